import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { AdState } from '#modules/ads'
import { stateOf } from '#modules/ads/schemas'
import type { User } from '#modules/identity'
import { type Flash, flash } from '#app/http/flash.server'
import { seeOther } from '#app/http/redirect.server'
import { requireUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { AD_NOT_FOUND } from '#app/text/not-found-words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { Confirmation } from '#app/ui/feedback/confirmation'
import { AdBreadcrumbs } from './ad-breadcrumbs'
import { AdNotFound } from './ad-not-found'
import { actOnAd } from './act-on-ad.server'
import { findOwnAd, type Params } from './find-ad.server'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.ad ? 'Marquer comme vendu' : AD_NOT_FOUND)

/** Whoever had to sign in before he could mark it comes here, and confirms it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ad = await findSellable(await requireUser({ request, context }), params)
  return data({ ad }, { status: ad ? 200 : 404 })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const user = await requireUser({ request, context })
  const ad = await findSellable(user, params)
  if (!ad) return data(null, { status: 404 })
  const to = paths.ad(ad.id)
  return actOnAd(context, () => site().ads.markSold(user.id, ad.id), {
    done: { title: 'Annonce marquée comme vendue', to },
    failed: { failure: "Erreur lors de la mise à jour de l'annonce", to },
  })
}

export default function SellAd() {
  const { ad } = useLoaderData<typeof loader>()
  if (!ad) return <AdNotFound />
  return (
    <>
      <AdBreadcrumbs ad={ad} here="Marquer comme vendu" />
      <Confirmation
        title="Marquer comme vendu ?"
        about={`« ${ad.title} » quitte la liste des annonces, et vos coordonnées ne sont plus affichées.`}
        action={paths.sellAd(ad.id)}
        button="Marquer comme vendu"
        variant="primary"
        cancelHref={paths.ad(ad.id)}
      />
    </>
  )
}

/** Throws the way to the ad where there is nothing to sell, in which case its page offers no button. */
async function findSellable(user: User, params: Params) {
  const ad = await findOwnAd(user, params)
  const state = ad && stateOf(ad)
  if (ad && state && state !== 'online') throw seeOther(paths.ad(ad.id), [await flash(REFUSED[state])])
  return ad
}

const REFUSED: Record<Exclude<AdState, 'online'>, Flash> = {
  pending: {
    kind: 'failure',
    title: "Cette annonce n'est pas encore en ligne",
    text: "Elle ne peut pas encore être marquée comme vendue. Si vous n'en avez plus besoin, supprimez-la.",
  },
  sold: { kind: 'info', title: 'Cette annonce est déjà marquée comme vendue' },
  rejected: {
    kind: 'failure',
    title: 'Cette annonce a été refusée',
    text: "Elle n'est pas en ligne. Vous pouvez la supprimer et en poster une autre.",
  },
}
