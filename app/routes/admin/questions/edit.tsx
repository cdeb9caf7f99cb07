import type { SubmissionResult } from '@conform-to/react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { act } from '#app/http/act.server'
import { parseId } from '#app/http/address'
import { readForm, refuseForm } from '#app/http/form.server'
import { notFound } from '#app/http/responses'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { QUESTION_NOT_FOUND } from '#app/text/words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminSubPage } from '#app/ui/admin/admin-frame'
import { AdminNotFound } from '../admin-not-found'
import { addressOf, backToList, withReturn } from '../back-to-list'
import { answeringTo, CONFLICT, MeanwhileSaved, QuestionForm, questionFormSchema } from './question-form'
import { DUPLICATE_QUESTION, QUESTION_WORDS, QUESTIONS_TAB } from './words'

const ADD = 'Ajouter une question'
const CHANGE = 'Modifier la question'

export const meta: MetaFunction<typeof loader> = ({ params, data }) => {
  if (params.id === undefined) return unlistedMeta(ADD)
  return unlistedMeta(data?.question ? CHANGE : QUESTION_NOT_FOUND)
}

/** The form of a new question, at `/admin/questions/new`, and of an existing one. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin({ request, context })
  const { exams } = site()
  const isNew = params.id === undefined
  const id = parseId(params.id)
  const question = id ? await exams.findQuestion(id) : null
  const list = backToList(request, paths.admin.questions())
  const shown = { isNew, themes: await exams.listThemes(), list, here: addressOf(request) }
  return data({ ...shown, question }, { status: question || isNew ? 200 : 404 })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const by = callerOf(await requireAdmin({ request, context }))
  const isNew = params.id === undefined
  const id = parseId(params.id)
  if (!id && !isNew) return notFound()
  const submission = await readForm(request, questionFormSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { version, ...fields } = submission.value
  const { admin } = site()
  const shown = { form: submission, to: backToList(request, paths.admin.questions()) }
  const duplicate = { fieldErrors: { question: [DUPLICATE_QUESTION] } }
  if (!id) {
    return act({ request, context }, () => admin.addQuestion(by, fields), {
      ...shown,
      done: QUESTION_WORDS.added,
      refused: { 'duplicate-question': duplicate },
      failed: QUESTION_WORDS.notAdded,
    })
  }
  const revise = () => admin.reviseQuestion(by, id, fields, { read: parseId(version) ?? 0 })
  return act({ request, context }, revise, {
    ...shown,
    done: ({ changed }) => (changed ? QUESTION_WORDS.updated : NOTHING_CHANGED),
    refused: {
      unknown: { formErrors: [GONE] },
      'duplicate-question': duplicate,
      changed: { formErrors: [CONFLICT] },
    },
    failed: QUESTION_WORDS.notUpdated,
  })
}

export default function EditQuestion() {
  const { question, isNew, themes, list, here } = useLoaderData<typeof loader>()
  const lastResult = useActionData<SubmissionResult>()
  if (!question && !isNew && !lastResult) return <AdminNotFound what="question" list={list} />
  const title = isNew ? ADD : CHANGE
  return (
    <AdminSubPage tab={{ ...QUESTIONS_TAB, href: list }} here={isNew ? 'Ajouter' : 'Modifier'} title={title}>
      {question ? (
        <>
          <MeanwhileSaved saved={question} lastResult={lastResult} />
          <QuestionForm
            action={here}
            submit="Enregistrer"
            cancelHref={list}
            note={NEW_VERSION}
            themes={themes}
            defaultValue={{ ...question, version: String(question.version) }}
            lastResult={answeringTo(question.version, lastResult)}
          />
        </>
      ) : (
        // Somebody may have deleted it in the meantime: what was typed makes a new question.
        <QuestionForm
          action={withReturn(paths.admin.newQuestion(), list)}
          submit="Ajouter la question"
          cancelHref={list}
          note={NEW_QUESTION}
          themes={themes}
          lastResult={lastResult}
        />
      )}
    </AdminSubPage>
  )
}

const GONE =
  "Cette question a été supprimée pendant que vous l'écriviez. Votre texte est gardé ci-dessous : « Ajouter la question » en fait une nouvelle."

const NOTHING_CHANGED = {
  kind: 'info',
  title: 'Aucune modification',
  text: 'La question est restée telle quelle.',
} as const

const NEW_QUESTION = {
  title: 'Et ensuite ?',
  text: 'La question peut être tirée dès le prochain examen.',
}

const NEW_VERSION = {
  title: 'Une nouvelle version',
  text: 'Les examens en cours et les anciens résultats gardent la version qui a été posée.',
}
