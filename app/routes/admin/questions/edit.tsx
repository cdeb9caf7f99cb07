import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import type { SubmissionResult } from '@conform-to/react'
import { useActionData, useLoaderData } from '@remix-run/react'
import { flash } from '#app/http/flash.server'
import { actOn } from '#app/http/act.server'
import { readForm, refuseForm } from '#app/http/form.server'
import { parseId } from '#app/http/ids'
import { seeOther } from '#app/http/redirect.server'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { QUESTION_NOT_FOUND } from '#app/text/not-found-words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminSubPage } from '#app/ui/admin/admin-sub-page'
import { refuseNoAdmin, success } from '../act.server'
import { AdminNotFound } from '../admin-not-found'
import { addressOf, backToList, withReturn } from '../back-to-list'
import { answeringTo, CONFLICT, MeanwhileSaved } from './meanwhile-saved'
import { questionFormSchema } from './form-schema'
import { QuestionForm } from './question-form'
import { QUESTIONS_TAB } from './tab'
import { DUPLICATE_QUESTION, NEW_QUESTION, NEW_VERSION, QUESTION_WORDS } from './words'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.question ? 'Modifier la question' : QUESTION_NOT_FOUND)

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin({ request, context })
  const id = parseId(params.id)
  const question = id && (await site().exams.findQuestion(id))
  const themes = await site().exams.listThemes()
  const shown = { themes, list: backTo(request), here: addressOf(request) }
  return data({ ...shown, question: question || null }, { status: question ? 200 : 404 })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const session = await requireAdmin({ request, context })
  const id = parseId(params.id)
  // The page itself, which is loaded anew, says that there is none.
  if (!id) return data(null, { status: 404 })
  const submission = await readForm(request, questionFormSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { version, ...fields } = submission.value
  return actOn(submission, { context, failure: QUESTION_WORDS.notUpdated }, async () => {
    const read = parseId(version) ?? 0
    const revised = await site().admin.reviseQuestion(callerOf(session), id, fields, { read })
    if (revised.ok) {
      const done = revised.value.changed ? success(QUESTION_WORDS.updated) : flash(NOTHING_CHANGED)
      return seeOther(backTo(request), [await done])
    }
    switch (revised.code) {
      case 'unknown':
        return refuseForm(submission, { formErrors: [GONE] })
      case 'duplicate-question':
        return refuseForm(submission, { fieldErrors: { question: [DUPLICATE_QUESTION] } })
      case 'changed':
        return refuseForm(submission, { formErrors: [CONFLICT] })
      default:
        return refuseNoAdmin(request, revised.code)
    }
  })
}

export default function EditQuestion() {
  const { question, themes, list, here } = useLoaderData<typeof loader>()
  const lastResult = useActionData<SubmissionResult>()
  if (!question) return lastResult ? <AsNewQuestion /> : <AdminNotFound what="question" list={list} />
  const { version, ...fields } = question
  return (
    <AdminSubPage tab={{ ...QUESTIONS_TAB, href: list }} here="Modifier" title="Modifier la question">
      <MeanwhileSaved saved={fields} lastResult={lastResult} />
      <QuestionForm
        action={here}
        submit="Enregistrer"
        cancelHref={list}
        note={NEW_VERSION}
        themes={themes}
        defaultValue={{ ...fields, version: String(version) }}
        lastResult={answeringTo(version, lastResult)}
      />
    </AdminSubPage>
  )
}

/** Somebody has deleted it meanwhile: what was typed makes a new one. */
function AsNewQuestion() {
  const { themes, list } = useLoaderData<typeof loader>()
  const lastResult = useActionData<SubmissionResult>()
  return (
    <AdminSubPage tab={{ ...QUESTIONS_TAB, href: list }} here="Modifier" title="Modifier la question">
      <QuestionForm
        action={withReturn(paths.admin.newQuestion(), list)}
        submit="Ajouter la question"
        cancelHref={list}
        note={NEW_QUESTION}
        themes={themes}
        lastResult={lastResult}
      />
    </AdminSubPage>
  )
}

const GONE =
  "Cette question a été supprimée pendant que vous l'écriviez. Votre texte est gardé ci-dessous : « Ajouter la question » en fait une nouvelle."

const backTo = (request: Request) => backToList(request, paths.admin.questions())

const NOTHING_CHANGED = {
  kind: 'info',
  title: 'Aucune modification',
  text: 'La question est restée telle quelle.',
} as const
