import type { ReactNode } from 'react'
import { LONGEST_SEARCH } from '#modules/kernel/search'
import type { ListQuery } from '#app/paths'
import { ListBar } from '#app/ui/admin/list-bar'
import { ListFilters } from '#app/ui/admin/list-filters'
import { ListPager } from '#app/ui/admin/list-pager'
import { EmptyState } from '#app/ui/feedback/empty-state'
import { ButtonLink } from '#app/ui/forms/button'
import type { SelectOption } from '#app/ui/forms/select-field'
import { listLength } from './list-length'
import { isFiltered, PER_PAGE } from './list-query'

export type ListFilter = {
  /** In the address. */
  name: string
  label: string
  /** With '' for all. */
  options: readonly SelectOption[]
}

type AdminListProps = {
  /** Its heading, before the number: of the whole list, and of what filters leave of it. */
  title: { all: string; found: string }
  /** Small button links. */
  actions?: ReactNode
  /** What is shown of it: the list as the address asks for it. */
  query: Record<string, string | undefined>
  position: { page: number; pages: number; total: number }
  hrefOf: (query?: ListQuery) => string
  /** Of the form, and what its search goes through. */
  filters: {
    label: string
    searched: string
    selects?: readonly ListFilter[]
    sorts?: readonly SelectOption[]
  }
  /** About what is found, above it. */
  note?: ReactNode
  /** Where there is nothing at all yet. */
  empty: { title: string; text?: string }
  /** The table. */
  children: ReactNode
}

/** A list of the panel: what can be done with the whole of it, its filters, a page of it, the way to others. */
export function AdminList({ title, actions, query, position, hrefOf, filters, ...shown }: AdminListProps) {
  const { note, empty, children } = shown
  const filtered = isFiltered(query)
  const length = listLength(position)
  const unfiltered = hrefOf({ sort: query.sort })
  return (
    <section aria-labelledby="liste">
      <ListBar title={filtered ? title.found : title.all} count={length} actions={actions} />
      <ListFilters
        action={hrefOf()}
        label={filters.label}
        q={{ value: query.q, label: 'Rechercher', placeholder: filters.searched, maxLength: LONGEST_SEARCH }}
        selects={filters.selects?.map((select) => ({ ...select, value: query[select.name] }))}
        sort={filters.sorts && { value: query.sort, options: filters.sorts }}
        isFiltered={filtered}
        clearHref={unfiltered}
      />
      {note}
      {position.total > 0 && children}
      {position.total === 0 &&
        (filtered ? <NothingFound clearHref={unfiltered} /> : <EmptyState {...empty} />)}
      <ListPager
        {...position}
        length={length}
        perPage={PER_PAGE}
        hrefOf={(page) => hrefOf({ ...query, page })}
      />
    </section>
  )
}

function NothingFound({ clearHref }: { clearHref: string }) {
  return (
    <EmptyState
      title="Aucun résultat pour ces filtres"
      action={<ButtonLink href={clearHref}>Effacer les filtres</ButtonLink>}
    />
  )
}
