import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { act } from '#app/http/act.server'
import { parseId } from '#app/http/address'
import { seeOther } from '#app/http/redirect.server'
import { notFound } from '#app/http/responses'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { NEWS_NOT_FOUND } from '#app/text/words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminBreadcrumbs } from '#app/ui/admin/admin-frame'
import { Confirmation } from '#app/ui/feedback/confirmation'
import { AdminNotFound } from '../admin-not-found'
import { backToList, withReturn } from '../back-to-list'
import { actOf } from '../panel.server'
import { NEWS_ACTS } from './words'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.item ? "Supprimer l'actualité" : NEWS_NOT_FOUND)

/** Only the deletion asks first. The other acts lead back to the list, as after a sign-in on the way here. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const what = actOf(NEWS_ACTS, params)
  await requireAdmin({ request, context })
  const list = backToList(request, paths.admin.news())
  if (what !== 'delete') throw seeOther(list)
  const id = parseId(params.id)
  const item = id ? await site().news.findAny(id) : null
  return data({ item, list }, { status: item ? 200 : 404 })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const what = actOf(NEWS_ACTS, params)
  const by = callerOf(await requireAdmin({ request, context }))
  const id = parseId(params.id)
  // The page of the deletion says so itself.
  if (!id && what === 'delete') return notFound()
  if (!id) throw notFound()
  const { done, failed } = NEWS_ACTS[what]
  return act({ request, context }, () => site().admin.actOnNews(by, what, id), {
    to: backToList(request, paths.admin.news()),
    done,
    refused: { 'not-found': NEWS_NOT_FOUND },
    failed,
  })
}

export default function DeleteNews() {
  const { item, list } = useLoaderData<typeof loader>()
  if (!item) return <AdminNotFound what="news" list={list} />
  const gone = item.isPublished ? 'disparaît du site tout de suite' : 'est supprimée'
  return (
    <>
      <AdminBreadcrumbs tab={{ label: 'Actualités', href: list }} here="Supprimer" />
      <Confirmation
        title="Supprimer cette actualité ?"
        about={`« ${item.title} » ${gone}. Cette action est irréversible.`}
        action={withReturn(paths.admin.actOnNews(item.id, 'delete'), list)}
        button="Supprimer l'actualité"
        variant="danger"
        cancelHref={list}
      />
    </>
  )
}
