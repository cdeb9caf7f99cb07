import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { parseId } from '../../http/ids'
import { seeOther } from '../../http/redirect.server'
import { requireUser } from '../../http/session.server'
import { site } from '../../modules.server'
import { paths } from '../../paths'
import { unlistedMeta } from '../../seo'
import { AdBreadcrumbs } from './ad-breadcrumbs'
import { AD_NOT_FOUND, AdNotFound } from './ad-not-found'
import { AdQuestion } from './ad-question'
import { stateOf } from './ad-view'
import { actOnAd } from './act-on-ad.server'
import { findOwnAd } from './find-ad.server'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.ad ? 'Marquer comme vendu' : AD_NOT_FOUND)

/** Whoever had to sign in before he could mark it comes here, and confirms it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context })
  const ad = await findOwnAd(user, params)
  if (ad && stateOf(ad) !== 'online') throw seeOther(paths.ad(ad.id))
  return data({ ad }, { status: ad ? 200 : 404 })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const user = await requireUser({ request, context })
  const id = parseId(params.id)
  if (!id) return data(null, { status: 404 })
  return actOnAd(context, () => site().ads.markSold(user.id, id), {
    done: { title: 'Annonce marquée comme vendue', to: paths.ad(id) },
    failed: { title: "Erreur lors de la mise à jour de l'annonce", to: paths.ad(id) },
  })
}

export default function SellAd() {
  const { ad } = useLoaderData<typeof loader>()
  if (!ad) return <AdNotFound />
  return (
    <>
      <AdBreadcrumbs ad={ad} here="Marquer comme vendu" />
      <AdQuestion
        question="Marquer comme vendu ?"
        about={`« ${ad.title} » quitte la liste des annonces, et vos coordonnées ne sont plus affichées.`}
        action={paths.sellAd(ad.id)}
        button="Marquer comme vendu"
        variant="primary"
        cancelHref={paths.ad(ad.id)}
      />
    </>
  )
}
