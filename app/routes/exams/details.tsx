import { useLoaderData } from '@remix-run/react'
import { isPassed } from '#modules/exams/rules'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { Breadcrumbs, ButtonLink, MEMBER_CRUMBS, NothingHere } from '#app/ui'
import { formatVerdict, fullName } from '#app/text'
import { toAdminCrumbs } from '#app/ui/admin'
import { loader } from './details.server'
import { NextSteps } from './next-steps'
import { ResultReport } from './result-report'

export const handle: PageHandle<typeof loader> = ({ details, candidate, list }) => ({
  title: details ? "Détails de l'examen" : 'Détails non trouvés',
  crumbs: candidate ? toAdminCrumbs('exams', list) : MEMBER_CRUMBS,
})

export { loader }

export default function Details() {
  const { details, candidate, lessons, list, reader } = useLoaderData<typeof loader>()
  if (!details)
    return (
      <NothingHere
        text="Cet examen n'existe pas, ou il n'est pas le vôtre."
        href={paths.dashboard()}
        back="Retour au tableau de bord"
      />
    )
  if (candidate)
    return (
      <>
        <Breadcrumbs />
        <ResultReport
          {...details}
          lessons={lessons}
          from={paths.examDetails(details.result.id)}
          byAnother
          candidate={`${fullName(candidate)} (${candidate.username})`}
          verdict={formatVerdict(details.result)}
          actions={<ButtonLink href={list}>Retour aux logs</ButtonLink>}
        />
      </>
    )
  return (
    <>
      <Breadcrumbs />
      <ResultReport
        {...details}
        lessons={lessons}
        from={paths.examDetails(details.result.id)}
        candidate={reader}
        verdict={isPassed(details.result) ? 'Réussi' : 'À améliorer'}
        actions={
          <NextSteps
            {...details}
            another={{ href: paths.startQuiz('practice'), label: 'Recommencer un test' }}
            back={{ href: paths.dashboard(), label: 'Retour au tableau de bord' }}
          />
        }
      />
    </>
  )
}
