import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import type { Letter, Series as WholeSeries } from '#modules/exams'
import { letterSchema } from '#modules/exams/schemas'
import {
  type Failure,
  type Flash,
  notFound,
  type PageHandle,
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
import { sourceName } from '#app/text'
import { ExamBar, questionTitle } from '#app/ui/exam'
import { Breadcrumbs, FAILURE, MEMBER_CRUMBS, StatusMessage, Text } from '#app/ui'
import { SeriesEnd } from '#app/ui/series/series-end'
import { AnsweredQuestion, OpenQuestion } from '#app/ui/series/series-question'

export const handle: PageHandle<typeof loader> = ({ asked, series }) => ({
  title: asked ? `${questionTitle(asked.position, series.places.length)}, révision` : 'Révision',
  crumbs: [...MEMBER_CRUMBS, { label: 'Réviser', href: paths.revise() }],
  here: null,
  bare: true,
  wide: true,
})

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const seriesId = parsePositiveInteger(args.params.id)
  const own = { userId: user.id, seriesId: seriesId ?? 0 }
  const series = seriesId && (await site().exams.series.find(own))
  if (!series) throw notFound()

  const number = readNumber(args.request)
  const next = findNext(series)
  if (number === null && series.isOver) return { series, next, asked: null }
  const place = series.places.find(({ position }) => position === number)
  const isAsked = place?.state === 'answered' || (place?.state === 'open' && !series.isOver)
  const question = isAsked ? await site().exams.series.findQuestion(own, place.position) : null
  if (!place || !question) throw seeOther(paths.series(series.id, { q: next ?? undefined }))
  const { position } = place
  if (question.userAnswer === null) return { series, next, asked: { position, question, place: null } }
  // The question was answered on another device after the series was read.
  if (place.state !== 'answered') throw seeOther(paths.series(series.id, { q: position }))
  return { series, next, asked: { position, question, place } }
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args)
  const [seriesId, position] = [parsePositiveInteger(args.params.id), readNumber(args.request)]
  const submission = await readForm(args.request, schema)
  if (seriesId === null || position === null) throw notFound()
  if (submission.status !== 'success')
    return data({ fault: submission.error?.userAnswer?.[0] }, { status: 400 })

  const { userAnswer: letter, edition } = submission.value
  const own = { userId: user.id, seriesId }
  const answer = async () => {
    const answered = await site().exams.series.answer(own, { position, letter, edition })
    if (!answered.ok) return REFUSALS[answered.code](args.request, seriesId)
    const here = paths.series(seriesId, { q: position })
    return answered.value.userAnswer === letter ? seeOther(here) : redirectWith(here, FIRST_COUNTS)
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
  text: 'Vous avez commencé une autre série.',
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

export default function Series() {
  const { series, next, asked } = useLoaderData<typeof loader>()
  const answer = useActionData<{ fault?: string; isChanged?: true; failed?: Failure; letter?: Letter }>()
  if (!asked)
    return (
      <div data-turning="">
        <Breadcrumbs />
        <SeriesEnd id={series.id} places={series.places} />
      </div>
    )
  const { position } = asked
  const here = paths.series(series.id, { q: position })
  return (
    <div data-turning="">
      <Breadcrumbs />
      {answer?.failed && <StatusMessage kind="failure" title={FAILURE} {...answer.failed} focused />}
      {answer?.isChanged && <StatusMessage kind="info" {...CHANGED} focused />}
      <ExamBar number={position} total={series.places.length}>
        <Text tone="muted">{sourceName(series.source)}</Text>
      </ExamBar>
      {asked.place === null ? (
        <OpenQuestion
          question={asked.question}
          action={here}
          chosen={answer?.letter ?? null}
          error={answer?.fault}
        />
      ) : (
        <AnsweredQuestion
          question={asked.question}
          place={asked.place}
          here={here}
          nextHref={next === null ? null : paths.series(series.id, { q: next })}
          endHref={paths.series(series.id)}
        />
      )}
    </div>
  )
}

const CHANGED = {
  title: 'Question modifiée',
  text: 'Sa réponse ou ses options viennent de changer. Répondez à la nouvelle version.',
}

function findNext({ isOver, places }: WholeSeries): number | null {
  return (!isOver && places.find(({ state }) => state === 'open')?.position) || null
}

const readNumber = (request: Request) => parsePositiveInteger(new URL(request.url).searchParams.get('q'))
