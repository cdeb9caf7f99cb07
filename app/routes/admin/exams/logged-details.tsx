import type { ResultDetails } from '#modules/exams'
import { isPassed } from '#modules/exams/schemas'
import { AdminBreadcrumbs } from '#app/ui/admin/admin-frame'
import { ButtonLink } from '#app/ui/forms/button'
import { fullName } from '#app/text/words'
import { ResultReport } from '#app/routes/exams/result-report'

type LoggedDetailsProps = ResultDetails & {
  candidate: { firstName: string; lastName: string; username: string }
  /** The list that the admin came from. */
  list: string
}

/** A member's exam as admins see it. */
export function LoggedDetails({ candidate, list, ...details }: LoggedDetailsProps) {
  return (
    <>
      <AdminBreadcrumbs tab="exams" list={list} here="Détails de l'examen" />
      <ResultReport
        {...details}
        byAnother
        candidate={`${fullName(candidate)} (${candidate.username})`}
        verdict={outcomeOf(details.result)}
        actions={<ButtonLink href={list}>Retour aux logs</ButtonLink>}
      />
    </>
  )
}

/** The verdict in the panel, which names it in other words than the candidate's page. */
export function outcomeOf(result: { score: number; totalQuestions: number }): 'Réussi' | 'Échoué' {
  return isPassed(result) ? 'Réussi' : 'Échoué'
}
