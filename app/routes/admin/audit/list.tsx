import { useLoaderData } from '@remix-run/react'
import { RETENTION } from '#modules/kernel/retention'
import type { PageHandle } from '#app/http'
import { AdminList, type ListFilters } from '#app/ui/admin'
import { atoms, type Column, FoldedChanges, french } from '#app/ui'
import { formatPeriod } from '#app/text'
import { ACTIONS } from './action-names'
import { loader, type LOG_FILTERS, type Row } from './list.server'

export { loader }

export const handle: PageHandle = { title: 'Journal, administration' }

export default function AdminAudit() {
  return (
    <AdminList
      {...useLoaderData<typeof loader>()}
      title={{ all: 'Journal des actions', found: 'Actions trouvées' }}
      filters={FILTERS}
      empty={{
        title: 'Aucune action enregistrée',
        text: `Ce que font les administrateurs est noté ici, et y reste ${formatPeriod(RETENTION.adminLog)}.`,
      }}
      caption="Journal des actions, de la plus récente à la plus ancienne"
      columns={COLUMNS}
    />
  )
}

const FILTERS: ListFilters<typeof LOG_FILTERS> = {
  label: 'Filtrer le journal',
  searched: 'Administrateur, titre, nom',
  selects: {
    action: {
      label: 'Action',
      names: [
        { value: '', label: 'Toutes' },
        ...Object.entries(ACTIONS).map(([value, [, label]]) => ({ value, label })),
      ],
    },
  },
}

const COLUMNS: readonly Column<Row>[] = [
  { label: 'Date', kind: 'dateAndTime', cell: ({ at, when }) => <time dateTime={at}>{when}</time> },
  {
    label: 'Action',
    kind: 'title',
    cell: ({ sentence, subject, href }) => (
      <span className={atoms({ fontWeight: 400 })}>
        {french(sentence)}
        {href === null ? french(subject) : <a href={href}>{french(subject)}</a>}
      </span>
    ),
  },
  { label: 'Changements', kind: 'prose', cell: ({ changes }) => <FoldedChanges changes={changes} /> },
]
