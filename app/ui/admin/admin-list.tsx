import { atoms } from '../atoms'
import type { ReactNode } from 'react'
import { COUNTED_TO, type Filters } from '#modules/kernel/page'
import { LONGEST_SEARCH } from '#modules/kernel/search'
import { paths } from '#app/paths'
import { thousands } from '#app/text/words'
import { classes } from '../classes'
import { Pager } from '../content/blocks'
import { Fold } from '../content/fold'
import { openAtDesk } from '../content/fold.css'
import { pager } from '../content/links.css'
import { EmptyState } from '../feedback/states'
import { Button, ButtonLink } from '../forms/button'
import { toChoices, SelectField, type SelectOption } from '../forms/choice-fields'
import { TextField } from '../forms/field'
import { french } from '../text/text'
import { AdminFrame, type AdminFrameProps } from './admin-frame'
import * as css from './admin-list.css'
import { DataTable, type DataTableProps } from './data-table'

export const PER_PAGE = 20

type Query = Record<string, string | undefined>
type Form = ListFilters<Filters>
type Position = { page: number; pages: number; total: number }

type AdminListProps<Row> = Omit<AdminFrameProps, 'children'> &
  DataTableProps<Row> & {
    /** The search, filters and order in the address. */
    query: Query
    position: Position
    /** The heading before the count: of the whole list and of a filtered one. */
    title: { all: string; found: string }
    /** Small button links. */
    actions?: ReactNode
    filters: Form
    /** Rows shown apart above the list, with their number. */
    queue?: ReactNode
    above?: number
    /** Shown above the table. */
    note?: ReactNode
    /** Shown if the list is empty without any filter. */
    empty: { title: string; text?: string }
  }

/** A list of the panel: its actions, its filters, one page of rows and the links to the other pages. */
export function AdminList<Row>({ query, position, empty, ...shown }: AdminListProps<Row>) {
  const { title, actions, filters, queue, above = 0, note, ...framed } = shown
  const hrefOf = paths.admin[framed.tab]
  const filtered = isFiltered(query)
  const length = listLength({ ...position, total: position.total + above })
  const clearHref = hrefOf({ sort: query.sort })
  return (
    <AdminFrame {...framed}>
      {queue}
      <section aria-labelledby="liste">
        <div className={css.bar}>
          <h2 id="liste">{french(`${filtered ? title.found : title.all} (${length})`)}</h2>
          {actions && (
            <div className={atoms({ display: 'flex', flexWrap: 'wrap', gap: 's8' })}>{actions}</div>
          )}
        </div>
        <FilterForm {...filters} action={hrefOf()} query={query} clearHref={filtered ? clearHref : null} />
        {note && <div className={atoms({ marginBottom: 's12' })}>{note}</div>}
        {position.total > 0 ? (
          <DataTable {...framed} />
        ) : filtered ? (
          <EmptyState
            title="Aucun résultat pour ces filtres"
            action={<ButtonLink href={clearHref}>Effacer les filtres</ButtonLink>}
          />
        ) : (
          above === 0 && <EmptyState {...empty} />
        )}
        <ListPager {...position} hrefOf={(page) => hrefOf({ ...query, page })} />
      </section>
    </AdminFrame>
  )
}

/** Whether a filter is set; the order does not count. */
export function isFiltered({ sort: _, ...filters }: Query): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

/** The length of a list; 'plus de 10 000' if it was not counted to its end, except on its last page. */
export function listLength({ total, page, pages }: Position): string {
  if (total <= COUNTED_TO || page === pages) return thousands(total)
  return `plus de ${thousands(Math.floor((total - 1) / COUNTED_TO) * COUNTED_TO)}`
}

/** The filter form, typed by the parameters of the list; '' stands for all. */
export type ListFilters<Of extends Filters> = {
  /** Names the form: 'Filtrer les annonces'. */
  label: string
  /** What the search looks through. */
  searched: string
  selects: {
    [Name in Exclude<keyof Of, 'sort'>]: { label: string; names: Names<'' | Of[Name][number]> }
  }
  sorts?: 'sort' extends keyof Of ? Record<Of['sort'][number], string> & { ''?: string } : never
}

/** An array keeps the order. */
type Names<Value extends string> = Record<Value, string> | SelectOption[]

type FiltersProps = Form & { action: string; query: Query; clearHref: string | null }

/** A GET form, so that a filtered list has an address. */
function FilterForm({ action, label, searched, selects, sorts, query, clearHref }: FiltersProps) {
  const choices = Object.entries(selects)
  if (sorts) choices.push(['sort', { label: 'Trier par', names: sorts }])
  const fields = (
    <div className={css.choices}>
      {choices.map(([name, { label, names }]) => (
        <SelectField
          key={name}
          id={`filtre-${name}`}
          name={name}
          label={label}
          defaultValue={query[name]}
          options={Array.isArray(names) ? names : toChoices(names)}
        />
      ))}
    </div>
  )
  return (
    <form action={action} role="search" aria-label={label} className={css.filters}>
      <div className={css.search}>
        <TextField
          id="filtre-q"
          name="q"
          type="search"
          label="Rechercher"
          placeholder={searched}
          defaultValue={query.q}
          maxLength={LONGEST_SEARCH}
        />
      </div>
      {choices.length === 1 ? (
        fields
      ) : (
        // Folded on a phone, unless a filter is set.
        <Fold
          label="Filtres et tri"
          className={classes(openAtDesk, css.fold)}
          open={Object.keys(selects).some((name) => query[name])}
        >
          {fields}
        </Fold>
      )}
      <div className={css.send}>
        <Button size="small">Filtrer</Button>
        {clearHref && (
          <a className={css.clear} href={clearHref}>
            Effacer les filtres
          </a>
        )}
      </div>
    </form>
  )
}

/** '1 à 20 sur 41' with the pager; nothing under an empty list. */
export function ListPager({ hrefOf, ...position }: Position & { hrefOf: (page: number) => string }) {
  const { page, pages, total } = position
  if (total === 0) return null
  const first = (page - 1) * PER_PAGE + 1
  const last = Math.min(page * PER_PAGE, total)
  const at = `${thousands(first)} à ${thousands(last)} sur ${listLength(position)}`
  if (pages > 1) return <Pager {...{ page, pages, hrefOf, at }} />
  return <p className={pager}>{french(at)}</p>
}
