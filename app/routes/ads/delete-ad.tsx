import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { callerOf, requireSession, requireUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { AD_NOT_FOUND } from '#app/text/not-found-words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { Confirmation } from '#app/ui/feedback/confirmation'
import { AdBreadcrumbs } from './ad-breadcrumbs'
import { AdNotFound } from './ad-not-found'
import { actOnAd } from './act-on-ad.server'
import { findRemovableAd } from './find-ad.server'
import { actAsAdmin } from '../admin/act.server'
import { AD_DELETED, AD_NOT_DELETED } from './words'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.ad ? "Supprimer l'annonce" : AD_NOT_FOUND)

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context })
  const ad = await findRemovableAd(user, params)
  return data({ ad }, { status: ad ? 200 : 404 })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const session = await requireSession({ request, context })
  const { user } = session
  const ad = await findRemovableAd(user, params)
  if (!ad) return data(null, { status: 404 })
  const { id } = ad
  const list = ad.userId === user.id ? paths.ownAds() : paths.ads()
  if (!user.isAdmin) {
    return actOnAd(context, () => site().ads.remove(user.id, id), {
      done: { title: AD_DELETED, to: list },
      failed: { failure: AD_NOT_DELETED, to: paths.ad(id) },
    })
  }
  return actAsAdmin({ request, context }, () => site().admin.deleteAd(callerOf(session), id), {
    to: list,
    done: AD_DELETED,
    refused: { 'not-found': AD_NOT_FOUND },
    failed: AD_NOT_DELETED,
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
