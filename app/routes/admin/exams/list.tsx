import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { LoggedResult } from '#modules/admin'
import { MOST_PEOPLE } from '#modules/admin/schemas'
import { isPassed, RESULT_FILTERS } from '#modules/exams/schemas'
import { COUNTED_TO } from '#modules/kernel/page'
import { readListQuery, readPage } from '#app/http/lists.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminFrame } from '#app/ui/admin/admin-frame'
import { Badge, Note } from '#app/ui/content/blocks'
import { ButtonLink } from '#app/ui/forms/button'
import { choicesOf } from '#app/ui/forms/choice-fields'
import { type Column, DataTable, PersonName } from '#app/ui/admin/data-table'
import { minutesAndSeconds } from '#app/ui/exam/duration'
import { Fr } from '#app/ui/text/text'
import { numericTime } from '#app/text/format'
import { EXAM_NAMES } from '#app/text/exams'
import { AdminList, PER_PAGE } from '../admin-list'
import { addressOf, withReturn } from '../back-to-list'
import { openAdminPage } from '../panel.server'
import { outcomeOf } from './logged-details'

export const meta: MetaFunction = () => unlistedMeta('Logs examens, administration')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { frame } = await openAdminPage({ request, context })
  const query = readListQuery(request, RESULT_FILTERS)
  const asked = readPage(request, PER_PAGE, COUNTED_TO)
  const { items, total, isCut } = await site().admin.listExamResults(query, asked.slice)
  const place = asked.of(total, (page) => paths.admin.exams({ ...query, page }))
  const cutAfter = isCut ? MOST_PEOPLE : null
  return { frame, query, items, cutAfter, position: { ...place, total }, list: addressOf(request) }
}

export default function AdminExams() {
  const { frame, query, items, cutAfter, position, list } = useLoaderData<typeof loader>()
  const { sort: _, ...filters } = query
  return (
    <AdminFrame {...frame} current="exams">
      <AdminList
        title={{ all: 'Tous les examens', found: 'Examens trouvés' }}
        actions={
          <ButtonLink href={paths.admin.exportExams(filters)} size="small">
            Exporter (CSV)
          </ButtonLink>
        }
        query={query}
        position={position}
        hrefOf={paths.admin.exams}
        filters={FORM}
        note={cutAfter !== null && <Note tone="warning">{tooMany(cutAfter)}</Note>}
        empty={{ title: 'Aucun examen passé' }}
      >
        <ExamTable items={items} list={list} />
      </AdminList>
    </AdminFrame>
  )
}

function tooMany(listed: number): string {
  return `Trop de personnes correspondent à cette recherche : seuls les examens des ${listed} premières sont listés. Précisez le nom.`
}

const FORM = {
  label: 'Filtrer les examens',
  searched: "Nom ou nom d'utilisateur",
  selects: [
    { name: 'type', label: 'Type', options: choicesOf({ '': 'Tous', ...EXAM_NAMES }) },
    {
      name: 'outcome',
      label: 'Résultat',
      options: choicesOf({
        '': 'Tous',
        passed: 'Réussis',
        failed: 'Échoués',
      } satisfies Record<'' | (typeof RESULT_FILTERS)['outcome'][number], string>),
    },
  ],
  sorts: choicesOf({
    recent: 'Les plus récents',
    oldest: 'Les plus anciens',
    best: 'Les meilleurs scores',
    worst: 'Les moins bons scores',
  } satisfies Record<(typeof RESULT_FILTERS)['sort'][number], string>),
}

type ExamTableProps = {
  items: readonly LoggedResult[]
  /** The address that the details lead back to. */
  list: string
}

function ExamTable({ items, list }: ExamTableProps) {
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
