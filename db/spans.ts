import { jsonRows } from './conditions'
import type { Database } from './database'
import { toBindValue } from './read'

/** A span of time that ends before `until`. */
export type Span = { from: Date; until: Date }

/** Returns the condition that a moment lies in the span of the row. */
export const isWithin = (column: string) => `${column} >= span.since AND ${column} < span.until`

/**
 * Reads one row for each span, in their order. `figures` are SELECTs of one number each, which use `isWithin` and an index
 * of its column.
 */
export async function readSpans<Row extends Record<string, number | null>>(
  db: Database,
  spans: readonly Span[],
  figures: Record<keyof Row, string>,
): Promise<Row[]> {
  const names = Object.keys(figures)
  const columns = names.map((name) => `(${figures[name]!}) AS "${name}"`)
  const from = jsonRows(db, 'span', '$1', { since: 'timestamptz', until: 'timestamptz' })
  const stored = spans.map(({ from, until }) => ({ since: toBindValue(from), until: toBindValue(until) }))
  const rows = await db.read<Record<string, number | string | null>>(
    `SELECT ${columns.join(', ')} FROM ${from} ORDER BY since`,
    [JSON.stringify(stored)],
    { lane: 'statistics' },
  )
  const toNumber = (value: number | string | null) => (value === null ? null : Number(value))
  return rows.map((row) => Object.fromEntries(names.map((name) => [name, toNumber(row[name]!)])) as Row)
}
