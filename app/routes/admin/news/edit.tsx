import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { parseId } from '#app/http/ids'
import { requireAdmin } from '#app/http/session.server'
import { NEWS_NOT_FOUND } from '#app/text/not-found-words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminNotFound } from '../admin-not-found'
import { backToList, withReturn } from '../back-to-list'
import { findNews } from './find-news.server'
import { NewsEditor } from './news-editor'
import { saveNews } from './news-form.server'

const TITLE = "Modifier l'actualité"

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.item ? TITLE : NEWS_NOT_FOUND)

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin({ request, context })
  const item = await findNews(params)
  const list = backToList(request, paths.admin.news())
  return data({ item, list, now: new Date() }, { status: item ? 200 : 404 })
}

export async function action(args: ActionFunctionArgs) {
  const id = parseId(args.params.id)
  if (!id) {
    await requireAdmin(args)
    return data(null, { status: 404 })
  }
  return saveNews(args, {
    save: (admin, by, fields, readAt) => admin.updateNews(by, id, fields, readAt),
    done: 'Actualité mise à jour avec succès',
    failed: "Impossible de mettre à jour l'actualité",
    current: () => findNews(args.params),
  })
}

export default function EditNews() {
  const { item, list, now } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (item) {
    return (
      <NewsEditor
        title={TITLE}
        action={withReturn(paths.admin.newsItem(item.id), list)}
        cancelHref={list}
        publish="Publié"
        defaultValue={{ ...item, updatedAt: item.updatedAt.toISOString() }}
        savedHref={withReturn(paths.admin.previewNews(item.id), list)}
        createdAt={item.createdAt}
      />
    )
  }
  if (!answer) return <AdminNotFound what="news" list={list} />
  // Somebody has deleted it meanwhile: what was typed makes a new one.
  return (
    <NewsEditor
      title={TITLE}
      action={withReturn(paths.admin.newNews(), list)}
      cancelHref={list}
      publish="Publier tout de suite"
      defaultValue={{}}
      createdAt={now}
    />
  )
}
