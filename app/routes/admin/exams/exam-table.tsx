import type { LoggedResult } from '#modules/admin'
import { isPassed } from '#modules/exams/schemas'
import { numericTime } from '#app/text/format'
import { paths } from '#app/paths'
import { type Column, DataTable } from '#app/ui/admin/data-table'
import { PersonName } from '#app/ui/admin/person-name'
import { Badge } from '#app/ui/content/badge'
import { minutesAndSeconds } from '#app/ui/exam/duration'
import { Fr } from '#app/ui/text/fr'
import { EXAM_NAMES } from '#app/routes/exams/words'
import { withReturn } from '../back-to-list'
import { outcomeOf } from './words'

type ExamTableProps = {
  items: readonly LoggedResult[]
  /** The list's own address, to which the details lead back. */
  list: string
}

export function ExamTable({ items, list }: ExamTableProps) {
  const columns: Column<LoggedResult>[] = [
    {
      label: 'Utilisateur',
      kind: 'title',
      cell: ({ id, user }) => <PersonName {...user} href={withReturn(paths.examDetails(id), list)} />,
    },
    { label: 'Date', kind: 'date', cell: ({ createdAt }) => <Fr>{numericTime(createdAt)}</Fr> },
    {
      label: 'Type',
      cell: ({ examType }) => (
        <Badge tone={examType === 'official' ? 'brand' : 'plain'}>{EXAM_NAMES[examType]}</Badge>
      ),
    },
    {
      label: 'Score',
      kind: 'number',
      cell: ({ score, totalQuestions }) => <Fr>{`${score} / ${totalQuestions}`}</Fr>,
    },
    {
      label: 'Temps',
      kind: 'number',
      cell: ({ timeSpent }) => <Fr>{minutesAndSeconds(timeSpent)}</Fr>,
    },
    {
      label: 'Résultat',
      cell: (result) => <Badge tone={isPassed(result) ? 'success' : 'danger'}>{outcomeOf(result)}</Badge>,
    },
  ]
  return <DataTable caption="Examens passés" columns={columns} rows={items} keyOf={({ id }) => id} />
}
