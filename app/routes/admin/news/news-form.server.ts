import type { Submission } from '@conform-to/react'
import { type ActionFunctionArgs, data } from '@remix-run/node'
import type { Admin } from '#modules/admin'
import type { Caller } from '#modules/identity'
import type { NewsFields, NewsItem } from '#modules/news'
import type { Result } from '#modules/kernel/result'
import { actOn } from '#app/http/act.server'
import { readForm, refuseForm } from '#app/http/form.server'
import { seeOther } from '#app/http/redirect.server'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { refuseNoAdmin, success } from '../act.server'
import { backToList } from '../back-to-list'
import { newsFormSchema } from './news-form-schema'

type Code = 'signed-out' | 'not-admin' | 'not-found' | 'changed'

type Saving = {
  save: (
    admin: Admin,
    by: Caller,
    fields: NewsFields,
    readAt: Date | undefined,
  ) => Promise<Result<NewsItem, Code>>
  done: string
  failed: string
  /** As it is now: what somebody else has made of it. */
  current?: () => Promise<NewsItem | null>
}

/** What the form of an item is sent for: to be saved, or to be shown as it would look, and nothing saved. */
export async function saveNews({ request, context }: ActionFunctionArgs, saving: Saving) {
  const by = callerOf(await requireAdmin({ request, context }))
  const submission = await readForm(request, newsFormSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { intent, updatedAt, ...fields } = submission.value
  if (intent === 'preview') return data({ ...submission.reply(), preview: fields })
  return actOn(submission, { context, failure: saving.failed }, async () => {
    const saved = await saving.save(site().admin, by, fields, updatedAt ? new Date(updatedAt) : undefined)
    if (saved.ok) return seeOther(backToList(request, paths.admin.news()), [await success(saving.done)])
    switch (saved.code) {
      case 'not-found':
        return refuseForm(submission, { formErrors: [GONE] })
      case 'changed':
        return refuseChanged(submission, await saving.current?.())
      default:
        return refuseNoAdmin(request, saved.code)
    }
  })
}

/** As it was filled in. Sent once more it replaces what the admin has now been told of. */
function refuseChanged<Fields extends Record<string, unknown>, Value>(
  submission: Submission<Fields, string[], Value>,
  current: NewsItem | null | undefined,
) {
  const refused = submission.reply({ formErrors: [CHANGED_MEANWHILE] })
  const updatedAt = current?.updatedAt.toISOString()
  return data({ ...refused, initialValue: { ...refused.initialValue, updatedAt } }, { status: 400 })
}

const CHANGED_MEANWHILE =
  "Cette actualité a été modifiée pendant que vous l'écriviez. Votre texte est gardé ci-dessous, rien n'est enregistré. Voyez d'abord la version enregistrée ; « Enregistrer » la remplacera."

const GONE =
  "Cette actualité a été supprimée pendant que vous l'écriviez. Votre texte est gardé ci-dessous : « Enregistrer » en fait une nouvelle."
