import type { ReactNode } from 'react'
import { COUNTED_TO } from '#modules/kernel/page'
import { LONGEST_SEARCH } from '#modules/kernel/search'
import type { ListQuery } from '#app/paths'
import { ListBar, ListFilters, ListPager } from '#app/ui/admin/list-bar'
import { EmptyState } from '#app/ui/feedback/states'
import { ButtonLink } from '#app/ui/forms/button'
import type { SelectOption } from '#app/ui/forms/choice-fields'
import { thousands } from '#app/text/words'

export const PER_PAGE = 20

export type ListFilter = {
  /** The parameter in the address. */
  name: string
  label: string
  /** '' stands for all. */
  options: readonly SelectOption[]
}

type AdminListProps = {
  /** The heading, which the number follows: of the whole list, and of a filtered one. */
  title: { all: string; found: string }
  /** Small button links. */
  actions?: ReactNode
  /** The search, filters and order that the address asks for. */
  query: Record<string, string | undefined>
  position: { page: number; pages: number; total: number }
  hrefOf: (query?: ListQuery) => string
  /** The form's label, and what its search looks through. */
  filters: {
    label: string
    searched: string
    selects?: readonly ListFilter[]
    sorts?: readonly SelectOption[]
  }
  /** Shown above the table. */
  note?: ReactNode
  /** Shown while there is nothing at all. */
  empty: { title: string; text?: string }
  /** The table. */
  children: ReactNode
}

/** A list of the panel: its actions, its filters, one page of rows and the links to the other pages. */
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

/** Whether a list shows only part of what there is; its order hides nothing. */
export function isFiltered({ sort: _, ...filters }: Record<string, string | undefined>): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

/** The length of a list; 'plus de 10 000' if it was not counted to its end, except on its last page. */
export function listLength({ total, page, pages }: AdminListProps['position']): string {
  if (total <= COUNTED_TO || page === pages) return thousands(total)
  return `plus de ${thousands(Math.floor((total - 1) / COUNTED_TO) * COUNTED_TO)}`
}
