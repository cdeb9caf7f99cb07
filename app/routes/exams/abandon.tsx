import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { notFound, type PageHandle, parseId, redirectWith, requireUser } from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { Actions, BackLink, Button, ButtonLink, PageHead } from '#app/ui'
import { leaveAttempt } from './attempts.server'
import { NOTHING_RECORDED } from '#app/text'

export const handle: PageHandle = {
  title: "Abandonner l'examen",
  heading: 'Abandonner cet examen ?',
}

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const id = parseId(args.params.attempt)
  const attempt = id && (await site().exams.attempts.findProgress({ userId: user.id, attemptId: id }))
  if (!attempt) throw notFound()
  if (attempt.status === 'closed') throw await leaveAttempt(attempt)
  return { id: attempt.id, type: attempt.type, time: attempt.time }
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args)
  const id = parseId(args.params.attempt)
  const attempt = id && (await site().exams.attempts.abandon({ userId: user.id, attemptId: id }))
  if (!attempt) throw notFound()
  if (!attempt.abandoned) return leaveAttempt(attempt)
  const abandoned = { kind: 'info', title: 'Examen abandonné', text: NOTHING_RECORDED } as const
  return redirectWith(paths.examSelection(), abandoned)
}

export default function Abandon() {
  const { id, type, time } = useLoaderData<typeof loader>()
  const clock = time === 'none' ? '' : " Le chronomètre continue tant que vous n'avez pas choisi."
  const exam = paths.startQuiz(type)
  return (
    <>
      <BackLink href={exam}>Reprendre l'examen</BackLink>
      <PageHead intro={`Vos réponses seront effacées et rien ne sera enregistré.${clock}`} />
      <form method="post" action={paths.abandonQuiz(id)}>
        <Actions>
          <Button variant="danger">Abandonner</Button>
          <ButtonLink href={exam}>Reprendre l'examen</ButtonLink>
        </Actions>
      </form>
    </>
  )
}
