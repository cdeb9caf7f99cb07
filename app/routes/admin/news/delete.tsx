import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { parseId } from '#app/http/ids'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { NEWS_NOT_FOUND } from '#app/text/not-found-words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminBreadcrumbs } from '#app/ui/admin/admin-sub-page'
import { Confirmation } from '#app/ui/feedback/confirmation'
import { actAsAdmin } from '../act.server'
import { AdminNotFound } from '../admin-not-found'
import { backToList, withReturn } from '../back-to-list'
import { findNews } from './find-news.server'
import { newsTab } from './words'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.item ? "Supprimer l'actualité" : NEWS_NOT_FOUND)

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin({ request, context })
  const item = await findNews(params)
  return data({ item, list: backToList(request, paths.admin.news()) }, { status: item ? 200 : 404 })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const by = callerOf(await requireAdmin({ request, context }))
  const id = parseId(params.id)
  if (!id) return data(null, { status: 404 })
  return actAsAdmin({ request, context }, () => site().admin.deleteNews(by, id), {
    to: backToList(request, paths.admin.news()),
    done: 'Actualité supprimée avec succès',
    refused: { 'not-found': NEWS_NOT_FOUND },
    failed: "Erreur lors de la suppression de l'actualité",
  })
}

export default function DeleteNews() {
  const { item, list } = useLoaderData<typeof loader>()
  if (!item) return <AdminNotFound what="news" list={list} />
  const gone = item.isPublished ? 'disparaît du site tout de suite' : 'est supprimée'
  return (
    <>
      <AdminBreadcrumbs tab={newsTab(list)} here="Supprimer" />
      <Confirmation
        title="Supprimer cette actualité ?"
        about={`« ${item.title} » ${gone}. Cette action est irréversible.`}
        action={withReturn(paths.admin.deleteNews(item.id), list)}
        button="Supprimer l'actualité"
        variant="danger"
        cancelHref={list}
      />
    </>
  )
}
