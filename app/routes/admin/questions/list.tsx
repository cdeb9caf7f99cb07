import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ListedQuestion } from '#modules/exams'
import { BANK_SORTS } from '#modules/exams/questions/schema'
import { type PageHandle, requireAdmin } from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { AdminList, type Column, type ListFilters, RowActions, toRowAction } from '#app/ui/admin'
import { Badge, ButtonLink, french } from '#app/ui'
import { answerOf, FLAGGED, percent, thousands, withNumber } from '#app/text'
import { useReturn } from '#app/http/way-back'
import { requireAdminList } from '../panel.server'
import { QUESTION_ACTIONS } from './actions'

export const handle: PageHandle = { title: 'Questions, administration' }

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  const { exams } = site()
  const themes = await exams.questions.listThemes()
  const filters: BankFilters = { theme: themes, flag: ['flagged'], sort: BANK_SORTS }
  const { query, slice, toFrame } = await requireAdminList(args, 'questions', filters)
  const { flag, ...rest } = query
  const { items, total } = await exams.questions.list({ ...rest, flagged: flag !== undefined }, slice)
  return { ...toFrame(total), themes, rows: items }
}

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
            href={paths.admin.toVerify({ show: waiting.statements > 0 ? 'due' : undefined })}
          >
            {french(withNumber('À vérifier', waiting.statements))}
          </ButtonLink>
          <ButtonLink size="small" href={paths.admin.reports()}>
            {french(withNumber('Signalements', waiting.questionReports))}
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

type BankFilters = { theme: readonly string[]; flag: readonly ['flagged']; sort: typeof BANK_SORTS }

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
