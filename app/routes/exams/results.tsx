import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ExamResult, Progress } from '#modules/exams'
import { isCounted, isPassed } from '#modules/exams/rules'
import { type PageHandle, requireUser } from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { Breadcrumbs, ButtonLink, EmptyState, MEMBER_CRUMBS, PageHead } from '#app/ui'
import { fullName } from '#app/text'
import { isOfficialPass, ResultReport } from './result-report'

export const handle: PageHandle = { title: 'Résultat', crumbs: MEMBER_CRUMBS }

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const { exams } = site()
  const latest = await exams.results.findLatest(user.id)
  const [progress, lessons] = await Promise.all([
    exams.results.findProgress(user.id),
    exams.lessons.listSlugs(),
  ])
  return { latest, progress, lessons, candidate: fullName(user) }
}

export default function Results() {
  const { latest, progress, lessons, candidate } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs />
      {latest ? (
        <ResultReport
          {...latest}
          candidate={candidate}
          verdict={isPassed(latest.result) ? 'Réussi' : 'Non réussi'}
          progress={progress}
          lessons={lessons}
          folded
          from={paths.results()}
          actions={<Onwards result={latest.result} progress={progress} />}
        />
      ) : (
        <>
          <PageHead />
          <EmptyState
            level={2}
            title="Aucun résultat trouvé"
            text="Vous n'avez pas encore passé d'examen."
            action={
              <ButtonLink href={paths.examSelection()} variant="primary">
                Démarrer l'examen
              </ButtonLink>
            }
          />
        </>
      )}
    </>
  )
}

function Onwards({ result, progress }: { result: ExamResult; progress: Progress }) {
  const isNext = isPassed(result) && isCounted(result) && progress.isOfficialUnlocked
  const next = isOfficialPass(result)
    ? { href: paths.revise({ source: 'due' }), label: 'Réviser maintenant' }
    : isNext && !progress.isOfficialPassed && toOfficialLink(result)
  return (
    <>
      {next && (
        <ButtonLink href={next.href} variant="primary">
          {next.label}
        </ButtonLink>
      )}
      <ButtonLink href={paths.examSelection()} variant={next ? 'default' : 'primary'}>
        Nouvel examen
      </ButtonLink>
      <ButtonLink href={paths.dashboard()}>Tableau de bord</ButtonLink>
    </>
  )
}

function toOfficialLink({ time }: ExamResult) {
  return { href: paths.startQuiz('official', { time }), label: "Passer l'examen officiel" }
}
