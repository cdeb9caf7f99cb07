import { DataTable } from '#app/ui/admin/data-table'
import { Fr } from '#app/ui/text/fr'
import { Text } from '#app/ui/text/text'
import { count } from '#app/text/count'

type Line = { line: number; reasons: readonly string[] }

/** The lines of a file that keep it from being imported, with their reasons. */
export function BadLines({ lines, moreLines }: { lines: readonly Line[]; moreLines: number }) {
  return (
    <>
      <DataTable
        caption="Les lignes à corriger"
        columns={[
          { label: 'Ligne', kind: 'title', cell: ({ line }) => <Fr>{`Ligne ${line}`}</Fr> },
          { label: 'Ce qui ne va pas', kind: 'prose', cell: ({ reasons }) => <Fr>{reasons.join(' ; ')}</Fr> },
        ]}
        rows={lines}
        keyOf={({ line }) => line}
      />
      {moreLines > 0 && (
        <Text tone="muted">
          <Fr>{`Et ${count(moreLines, 'autre ligne', 'autres lignes')}.`}</Fr>
        </Text>
      )}
    </>
  )
}
