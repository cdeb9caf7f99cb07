import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { parseId } from '#app/http/ids'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { AD_NOT_FOUND } from '#app/text/not-found-words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminBreadcrumbs } from '#app/ui/admin/admin-sub-page'
import { Confirmation } from '#app/ui/feedback/confirmation'
import { AD_DELETED, AD_NOT_DELETED } from '#app/routes/ads/words'
import { actAsAdmin } from '../act.server'
import { AdminNotFound } from '../admin-not-found'
import { backToList, withReturn } from '../back-to-list'
import { findAnyAd } from './find-ad.server'
import { ADS_TAB } from './words'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.ad ? "Supprimer l'annonce" : AD_NOT_FOUND)

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin({ request, context })
  const ad = await findAnyAd(params)
  return data({ ad, list: backToList(request, paths.admin.ads()) }, { status: ad ? 200 : 404 })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const session = await requireAdmin({ request, context })
  const id = parseId(params.id)
  if (!id) return data(null, { status: 404 })
  return actAsAdmin({ request, context }, () => site().admin.deleteAd(callerOf(session), id), {
    to: backToList(request, paths.admin.ads()),
    done: AD_DELETED,
    refused: { 'not-found': AD_NOT_FOUND },
    failed: AD_NOT_DELETED,
  })
}

export default function DeleteAd() {
  const { ad, list } = useLoaderData<typeof loader>()
  if (!ad) return <AdminNotFound what="ad" list={list} />
  return (
    <>
      <AdminBreadcrumbs tab={{ ...ADS_TAB, href: list }} here="Supprimer" />
      <Confirmation
        title="Supprimer cette annonce ?"
        about={`« ${ad.title} » disparaît tout de suite. Cette action est irréversible.`}
        action={withReturn(paths.admin.deleteAd(ad.id), list)}
        button="Supprimer l'annonce"
        variant="danger"
        cancelHref={list}
      />
    </>
  )
}
