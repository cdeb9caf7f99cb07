import { atoms } from '../atoms'
import type { ReactNode } from 'react'
import { fullName } from '#app/text/words'
import { Badge, type BadgeTone } from '../content/blocks'
import { french, Hidden } from '../text/text'
import { hidden } from '../text/text.css'
import * as css from './data-table.css'

export type Column<Row> = {
  label: string
  /**
   * 'title' names the row. 'text' is short (a badge, a word), 'line' has a line of a phone for itself (a
   * name), 'prose' may run over lines. 'id' shows on a desk only. The label of 'actions' is for assistive tools.
   */
  kind?: keyof typeof css.cell
  cell: (row: Row) => ReactNode
}

export type DataTableProps<Row> = {
  /** The hidden caption: what is listed, and in which order. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}

/**
 * A table on a desk, labelled rows on a narrow screen. The roles say again what the elements are,
 * since some browsers forget it where a style has changed how they are laid out.
 */
export function DataTable<Row>({ caption, columns, rows }: DataTableProps<Row>) {
  return (
    <table className={css.table} role="table">
      <caption className={hidden}>{french(caption)}</caption>
      <thead className={css.head} role="rowgroup">
        <tr role="row">
          {columns.map(({ label, kind = 'text' }) => (
            <th
              key={label}
              scope="col"
              role="columnheader"
              className={kind === 'number' ? css.numberHeader : css.header}
            >
              {kind === 'actions' ? <Hidden>{label}</Hidden> : french(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body} role="rowgroup">
        {rows.map((row, index) => (
          <tr key={index} role="row" className={css.row}>
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
    <td role="cell" className={css.cell[kind]} data-label={kind === 'actions' ? undefined : label}>
      <div className={css.content[kind]}>{cell(row)}</div>
    </td>
  )
}

type BadgeWords = { label: string; tone: BadgeTone }

/** The states of one row, side by side while there is room; false for one that it is not in. */
export function Badges({ badges }: { badges: readonly (BadgeWords | false)[] }) {
  return (
    <span className={atoms({ display: 'flex', flexWrap: 'wrap', gap: 's4' })}>
      {badges.map(
        (badge) =>
          badge && (
            <Badge key={badge.label} tone={badge.tone}>
              {badge.label}
            </Badge>
          ),
      )}
    </span>
  )
}

type CellLinkProps = { href: string; about?: string; children: string }

/** A link to a page about the row; `about` names the row for assistive tools. */
export function CellLink({ href, about, children }: CellLinkProps) {
  return (
    <a className={css.cellLink} href={href}>
      {french(children)}
      {about && <Hidden>{french(` « ${about} »`)}</Hidden>}
    </a>
  )
}

type PersonNameProps = { firstName: string; lastName: string; username: string; href: string }

/** The full name, and the unique username. */
export function PersonName({ username, href, ...names }: PersonNameProps) {
  return (
    <span className={atoms({ display: 'grid' })}>
      <a className={css.link} href={href}>
        {fullName(names)}
      </a>
      <span className={atoms({ color: 'muted', fontWeight: 400 })}>{username}</span>
    </span>
  )
}
