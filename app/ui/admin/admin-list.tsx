import { atoms } from '../atoms'
import type { ReactNode } from 'react'
import type { Filters } from '#modules/kernel/page'
import { LONGEST_SEARCH } from '#modules/kernel/search'
import { paths } from '#app/paths'
import { listLength, type Position, thousands } from '#app/text/words'
import { classes } from '../classes'
import { Pager } from '../content/links'
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
import { DataTable, type DataTableProps } from '../content/data-table'

export const PER_PAGE = 20

type Query = Record<string, string | undefined>
type Form = ListFilters<Filters>
type AdminListProps<Row> = Omit<AdminFrameProps, 'children'> &
  DataTableProps<Row> & {
    query: Query
    position: Position
    /** `all` is the heading of the whole list, `found` the heading of a filtered list. */
    title: { all: string; found: string }
    actions?: ReactNode
    filters: Form
    /** Rows shown separately above the list. */
    queue?: ReactNode
    /** The number of rows in `queue`. */
    above?: number
    note?: ReactNode
    /** Shown if no filter is set and the list is empty. */
    empty: { title: string; text?: string }
  }

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

/** `sort` is not a filter. */
export function isFiltered({ sort: _, ...filters }: Query): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

export type ListFilters<Of extends Filters> = {
  label: string
  /** The placeholder of the search field. */
  searched: string
  /** The selects by URL parameter. The option '' means no filter. */
  selects: {
    [Name in Exclude<keyof Of, 'sort'>]: { label: string; names: Names<'' | Of[Name][number]> }
  }
  sorts?: 'sort' extends keyof Of ? Record<Of['sort'][number], string> & { ''?: string } : never
}

/** The labels by value. An array also fixes their order. */
type Names<Value extends string> = Record<Value, string> | SelectOption[]

type FiltersProps = Form & { action: string; query: Query; clearHref: string | null }

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

export function ListPager({ hrefOf, ...position }: Position & { hrefOf: (page: number) => string }) {
  const { page, pages, total } = position
  if (total === 0) return null
  const first = (page - 1) * PER_PAGE + 1
  const last = Math.min(page * PER_PAGE, total)
  const at = `${thousands(first)} à ${thousands(last)} sur ${listLength(position)}`
  if (pages > 1) return <Pager {...{ page, pages, hrefOf, at }} />
  return <p className={pager}>{french(at)}</p>
}
