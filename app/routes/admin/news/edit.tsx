import type { Submission } from '@conform-to/react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { act } from '#app/http/act.server'
import { parseId } from '#app/http/address'
import { readForm, refuseForm } from '#app/http/form.server'
import { notFound } from '#app/http/responses'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { fullName, NEWS_NOT_FOUND } from '#app/text/words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminNotFound } from '../admin-not-found'
import { backToList, withReturn } from '../back-to-list'
import { NewsEditor, newsFormSchema } from './news-form'

const ADD = 'Ajouter une actualité'
const CHANGE = "Modifier l'actualité"

export const meta: MetaFunction<typeof loader> = ({ params, data }) => {
  if (params.id === undefined) return unlistedMeta(ADD)
  return unlistedMeta(data?.item ? CHANGE : NEWS_NOT_FOUND)
}

/** The form of a new item, at `/admin/news/new`, and of an existing one. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { user } = await requireAdmin({ request, context })
  const id = parseId(params.id)
  const item = id ? await site().news.findAny(id) : null
  const isNew = params.id === undefined
  const shown = { list: backToList(request, paths.admin.news()), author: fullName(user), now: new Date() }
  return data({ ...shown, item, isNew }, { status: item || isNew ? 200 : 404 })
}

/** Saves the item, or shows what it would look like and saves nothing. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const by = callerOf(await requireAdmin({ request, context }))
  const isNew = params.id === undefined
  const id = parseId(params.id)
  if (!id && !isNew) return notFound()
  const submission = await readForm(request, newsFormSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { intent, updatedAt, ...fields } = submission.value
  if (intent === 'preview') return data({ ...submission.reply(), preview: fields })
  const { admin } = site()
  const readAt = updatedAt ? new Date(updatedAt) : undefined
  return act(
    { request, context },
    () => (id ? admin.updateNews(by, id, fields, readAt) : admin.createNews(by, fields)),
    {
      form: submission,
      to: backToList(request, paths.admin.news()),
      done: id ? 'Actualité mise à jour avec succès' : 'Actualité créée avec succès',
      refused: { 'not-found': { formErrors: [GONE] }, changed: () => refuseChanged(submission, id!) },
      failed: id ? "Impossible de mettre à jour l'actualité" : "Impossible de créer l'actualité",
    },
  )
}

export default function EditNews() {
  const { item, isNew, author, list, now } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (item) {
    return (
      <NewsEditor
        title={CHANGE}
        action={withReturn(paths.admin.newsItem(item.id), list)}
        cancelHref={list}
        publish="Publié"
        defaultValue={{ ...item, updatedAt: item.updatedAt.toISOString() }}
        savedHref={withReturn(paths.admin.previewNews(item.id), list)}
        createdAt={item.createdAt}
      />
    )
  }
  if (!isNew && !answer) return <AdminNotFound what="news" list={list} />
  // Somebody may have deleted it in the meantime: what was typed makes a new item.
  return (
    <NewsEditor
      title={isNew ? ADD : CHANGE}
      action={withReturn(paths.admin.newNews(), list)}
      cancelHref={list}
      publish="Publier tout de suite"
      defaultValue={isNew ? { author } : {}}
      createdAt={now}
    />
  )
}

/** The form as it was filled in. Sent again, it replaces the version that it now says it would replace. */
async function refuseChanged<Fields extends Record<string, unknown>, Value>(
  submission: Submission<Fields, string[], Value>,
  id: number,
) {
  const refused = submission.reply({ formErrors: [CHANGED_MEANWHILE] })
  const current = await site().news.findAny(id)
  const initialValue = {
    ...refused.initialValue,
    ...(current && { updatedAt: current.updatedAt.toISOString() }),
  }
  return data({ ...refused, initialValue }, { status: 400 })
}

const CHANGED_MEANWHILE =
  "Cette actualité a été modifiée pendant que vous l'écriviez. Votre texte est gardé ci-dessous, rien n'est enregistré. Voyez d'abord la version enregistrée ; « Enregistrer » la remplacera."

const GONE =
  "Cette actualité a été supprimée pendant que vous l'écriviez. Votre texte est gardé ci-dessous : « Enregistrer » en fait une nouvelle."
