import type { ResultDetails } from '../../../../modules/exams'
import { AdminBreadcrumbs } from '../../../ui/admin/admin-sub-page'
import { ButtonLink } from '../../../ui/forms/button'
import { ResultReport } from '../../exams/result-report'

type LoggedDetailsProps = ResultDetails & {
  candidate: { firstName: string; lastName: string; username: string }
  verdict: string
  /** The log that the admin came from. */
  list: string
}

/** Somebody's exam, to an admin. */
export function LoggedDetails({ candidate, verdict, list, ...details }: LoggedDetailsProps) {
  const { firstName, lastName, username } = candidate
  return (
    <>
      <AdminBreadcrumbs tab={{ label: 'Logs examens', href: list }} here="Détails de l'examen" />
      <ResultReport
        {...details}
        candidate={`${firstName} ${lastName} (${username})`}
        verdict={verdict}
        actions={<ButtonLink href={list}>Retour aux logs</ButtonLink>}
      />
    </>
  )
}
