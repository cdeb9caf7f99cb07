import { literal } from 'sequelize'
import type { Database } from './database'

/** The conditions of a search: each pattern of the kernel's `searchPatterns` occurs in the folded column. */
export function matchesAll({ sequelize }: Database, column: string, patterns: string[]) {
  // SQLite knows no escape character unless it is told.
  return patterns.map((pattern) => literal(`${column} LIKE ${sequelize.escape(pattern)} ESCAPE '\\'`))
}
