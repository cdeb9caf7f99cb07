import { expect, test } from 'vitest'
import { setUpDatabase } from '#test/harness/db/database'

const db = await setUpDatabase()

/** This command writes the file: `npx vitest run --project sqlite -u db/schema`. */
test('db/schema.sql shows the database that the migrations make', async () => {
  const found = await db.read<{ sql: string }>(
    `SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'
     ORDER BY tbl_name, type DESC, name`,
  )

  const schema = found.map(({ sql }) => format(sql)).join('\n')
  await expect(`${schema.trim()}\n`).toMatchFileSnapshot('schema.sql')
})

/** A column on each line: SQLite keeps the words of a migration, and adds later columns to the last line. */
function format(sql: string): string {
  const body = /^(CREATE TABLE [^(]+\()(.+)\)$/s.exec(sql)
  if (!body) return `${sql.replace(/\s+/g, ' ')};`
  const columns = splitAtCommas(body[2]!).map((column) => `  ${column.trim().replace(/\n {4,6}/g, '\n  ')}`)
  return `\n${body[1]}\n${columns.join(',\n')}\n);`
}

/** Not at those inside parentheses. */
function splitAtCommas(text: string): string[] {
  let depth = 0
  const parts = ['']
  for (const sign of text) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts
}
