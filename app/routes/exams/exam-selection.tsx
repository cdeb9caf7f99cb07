import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { EXAM_TYPES } from '#modules/exams/schemas'
import { requireUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { ActionLink } from '#app/ui/content/blocks'
import { ExamCard } from '#app/ui/exam/exam-card'
import { PaperSection } from '#app/ui/exam/paper-section'
import { BackLink, CardGrid, PageHead, Row } from '#app/ui/layout/layout'
import { minutesOf } from '#app/text/exams'

export const meta: MetaFunction = () => unlistedMeta("Choix de l'examen")

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context })
  const { exams } = site()
  const lessons = (await exams.listLessons()).map(({ slug, title, questions }) => ({
    slug,
    title,
    questions,
  }))
  return { running: await exams.findRunning(user.id), progress: await exams.progress(user.id), lessons }
}

export default function ExamSelection() {
  const { running, progress, lessons } = useLoaderData<typeof loader>()
  return (
    <>
      <BackLink href={paths.dashboard()} />
      <PageHead
        title="Choix de l'examen"
        intro={`Entraînez-vous en ${minutesOf('practice')} minutes, ou passez la simulation complète de l'examen.`}
        actions={
          <Row>
            <ActionLink href={paths.dashboard()}>Tableau de bord</ActionLink>
            <ActionLink href={paths.results()}>Dernier résultat</ActionLink>
          </Row>
        }
      />
      <CardGrid columns={2}>
        {EXAM_TYPES.map((type) => (
          <ExamCard
            key={type}
            type={type}
            progress={progress}
            running={running.find((attempt) => attempt.type === type)}
          />
        ))}
      </CardGrid>
      <PaperSection progress={progress} lessons={lessons} />
    </>
  )
}
