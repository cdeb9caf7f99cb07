import { useLoaderData } from '@remix-run/react'
import type { ListedQuestion } from '#modules/exams'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { AdminList, type ListFilters } from '#app/ui/admin'
import { Badge, ButtonLink, type Column, french, RowActions, toRowAction } from '#app/ui'
import { answerOf, FLAGGED, percent, thousands, withNumber } from '#app/text'
import { useReturn } from '#app/http/way-back'
import { QUESTION_ACTIONS } from './actions'
import { type BankFilters, loader } from './list.server'

export { loader }

export const handle: PageHandle = { title: 'Questions, administration' }

export default function AdminQuestions() {
  const { themes, ...loaded } = useLoaderData<typeof loader>()
  const { waiting } = loaded
  const back = useReturn()
  return (
    <AdminList
      {...loaded}
      title={{ all: 'Toutes les questions', found: 'Questions trouvées' }}
      actions={
        <>
          <ButtonLink
            size="small"
            href={paths.admin.toVerify({ show: waiting.statements.count > 0 ? 'due' : undefined })}
          >
            {french(withNumber('À vérifier', waiting.statements.count))}
          </ButtonLink>
          <ButtonLink size="small" href={paths.admin.reports()}>
            {french(withNumber('Signalements', waiting.questionReports.count))}
          </ButtonLink>
          <ButtonLink size="small" href={paths.admin.questionFigures()}>
            Statistiques
          </ButtonLink>
          <ButtonLink size="small" href={paths.admin.auditQuestions()}>
            Audit
          </ButtonLink>
          <ButtonLink size="small" href={paths.admin.lessons()}>
            Leçons
          </ButtonLink>
          <ButtonLink size="small" href={paths.admin.importQuestions()}>
            Importer (CSV)
          </ButtonLink>
          <ButtonLink size="small" href={paths.admin.exportQuestions()}>
            Exporter (CSV)
          </ButtonLink>
          <ButtonLink size="small" variant="primary" href={back(paths.admin.newQuestion())}>
            Ajouter une question
          </ButtonLink>
        </>
      }
      filters={toFilters(themes)}
      empty={{ title: 'Aucune question dans la base de données' }}
      caption="Les questions et leurs statistiques"
      columns={COLUMNS}
    />
  )
}

function toFilters(themes: readonly string[]): ListFilters<BankFilters> {
  return {
    label: 'Filtrer les questions',
    searched: 'Texte de la question',
    selects: {
      theme: {
        label: 'Thème',
        names: [{ value: '', label: 'Tous' }, ...themes.map((theme) => ({ value: theme, label: theme }))],
      },
      flag: { label: 'Statistiques', names: { '': 'Toutes', flagged: FLAGGED } },
    },
    sorts: {
      '': 'Les plus récentes',
      oldest: 'Les plus anciennes',
      hardest: 'Les moins réussies',
      'most-asked': 'Les plus posées',
    },
  }
}

type Row = Omit<ListedQuestion, 'createdAt'>

const COLUMNS: readonly Column<Row>[] = [
  { label: 'ID', kind: 'id', cell: ({ id }) => id },
  {
    label: 'Question',
    kind: 'title',
    cell: ({ question, statistics }) => (
      <>
        {french(question)}
        {statistics.flags.length > 0 && (
          <>
            {' '}
            <Badge tone="warning">{FLAGGED}</Badge>
          </>
        )}
      </>
    ),
  },
  { label: 'Bonne réponse', kind: 'prose', cell: (row) => french(answerOf(row)) },
  { label: 'Thème', cell: ({ theme }) => french(theme ?? 'Aucun') },
  { label: 'Posée', kind: 'number', cell: ({ statistics }) => thousands(statistics.asked) },
  {
    label: 'Réussite',
    kind: 'number',
    cell: ({ statistics }) => french(statistics.asked === 0 ? '–' : percent(statistics.right)),
  },
  { label: 'Actions', kind: 'actions', cell: (row) => <QuestionActions {...row} /> },
]

function QuestionActions({ id, question: about }: Row) {
  const back = useReturn()
  const { questionStatistics, question, deleteQuestion } = paths.admin
  return (
    <RowActions
      about={about}
      actions={[
        { label: 'Statistiques', href: back(questionStatistics(id)) },
        { label: 'Modifier', href: back(question(id)) },
        toRowAction(QUESTION_ACTIONS.delete, back(deleteQuestion(id)), { variant: 'quietDanger' }),
      ]}
    />
  )
}
