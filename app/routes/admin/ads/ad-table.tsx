import { paths } from '#app/paths'
import { DataTable } from '#app/ui/admin/data-table'
import { RowActions, RowButton, RowLink } from '#app/ui/admin/row-actions'
import { Badge } from '#app/ui/content/badge'
import { Fr } from '#app/ui/text/fr'
import { withReturn } from '../back-to-list'
import type { AdRow } from './list-view'

type AdTableProps = { caption: string; ads: readonly AdRow[]; list: string }

export function AdTable({ caption, ads, list }: AdTableProps) {
  return (
    <DataTable
      caption={caption}
      rows={ads}
      keyOf={({ id }) => id}
      columns={[
        { label: 'ID', kind: 'id', cell: ({ id }) => id },
        {
          label: 'Titre',
          kind: 'title',
          cell: ({ title, href }) => (
            <a href={href}>
              <Fr>{title}</Fr>
            </a>
          ),
        },
        { label: 'Type', cell: ({ type }) => <Badge tone={type.tone}>{type.label}</Badge> },
        { label: 'Membre', cell: ({ member }) => member },
        { label: 'Prix', kind: 'number', cell: ({ price }) => <Fr>{price}</Fr> },
        { label: 'État', cell: ({ state }) => <Badge tone={state.tone}>{state.label}</Badge> },
        {
          label: 'Date',
          kind: 'date',
          cell: ({ date, dateTime }) => <time dateTime={dateTime}>{date}</time>,
        },
        { label: 'Actions', kind: 'actions', cell: (ad) => <AdActions ad={ad} list={list} /> },
      ]}
    />
  )
}

function AdActions({ ad: { id, revision, title, isPending }, list }: { ad: AdRow; list: string }) {
  return (
    <RowActions>
      {isPending && (
        <RowButton
          action={withReturn(paths.admin.approveAd(id), list)}
          label="Approuver"
          about={title}
          fields={{ revision: String(revision) }}
        />
      )}
      <RowLink href={withReturn(paths.admin.ad(id), list)} label="Modifier" about={title} variant="quiet" />
      <RowLink
        href={withReturn(paths.admin.deleteAd(id), list)}
        label="Supprimer"
        about={title}
        variant="quietDanger"
        dialog
      />
    </RowActions>
  )
}
