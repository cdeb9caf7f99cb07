import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import type { SubmissionResult } from '@conform-to/react'
import { useActionData, useLoaderData } from '@remix-run/react'
import { actOn } from '#app/http/act.server'
import { readForm, refuseForm } from '#app/http/form.server'
import { seeOther } from '#app/http/redirect.server'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminSubPage } from '#app/ui/admin/admin-sub-page'
import { refuseNoAdmin, success } from '../act.server'
import { backToList, withReturn } from '../back-to-list'
import { questionFormSchema } from './form-schema'
import { QuestionForm } from './question-form'
import { QUESTIONS_TAB } from './tab'
import { DUPLICATE_QUESTION, NEW_QUESTION, QUESTION_WORDS } from './words'

export const meta: MetaFunction = () => unlistedMeta('Ajouter une question')

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin({ request, context })
  return { themes: await site().exams.listThemes(), list: backToList(request, paths.admin.questions()) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const session = await requireAdmin({ request, context })
  const submission = await readForm(request, questionFormSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { version: _version, ...fields } = submission.value
  return actOn(submission, { context, failure: QUESTION_WORDS.notAdded }, async () => {
    const added = await site().admin.addQuestion(callerOf(session), fields)
    if (added.ok) {
      const list = backToList(request, paths.admin.questions())
      return seeOther(list, [await success(QUESTION_WORDS.added)])
    }
    if (added.code !== 'duplicate-question') return refuseNoAdmin(request, added.code)
    return refuseForm(submission, { fieldErrors: { question: [DUPLICATE_QUESTION] } })
  })
}

export default function NewQuestion() {
  const { themes, list } = useLoaderData<typeof loader>()
  const lastResult = useActionData<SubmissionResult>()
  return (
    <AdminSubPage tab={{ ...QUESTIONS_TAB, href: list }} here="Ajouter" title="Ajouter une question">
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
