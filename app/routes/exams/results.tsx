import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { isPassed } from '#modules/exams/rules'
import { type PageHandle, requireUser } from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { Breadcrumbs, ButtonLink, EmptyState, MEMBER_CRUMBS, PageHead } from '#app/ui'
import { fullName } from '#app/text'
import { NextSteps } from './next-steps'
import { ResultReport } from './result-report'

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
          actions={
            <NextSteps
              {...latest}
              progress={progress}
              another={{ href: paths.examSelection(), label: 'Nouvel examen' }}
              back={{ href: paths.dashboard(), label: 'Tableau de bord' }}
            />
          }
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
