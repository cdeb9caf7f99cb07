import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { minutesOf } from '#app/text'
import { ActionLink, BackLink, CardGrid, PageHead } from '#app/ui'
import { ExamCard, OtherRunning, PaperSection } from '#app/ui/exam'
import type { ExamType } from '#modules/exams'
import { EXAM_TYPES } from '#modules/exams/schemas'
import { loader } from './exam-selection.server'

export const handle: PageHandle = { title: "Choix de l'examen" }

export { loader }

/** The exam with the page's primary button comes first. */
const inOrder = (main: ExamType) => [main, ...EXAM_TYPES.filter((type) => type !== main)]

export default function ExamSelection() {
  const { running, main, begin, progress, chances, lessons, hasResult } = useLoaderData<typeof loader>()
  const other = begin && running.find(({ type }) => type !== begin.type)
  return (
    <>
      <BackLink href={paths.dashboard()} />
      <PageHead
        intro={`Entraînez-vous en ${minutesOf('practice')} minutes, ou passez l'« examen officiel », la simulation complète de ce site. Les questions sont les nôtres.`}
        actions={
          <>
            {hasResult && <ActionLink href={paths.results()}>Dernier résultat</ActionLink>}
            <ActionLink href={paths.realExam()}>Ce que nous savons de l'épreuve</ActionLink>
          </>
        }
      />
      {other && <OtherRunning running={other} begin={begin} />}
      <CardGrid columns={2}>
        {inOrder(main).map((type) => (
          <ExamCard
            key={type}
            type={type}
            progress={progress}
            chances={chances}
            running={running.find((attempt) => attempt.type === type)}
            isMain={!other && type === main}
          />
        ))}
      </CardGrid>
      <PaperSection progress={progress} lessons={lessons} />
    </>
  )
}
