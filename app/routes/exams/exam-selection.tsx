import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ExamType } from '#modules/exams'
import { EXAM_DAY_MINIMUM, EXAMS, PASS_MARK, PASSES_TO_UNLOCK } from '#modules/exams/schemas'
import { requireUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { ActionLink } from '#app/ui/content/links'
import { ExamCard, type ExamCardState } from '#app/ui/exam/exam-card'
import { ButtonLink } from '#app/ui/forms/button'
import { BackLink, backTarget } from '#app/ui/layout/trail'
import { CardGrid, Row } from '#app/ui/layout/layout'
import { PageHead } from '#app/ui/layout/page-head'
import { LOCKED, minutesOf } from '#app/text/exams'

export const meta: MetaFunction = () => unlistedMeta("Choix de l'examen")

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context })
  const { exams } = site()
  return { running: await exams.findRunning(user.id), progress: await exams.progress(user.id) }
}

export default function ExamSelection() {
  const { running, progress } = useLoaderData<typeof loader>()
  const counts = { passed: progress.passed, needed: PASSES_TO_UNLOCK, hint: LOCKED }
  const official =
    progress.isOfficialUnlocked || running.some(({ type }) => type === 'official') ? 'open' : 'locked'
  return (
    <>
      <BackLink href={backTarget(paths.examSelection())} />
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
        <Exam
          type="practice"
          state={{ kind: 'practice', ...counts }}
          running={running.find((attempt) => attempt.type === 'practice')}
        />
        <Exam
          type="official"
          state={{ kind: official, ...counts }}
          running={running.find((attempt) => attempt.type === 'official')}
        />
      </CardGrid>
    </>
  )
}

const CARDS = {
  practice: { title: "Examen d'entraînement", minimum: [{ term: 'Score minimum', value: `${PASS_MARK} %` }] },
  official: {
    title: 'Examen officiel',
    minimum: [
      { term: "Minimum le jour de l'examen", value: `${EXAM_DAY_MINIMUM} %` },
      { term: 'Score minimum sur ce site', value: `${PASS_MARK} %` },
    ],
  },
} satisfies Record<ExamType, unknown>

type ExamProps = { type: ExamType; state: ExamCardState; running: { id: number } | undefined }

function Exam({ type, state, running }: ExamProps) {
  const { title, minimum } = CARDS[type]
  return (
    <ExamCard
      title={title}
      badge={running ? 'Examen en cours' : undefined}
      state={state}
      facts={[
        { term: 'Questions', value: `${EXAMS[type].questions}, tirées au hasard` },
        { term: 'Durée', value: `${minutesOf(type)} minutes` },
        ...minimum,
      ]}
      action={
        state.kind !== 'locked' && (
          <>
            <ButtonLink href={paths.startQuiz(type)} variant="primary" wide>
              {running ? 'Reprendre' : "Démarrer l'examen"}
            </ButtonLink>
            {running && (
              <ButtonLink href={paths.abandonQuiz(running.id)} variant="quiet" wide>
                Abandonner
              </ButtonLink>
            )}
          </>
        )
      }
    />
  )
}
