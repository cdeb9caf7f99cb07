import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { parseId } from '../../http/ids'
import { requireUser } from '../../http/session.server'
import { site } from '../../modules.server'
import { paths } from '../../paths'
import { unlistedMeta } from '../../seo'
import { Confirmation } from '../../ui/feedback/confirmation'
import { AdBreadcrumbs } from './ad-breadcrumbs'
import { AD_NOT_FOUND, AdNotFound } from './ad-not-found'
import { actOnAd } from './act-on-ad.server'
import { findRemovableAd } from './find-ad.server'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.ad ? "Supprimer l'annonce" : AD_NOT_FOUND)

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context })
  const ad = await findRemovableAd(user, params)
  return data({ ad }, { status: ad ? 200 : 404 })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const user = await requireUser({ request, context })
  const id = parseId(params.id)
  if (!id) return data(null, { status: 404 })
  return actOnAd(context, () => site().ads.remove(id, user), {
    done: { title: 'Annonce supprimée avec succès', to: paths.ads() },
    failed: { title: "Erreur lors de la suppression de l'annonce", to: paths.ad(id) },
  })
}

export default function DeleteAd() {
  const { ad } = useLoaderData<typeof loader>()
  if (!ad) return <AdNotFound />
  return (
    <>
      <AdBreadcrumbs ad={ad} here="Supprimer" />
      <Confirmation
        title="Supprimer cette annonce ?"
        about={`« ${ad.title} » disparaît tout de suite. Cette action est irréversible.`}
        action={paths.deleteAd(ad.id)}
        button="Supprimer l'annonce"
        variant="danger"
        cancelHref={paths.ad(ad.id)}
      />
    </>
  )
}
