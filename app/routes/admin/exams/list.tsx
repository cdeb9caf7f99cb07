import { useLoaderData } from '@remix-run/react'
import { MOST_PEOPLE } from '#modules/admin/rules'
import type { RESULT_FILTERS } from '#modules/exams/results/schema'
import { EXAM_NAMES } from '#app/text'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/http'
import { AdminList, type ListFilters } from '#app/ui/admin'
import { Badge, ButtonLink, type Column, french, Note, PersonName } from '#app/ui'
import { useReturn } from '#app/http/way-back'
import { loader, type Row } from './list.server'

export { loader }

export const handle: PageHandle = { title: 'Logs examens, administration' }

export default function AdminExams() {
  const { isCut, ...loaded } = useLoaderData<typeof loader>()
  const { sort: _, ...filters } = loaded.query
  return (
    <AdminList
      {...loaded}
      title={{ all: 'Tous les examens', found: 'Examens trouvés' }}
      actions={
        <ButtonLink href={paths.admin.exportExams(filters)} size="small">
          Exporter (CSV)
        </ButtonLink>
      }
      filters={FILTERS}
      note={isCut && <Note tone="warning">{TOO_MANY}</Note>}
      empty={{ title: 'Aucun examen passé' }}
      caption="Examens passés"
      columns={COLUMNS}
    />
  )
}

const TOO_MANY = `Trop de personnes correspondent à cette recherche : seuls les examens des ${MOST_PEOPLE} premières sont listés. Précisez le nom.`

const FILTERS: ListFilters<typeof RESULT_FILTERS> = {
  label: 'Filtrer les examens',
  searched: "Nom ou nom d'utilisateur",
  selects: {
    type: { label: 'Type', names: { '': 'Tous', ...EXAM_NAMES } },
    outcome: { label: 'Résultat', names: { '': 'Tous', passed: 'Réussis', failed: 'Échoués' } },
  },
  sorts: {
    recent: 'Les plus récents',
    oldest: 'Les plus anciens',
    best: 'Les meilleurs scores',
    worst: 'Les moins bons scores',
  },
}

const COLUMNS: readonly Column<Row>[] = [
  { label: 'Utilisateur', kind: 'title', cell: (row) => <Candidate {...row} /> },
  { label: 'Date', kind: 'dateAndTime', cell: ({ when }) => french(when) },
  {
    label: 'Type',
    cell: ({ examType }) => (
      <Badge tone={examType === 'official' ? 'brand' : 'plain'}>{EXAM_NAMES[examType]}</Badge>
    ),
  },
  {
    label: 'Score',
    kind: 'number',
    cell: ({ score, totalQuestions }) => french(`${score} / ${totalQuestions}`),
  },
  { label: 'Temps', kind: 'number', cell: ({ took }) => french(took) },
  {
    label: 'Résultat',
    cell: ({ isPassed, verdict }) => <Badge tone={isPassed ? 'success' : 'danger'}>{verdict}</Badge>,
  },
]

function Candidate({ id, user }: Row) {
  const back = useReturn()
  return <PersonName {...user} href={back(paths.examDetails(id))} />
}
