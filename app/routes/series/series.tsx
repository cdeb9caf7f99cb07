import { useActionData, useLoaderData } from '@remix-run/react'
import type { Letter } from '#modules/exams'
import type { Failure, PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { QUESTION_CHANGED } from '#app/text'
import { Breadcrumbs, FAILURE, ListenToQuestion, MEMBER_CRUMBS, StatusMessage } from '#app/ui'
import { ExamBar, questionTitle } from '#app/ui/exam'
import { SeriesEnd } from '#app/ui/series/series-end'
import { AnsweredQuestion, OpenQuestion, SeriesPlace } from '#app/ui/series/series-question'
import { action, loader } from './series.server'

export const handle: PageHandle<typeof loader> = ({ asked, series }) => ({
  title: asked ? `${questionTitle(asked.position, series.places.length)}, révision` : 'Révision',
  crumbs: [...MEMBER_CRUMBS, { label: 'Réviser', href: paths.revise() }],
  here: null,
  bare: true,
  wide: true,
})

export { action, loader }

export default function Series() {
  const { series, next, asked, plan } = useLoaderData<typeof loader>()
  const answer = useActionData<{ fault?: string; isChanged?: true; failed?: Failure; letter?: Letter }>()
  if (asked === null)
    return (
      <div data-turning="">
        <Breadcrumbs />
        <SeriesEnd series={series} plan={plan} />
      </div>
    )
  const { position } = asked
  const here = paths.series(series.id, { q: position })
  return (
    <div data-turning="">
      <Breadcrumbs />
      {answer?.failed && <StatusMessage kind="failure" title={FAILURE} {...answer.failed} focused />}
      {answer?.isChanged && <StatusMessage kind="info" {...QUESTION_CHANGED} focused />}
      <ExamBar number={position} total={series.places.length}>
        <SeriesPlace series={series}>
          <ListenToQuestion question={asked.question} />
        </SeriesPlace>
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
          isLast={position === series.places.length}
        />
      )}
    </div>
  )
}
