import { atoms } from '../atoms'
import type { ReactNode } from 'react'
import { fullName } from '#app/text/words'
import { Badge, type BadgeTone } from './blocks'
import { french, Hidden } from '../text/text'
import { hidden } from '../text/text.css'
import * as css from './data-table.css'

export type Column<Row> = {
  label: string
  /**
   * The column's layout. On narrow screens, 'line' takes a whole line and 'id' is visually hidden. The
   * heading of 'actions' is always visually hidden.
   */
  kind?: keyof typeof css.cell
  cell: (row: Row) => ReactNode
}

export type DataTableProps<Row> = {
  /** A visually hidden caption that says what is listed and in which order. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}

/** Sets the roles explicitly, because some browsers drop them when CSS changes the display of a table. */
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

/** `about` completes the link's name for assistive tools. */
export function CellLink({ href, about, children }: CellLinkProps) {
  return (
    <a className={css.cellLink} href={href}>
      {french(children)}
      {about && <Hidden>{french(` « ${about} »`)}</Hidden>}
    </a>
  )
}

type PersonNameProps = { firstName: string; lastName: string; username: string; href: string }

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
