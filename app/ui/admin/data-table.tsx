import type { ReactNode } from 'react'
import { fullName } from '#app/text/words'
import { classes } from '../classes'
import { Badge, type BadgeTone } from '../content/blocks'
import { Fr, Hidden } from '../text/text'
import * as css from './data-table.css'

export type Column<Row> = {
  label: string
  /**
   * 'title' names the row. 'text' is short (a badge, a word), 'line' has a line of a phone for itself (a
   * name), 'prose' may run over lines. 'id' shows on a desk alone. What an 'actions' or a 'select' column
   * is called only assistive tools say.
   */
  kind?: keyof typeof css.cell
  cell: (row: Row) => ReactNode
}

type DataTableProps<Row> = {
  /** What it lists, and in which order; not shown. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
}

/**
 * A table on a desk, labelled rows on a narrow screen. The roles say again what the elements are,
 * since some browsers forget it where a style has changed how they are laid out.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  const isSelectable = columns.some(({ kind }) => kind === 'select')
  return (
    <table className={css.table} role="table">
      <caption className={css.caption}>
        <Fr>{caption}</Fr>
      </caption>
      <thead className={css.head} role="rowgroup">
        <tr role="row">
          {columns.map(({ label, kind = 'text' }) => (
            <th key={label} scope="col" role="columnheader" className={css.header[kind]}>
              {isUnnamed(kind) ? <Hidden>{label}</Hidden> : <Fr>{label}</Fr>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body} role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row" className={classes(css.row, isSelectable && css.selectable)}>
            {columns.map((column) => (
              <Cell key={column.label} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell<Row>({ column: { label, kind = 'text', cell }, row }: { column: Column<Row>; row: Row }) {
  if (kind === 'title') {
    return (
      <th scope="row" role="rowheader" className={css.cell.title}>
        {cell(row)}
      </th>
    )
  }
  return (
    <td role="cell" className={css.cell[kind]} data-label={isUnnamed(kind) ? undefined : label}>
      <div className={css.content[kind]}>{cell(row)}</div>
    </td>
  )
}

function isUnnamed(kind: keyof typeof css.cell) {
  return kind === 'actions' || kind === 'select'
}

/** The states of one row, side by side while there is room. */
export function Badges({ badges }: { badges: readonly { label: string; tone: BadgeTone }[] }) {
  return (
    <span className={css.badges}>
      {badges.map(({ label, tone }) => (
        <Badge key={label} tone={tone}>
          {label}
        </Badge>
      ))}
    </span>
  )
}

type PersonNameProps = { firstName: string; lastName: string; username: string; href: string }

/** The full name, and the unique username. */
export function PersonName({ username, href, ...names }: PersonNameProps) {
  return (
    <span className={css.person}>
      <a className={css.link} href={href}>
        {fullName(names)}
      </a>
      <span className={css.username}>{username}</span>
    </span>
  )
}
