import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import type { Series } from '#modules/exams'
import { letterSchema } from '#modules/exams/schemas'
import { RETENTION } from '#modules/kernel/retention'
import {
  type Flash,
  notFound,
  parseId,
  parsePositiveInteger,
  readForm,
  redirectWith,
  requireUser,
  seeOther,
  signInFirst,
  withFailure,
} from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { formatPeriod } from '#app/text'

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const seriesId = parseId(args.params.id)
  const own = { userId: user.id, seriesId: seriesId ?? 0 }
  const series = seriesId && (await site().exams.series.find(own))
  if (!series) throw notFound()

  const number = readNumber(args.request)
  const next = findNext(series)
  if (number === null && series.isOver)
    return { series, next, asked: null, plan: await site().exams.studyPlans.findToday(user.id) }
  const place = series.places.find(({ position }) => position === number)
  const isAsked = place?.state === 'answered' || (place?.state === 'open' && !series.isOver)
  const question = isAsked ? await site().exams.series.findQuestion(own, place.position) : null
  if (!place || !question) throw seeOther(paths.series(series.id, { q: next ?? undefined }))
  const { position } = place
  if (question.userAnswer === null)
    return { series, next, asked: { position, question, place: null }, plan: null }
  // The question was answered on another device after the series was read.
  if (place.state !== 'answered') throw seeOther(paths.series(series.id, { q: position }))
  return { series, next, asked: { position, question, place }, plan: null }
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args)
  const [seriesId, position] = [parseId(args.params.id), readNumber(args.request)]
  const submission = await readForm(args.request, schema)
  if (seriesId === null || position === null) throw notFound()
  if (submission.status !== 'success')
    return data({ fault: submission.error?.userAnswer?.[0] }, { status: 400 })

  const { userAnswer: letter, edition } = submission.value
  const own = { userId: user.id, seriesId }
  const answer = async () => {
    const answered = await site().exams.series.answer(own, { position, letter, edition })
    if (!answered.ok) return REFUSALS[answered.code](args.request, seriesId)
    const { kind, userAnswer } = answered.value
    // A law paper goes on to the next question, and tells the answers at its end.
    const here = kind === 'legislation' ? paths.series(seriesId) : paths.series(seriesId, { q: position })
    return userAnswer === letter ? seeOther(here) : redirectWith(here, FIRST_COUNTS)
  }
  return withFailure({ context: args.context }, answer, (failed, status) =>
    data({ failed, letter }, { status }),
  )
}

type Refusal = Extract<
  Awaited<ReturnType<ReturnType<typeof site>['exams']['series']['answer']>>,
  { ok: false }
>['code']

const REFUSALS = {
  'signed-out': signInFirst,
  'not-found': () => {
    throw notFound()
  },
  closed: (_request, id) => redirectWith(paths.series(id), REPLACED),
  retired: (_request, id) => redirectWith(paths.series(id), RETIRED),
  changed: () => data({ isChanged: true }, { status: 409 }),
} satisfies Record<Refusal, (request: Request, id: number) => unknown>

const FIRST_COUNTS: Flash = {
  kind: 'info',
  title: 'Vous aviez déjà répondu à cette question',
  text: 'Votre première réponse compte.',
}
const REPLACED: Flash = {
  kind: 'info',
  title: "Cette série n'est plus en cours",
  text: `Une série prend fin quand vous en commencez une autre, ou après ${formatPeriod(RETENTION.answers)} sans réponse.`,
}
const RETIRED: Flash = {
  kind: 'info',
  title: 'Question retirée',
  text: 'Cette question vient de quitter le site : la série continue sans elle.',
}

const schema = z.object({
  userAnswer: letterSchema,
  /** The edition of the question that the reader saw. */
  edition: z.coerce.number().optional().catch(undefined),
})

function findNext({ isOver, places }: Series): number | null {
  return (!isOver && places.find(({ state }) => state === 'open')?.position) || null
}

const readNumber = (request: Request) => parsePositiveInteger(new URL(request.url).searchParams.get('q'))
