import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import type { FoundQuestion } from '#modules/exams'
import { letterSchema, questionsBeside, questionToShow } from '#modules/exams/schemas'
import {
  badRequest,
  type Flash,
  readForm,
  redirectWith,
  requireUser,
  seeOther,
  signInFirst,
  withFailure,
} from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { keepLastQuestion, readLastQuestion, readTheoryAddress } from './theory-address.server'

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const { query, number, answered } = readTheoryAddress(args.request)
  const leftAt = await readLastQuestion(args.request, user.id)
  const { exams } = site()
  const { found, themes, total } = await exams.theory.find(user.id, query, answered?.question)
  const choice = { query, themes, total }
  const current = questionToShow(found, { number, leftAt })
  if (!current) return data({ choice, study: null })

  const here = paths.theory({ ...query, q: current.number })
  if (number !== null && number !== current.number) throw seeOther(here)
  const [question, lessons] = await Promise.all([exams.questions.find(current.id), exams.lessons.listSlugs()])
  // If the question was just retired, loads the page again: the next question now has this number.
  if (!question) throw seeOther(here)
  const lesson = lessons.find((slug) => slug === current.slug) ?? null
  const userAnswer = answered?.question === current.id ? answered.userAnswer : null
  const study = { question, studied: current, ...findPosition(current, found), userAnswer, lesson }
  const headers = new Headers()
  if (leftAt !== current.id)
    headers.set('Set-Cookie', await keepLastQuestion({ userId: user.id, questionId: current.id }))
  return data({ choice, study }, { headers })
}

/** Grades the answer, and leads to its question with the answer in the URL. */
export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args)
  const { query, number } = readTheoryAddress(args.request)
  const submission = await readForm(args.request, schema)
  // The site's own form sends only valid answers.
  if (submission.status !== 'success' || number === null) throw badRequest()
  const { question, edition, userAnswer } = submission.value
  const answer = async () => {
    const given = { questionId: question, letter: userAnswer, edition }
    const answered = await site().exams.theory.answer(user.id, given)
    if (!answered.ok) return REFUSALS[answered.code](args.request, paths.theory({ ...query, q: number }))
    const here = paths.theory({ ...query, q: number, question, userAnswer })
    return answered.value.userAnswer === userAnswer ? seeOther(here) : redirectWith(here, FIRST_COUNTS)
  }
  return withFailure({ context: args.context }, answer, (failed, status) => data({ failed }, { status }))
}

const schema = z.object({
  question: z.coerce.number().int().positive(),
  /** The edition of the question that the reader saw. */
  edition: z.coerce.number().int().positive(),
  userAnswer: letterSchema,
})

type Refusal = Extract<
  Awaited<ReturnType<ReturnType<typeof site>['exams']['theory']['answer']>>,
  { ok: false }
>['code']

const REFUSALS = {
  'signed-out': signInFirst,
  retired: (_request, here) => redirectWith(here, RETIRED),
  changed: () => data({ isChanged: true }, { status: 409 }),
} satisfies Record<Refusal, (request: Request, here: string) => unknown>

const FIRST_COUNTS: Flash = {
  kind: 'info',
  title: "Vous aviez déjà répondu à cette question aujourd'hui",
  text: 'Votre première réponse du jour compte.',
}
const RETIRED: Flash = {
  kind: 'info',
  title: 'Question retirée',
  text: 'Elle vient de quitter le site : votre réponse ne compte pas.',
}

function findPosition(current: FoundQuestion, found: readonly FoundQuestion[]) {
  const index = found.indexOf(current)
  return {
    place: index + 1,
    matching: found.length,
    previous: found[index - 1]?.number ?? null,
    next: found[index + 1]?.number ?? null,
    beside: questionsBeside(found, current),
  }
}
