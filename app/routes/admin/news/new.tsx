import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/http/session.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { fullName } from '#app/text/full-name'
import { backToList, withReturn } from '../back-to-list'
import { NewsEditor } from './news-editor'
import { saveNews } from './news-form.server'

const TITLE = 'Ajouter une actualité'

export const meta: MetaFunction = () => unlistedMeta(TITLE)

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await requireAdmin({ request, context })
  const list = backToList(request, paths.admin.news())
  return { author: fullName(user), list, now: new Date() }
}

export function action(args: ActionFunctionArgs) {
  return saveNews(args, {
    save: (admin, by, fields) => admin.createNews(by, fields),
    done: 'Actualité créée avec succès',
    failed: "Impossible de créer l'actualité",
  })
}

export default function NewNews() {
  const { author, list, now } = useLoaderData<typeof loader>()
  return (
    <NewsEditor
      title={TITLE}
      action={withReturn(paths.admin.newNews(), list)}
      cancelHref={list}
      publish="Publier tout de suite"
      defaultValue={{ author }}
      createdAt={now}
    />
  )
}
