import { type Column, DataTable } from '#app/ui/admin/data-table'
import { FoldedChanges } from '#app/ui/admin/folded-changes'
import { Fr } from '#app/ui/text/fr'
import type { AuditLine } from './view'

export function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  return (
    <DataTable
      caption="Journal des actions, de la plus récente à la plus ancienne"
      columns={COLUMNS}
      rows={lines}
      keyOf={({ id }) => id}
    />
  )
}

const COLUMNS: Column<AuditLine>[] = [
  { label: 'Date', kind: 'line', cell: ({ at, when }) => <time dateTime={at}>{when}</time> },
  { label: 'Action', kind: 'title', cell: (line) => <What {...line} /> },
  { label: 'Changements', kind: 'prose', cell: ({ changes }) => <FoldedChanges changes={changes} /> },
]

/** 'Élodie a approuvé l'annonce « Carabine CZ 457 »' */
function What({ actorName, sentence, subject, href }: AuditLine) {
  const named = <Fr>{`« ${subject} »`}</Fr>
  return (
    <>
      <Fr>{`${actorName} ${sentence} `}</Fr>
      {href === null ? named : <a href={href}>{named}</a>}
    </>
  )
}
