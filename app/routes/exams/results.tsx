import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { isPassed } from '#modules/exams/schemas'
import { requireUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { EmptyState } from '#app/ui/feedback/states'
import { ButtonLink } from '#app/ui/forms/button'
import { Breadcrumbs, MEMBER_CRUMBS, PageHead } from '#app/ui/layout/layout'
import { fullName } from '#app/text/words'
import { ResultReport } from './result-report'

export const meta: MetaFunction = () => unlistedMeta('Résultat')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context })
  const { exams } = site()
  const latest = await exams.findLatestResult(user.id)
  const [progress, lessons] = await Promise.all([exams.progress(user.id), exams.listLessonSlugs()])
  return { latest, progress, lessons, candidate: fullName(user) }
}

export default function Results() {
  const { latest, progress, lessons, candidate } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs crumbs={[...MEMBER_CRUMBS, { label: 'Résultat' }]} />
      {latest ? (
        <ResultReport
          {...latest}
          candidate={candidate}
          verdict={isPassed(latest.result) ? 'Réussi' : 'Non réussi'}
          progress={progress}
          lessons={lessons}
          folded
          actions={
            <>
              <ButtonLink href={paths.examSelection()} variant="primary">
                Nouvel examen
              </ButtonLink>
              <ButtonLink href={paths.dashboard()}>Tableau de bord</ButtonLink>
            </>
          }
        />
      ) : (
        <>
          <PageHead title="Résultat" />
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
