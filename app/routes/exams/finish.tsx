import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { notFound, type PageHandle, parseId, requireUser } from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { END_TITLE, EndQuestion } from '#app/ui/exam'
import { PageHead } from '#app/ui'
import { leaveAttempt, listLeft, refreshAfter } from './attempts.server'

export const handle: PageHandle<typeof loader> = ({ refresh }) => ({
  title: "Terminer l'examen",
  heading: END_TITLE,
  bare: true,
  refresh,
})

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const id = parseId(args.params.attempt)
  const attempt = id && (await site().exams.attempts.findProgress({ userId: user.id, attemptId: id }))
  if (!attempt) throw notFound()
  if (attempt.status === 'closed') throw await leaveAttempt(attempt)
  const { type, time, answers } = attempt
  const refresh = refreshAfter(attempt, paths.finishQuiz(attempt.id))
  return { id: attempt.id, type, time, last: answers.length, left: listLeft(attempt), refresh }
}

/** Asks before an exam ends. Without a script, 'Terminer' leads here if a question is unanswered or marked. */
export default function Finish() {
  const { id, type, time, last, left } = useLoaderData<typeof loader>()
  const questionAt = (q: number) => paths.quiz({ type, attempt: id, q })
  return (
    <>
      <PageHead />
      <form method="post" action={questionAt(last)}>
        <EndQuestion left={left} time={time} last={last} hrefOf={questionAt} />
      </form>
    </>
  )
}
