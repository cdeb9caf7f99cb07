import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { act } from '#app/http/act.server'
import { parseId } from '#app/http/address'
import { notFound } from '#app/http/responses'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { QUESTION_NOT_FOUND } from '#app/text/words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminBreadcrumbs } from '#app/ui/admin/admin-frame'
import { Confirmation } from '#app/ui/feedback/confirmation'
import { AdminNotFound } from '../admin-not-found'
import { addressOf, backToList } from '../back-to-list'
import { QUESTION_WORDS, QUESTIONS_TAB } from './words'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.question ? 'Supprimer la question' : QUESTION_NOT_FOUND)

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin({ request, context })
  const id = parseId(params.id)
  const question = id && (await site().exams.findQuestion(id))
  if (!question) return data({ question: null, list: backTo(request), here: '' }, { status: 404 })
  return data({ question, list: backTo(request), here: addressOf(request) })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const session = await requireAdmin({ request, context })
  const id = parseId(params.id)
  if (!id) return notFound()
  return act({ request, context }, () => site().admin.deleteQuestion(callerOf(session), id), {
    to: backTo(request),
    done: QUESTION_WORDS.deleted,
    refused: { unknown: QUESTION_NOT_FOUND },
    failed: QUESTION_WORDS.notDeleted,
  })
}

export default function DeleteQuestion() {
  const { question, list, here } = useLoaderData<typeof loader>()
  if (!question) return <AdminNotFound what="question" list={list} />
  return (
    <>
      <AdminBreadcrumbs tab={{ ...QUESTIONS_TAB, href: list }} here="Supprimer" />
      <Confirmation
        title="Êtes-vous sûr de vouloir supprimer cette question ?"
        about={`« ${question.question} » ne sera plus jamais posée. Les résultats passés la gardent.`}
        action={here}
        button="Supprimer la question"
        variant="danger"
        cancelHref={list}
      />
    </>
  )
}

const backTo = (request: Request) => backToList(request, paths.admin.questions())
