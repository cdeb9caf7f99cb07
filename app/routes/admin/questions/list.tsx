import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ListedQuestion } from '#modules/exams'
import { BANK_SORTS } from '#modules/exams/schemas'
import { readListQuery, readPage } from '#app/http/lists.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminFrame } from '#app/ui/admin/admin-frame'
import { ButtonLink } from '#app/ui/forms/button'
import { choicesOf } from '#app/ui/forms/choice-fields'
import { type Column, DataTable } from '#app/ui/admin/data-table'
import { RowActions, RowLink } from '#app/ui/admin/row-actions'
import { Badge } from '#app/ui/content/blocks'
import { Fr } from '#app/ui/text/text'
import { percent, thousands } from '#app/text/words'
import { AdminList, PER_PAGE } from '../admin-list'
import { addressOf, withReturn } from '../back-to-list'
import { openAdminPage } from '../panel.server'
import { answerOf, FLAGGED } from './words'

export const meta: MetaFunction = () => unlistedMeta('Questions, administration')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { frame } = await openAdminPage({ request, context })
  const { exams } = site()
  const themes = await exams.listThemes()
  const query = readListQuery(request, { theme: themes, flag: ['flagged'], sort: BANK_SORTS })
  const asked = readPage(request, PER_PAGE)
  const { flag, ...rest } = query
  const { items, total } = await exams.listBank({ ...rest, flagged: flag !== undefined }, asked.slice)
  const place = asked.of(total, (page) => paths.admin.questions({ ...query, page }))
  return { frame, themes, query, items, position: { ...place, total }, list: addressOf(request) }
}

export default function AdminQuestions() {
  const { frame, themes, query, items, position, list } = useLoaderData<typeof loader>()
  return (
    <AdminFrame {...frame} current="questions">
      <AdminList
        title={{ all: 'Toutes les questions', found: 'Questions trouvées' }}
        actions={<ListActions list={list} />}
        query={query}
        position={position}
        hrefOf={paths.admin.questions}
        filters={filtersOf(themes)}
        empty={{ title: 'Aucune question dans la base de données' }}
      >
        <QuestionTable questions={items} list={list} />
      </AdminList>
    </AdminFrame>
  )
}

function ListActions({ list }: { list: string }) {
  return (
    <>
      <ButtonLink size="small" href={paths.admin.importQuestions()}>
        Importer (CSV)
      </ButtonLink>
      <ButtonLink size="small" href={paths.admin.exportQuestions()}>
        Exporter (CSV)
      </ButtonLink>
      <ButtonLink size="small" variant="primary" href={withReturn(paths.admin.newQuestion(), list)}>
        Ajouter une question
      </ButtonLink>
    </>
  )
}

function filtersOf(themes: readonly string[]) {
  return {
    label: 'Filtrer les questions',
    searched: 'Texte de la question',
    selects: [
      {
        name: 'theme',
        label: 'Thème',
        options: [{ value: '', label: 'Tous' }, ...themes.map((theme) => ({ value: theme, label: theme }))],
      },
      { name: 'flag', label: 'Statistiques', options: choicesOf({ '': 'Toutes', flagged: FLAGGED }) },
    ],
    sorts: choicesOf({
      '': 'Les plus récentes',
      oldest: 'Les plus anciennes',
      hardest: 'Les moins réussies',
      'most-asked': 'Les plus posées',
    } satisfies Record<'' | (typeof BANK_SORTS)[number], string>),
  }
}

type Row = Omit<ListedQuestion, 'createdAt'>

/** `list` is the address that each act leads back to. */
function QuestionTable({ questions, list }: { questions: readonly Row[]; list: string }) {
  return (
    <DataTable
      caption="Les questions et leurs statistiques"
      columns={[
        ...COLUMNS,
        { label: 'Actions', kind: 'actions', cell: (row) => <RowLinks {...row} list={list} /> },
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

function RowLinks({ id, question, list }: Row & { list: string }) {
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
