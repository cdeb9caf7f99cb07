import type { ListedQuestion } from '#modules/exams'
import { paths } from '#app/paths'
import { type Column, DataTable } from '#app/ui/admin/data-table'
import { RowActions, RowLink } from '#app/ui/admin/row-actions'
import { Badge } from '#app/ui/content/badge'
import { Fr } from '#app/ui/text/fr'
import { percent } from '#app/text/percent'
import { thousands } from '#app/text/thousands'
import { withReturn } from '../back-to-list'
import { answerOf } from './answer-of'
import { FLAGGED } from './words'

type Row = Omit<ListedQuestion, 'createdAt'>

/** `list` is the address of the list, where each act leads back to. */
export function QuestionTable({ questions, list }: { questions: readonly Row[]; list: string }) {
  return (
    <DataTable
      caption="Les questions et leurs statistiques"
      columns={[
        ...COLUMNS,
        { label: 'Actions', kind: 'actions', cell: (row) => <Actions {...row} list={list} /> },
      ]}
      rows={questions}
      keyOf={({ id }) => id}
    />
  )
}

const COLUMNS: readonly Column<Row>[] = [
  { label: 'ID', kind: 'id', cell: ({ id }) => id },
  {
    label: 'Question',
    kind: 'title',
    cell: ({ question, statistics }) => (
      <>
        <Fr>{question}</Fr>
        {statistics.flags.length > 0 && (
          <>
            {' '}
            <Badge tone="warning">{FLAGGED}</Badge>
          </>
        )}
      </>
    ),
  },
  { label: 'Bonne réponse', kind: 'prose', cell: (row) => <Fr>{answerOf(row)}</Fr> },
  { label: 'Thème', cell: ({ theme }) => <Fr>{theme ?? 'Aucun'}</Fr> },
  { label: 'Posée', kind: 'number', cell: ({ statistics }) => thousands(statistics.asked) },
  {
    label: 'Réussite',
    kind: 'number',
    cell: ({ statistics }) => <Fr>{statistics.asked === 0 ? '–' : percent(statistics.right)}</Fr>,
  },
]

function Actions({ id, question, list }: Row & { list: string }) {
  return (
    <RowActions>
      <RowLink
        href={withReturn(paths.admin.questionStatistics(id), list)}
        label="Statistiques"
        about={question}
        variant="quiet"
      />
      <RowLink
        href={withReturn(paths.admin.question(id), list)}
        label="Modifier"
        about={question}
        variant="quiet"
      />
      <RowLink
        href={withReturn(paths.admin.deleteQuestion(id), list)}
        label="Supprimer"
        about={question}
        variant="quietDanger"
        dialog
      />
    </RowActions>
  )
}
