import type { ResultDetails } from '#modules/exams'
import { AdminBreadcrumbs } from '#app/ui/admin/admin-sub-page'
import { ButtonLink } from '#app/ui/forms/button'
import { fullName } from '#app/text/full-name'
import { ResultReport } from '#app/routes/exams/result-report'
import { outcomeOf } from './words'

type LoggedDetailsProps = ResultDetails & {
  candidate: { firstName: string; lastName: string; username: string }
  /** The log that the admin came from. */
  list: string
}

/** Somebody's exam, to an admin. */
export function LoggedDetails({ candidate, list, ...details }: LoggedDetailsProps) {
  return (
    <>
      <AdminBreadcrumbs tab={{ label: 'Logs examens', href: list }} here="Détails de l'examen" />
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
