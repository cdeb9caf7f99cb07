import { useLoaderData } from '@remix-run/react'
import { RETENTION } from '#modules/kernel/retention'
import { type BinAct, paths } from '#app/paths'
import type { PageHandle } from '#app/http'
import { AdminList, type ListFilters } from '#app/ui/admin'
import { type Column, french, type Look, RowActions, Text, toRowAction } from '#app/ui'
import { formatPeriod } from '#app/text'
import { useReturn } from '#app/http/way-back'
import { BIN_ACTIONS } from './actions'
import { type BIN_FILTERS, loader, type Row } from './list.server'

export { loader }

export const handle: PageHandle = { title: 'Corbeille, administration' }

export default function Bin() {
  return (
    <AdminList
      {...useLoaderData<typeof loader>()}
      title={{ all: 'Corbeille', found: 'Éléments trouvés' }}
      filters={FILTERS}
      note={<Text note>{NOTE}</Text>}
      empty={{ title: 'La corbeille est vide' }}
      caption="Corbeille, du dernier élément supprimé au premier"
      columns={COLUMNS}
    />
  )
}

const NOTE = `Les questions, les actualités et les annonces que les administrateurs suppriment restent ici ${formatPeriod(RETENTION.bin)}, puis disparaissent. Ce que les membres suppriment eux-mêmes disparaît tout de suite.`

const KINDS = { question: 'Question', news: 'Actualité', ad: 'Annonce' }

const FILTERS: ListFilters<typeof BIN_FILTERS> = {
  label: 'Filtrer la corbeille',
  searched: 'Titre, administrateur',
  selects: { kind: { label: 'Type', names: { '': 'Tous', ...KINDS } } },
}

const COLUMNS: readonly Column<Row>[] = [
  { label: 'Titre', kind: 'title', cell: ({ title }) => french(title) },
  { label: 'Type', cell: ({ kind }) => KINDS[kind] },
  {
    label: 'Supprimé',
    kind: 'line',
    cell: ({ at, when, by }) => (
      <>
        <time dateTime={at}>{when}</time>
        {french(` par ${by}`)}
      </>
    ),
  },
  { label: 'Disparaît', kind: 'line', cell: ({ until }) => until },
  { label: 'Actions', kind: 'actions', cell: (row) => <BinActions {...row} /> },
]

function BinActions({ id, title }: Row) {
  const back = useReturn()
  const to = (act: BinAct, look?: Look) =>
    toRowAction(BIN_ACTIONS[act], back(paths.admin.actOnBinned(id, act)), look)
  return <RowActions about={title} actions={[to('restore'), to('erase', { variant: 'quietDanger' })]} />
}
