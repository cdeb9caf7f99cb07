import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Client, DatabaseError } from 'pg'
import sqlite from 'sqlite3'
import { inject } from 'vitest'
import { type Template, withClient } from './postgres'

const SITE: Template = 'site'
const DEADLOCK_DETECTED = '40P01'

/**
 * Makes a copy of the template 'site' what it was when it was new, while a server is connected to it. Returns what does
 * so each time.
 */
export function prepareEmptying(url: string): Promise<() => Promise<unknown>> {
  const template = inject('template')
  if (template.dialect === 'postgres') return prepareOnServer(url)
  return prepareFile(url.slice('sqlite:'.length), join(template.folder, SITE))
}

async function prepareFile(path: string, template: string) {
  const file = new sqlite.Database(path)
  const exec = (sql: string) =>
    new Promise<void>((resolve, reject) => file.exec(sql, (fault) => (fault ? reject(fault) : resolve())))
  const all = promisify<string, { name: string; columns: string }[]>(file.all.bind(file))
  // A generated column takes no value: table_info leaves it out.
  const tables = await all(
    `SELECT tables.name, group_concat('"' || columns.name || '"') AS columns
     FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns
     WHERE tables.type = 'table' GROUP BY tables.name`,
  )
  const refill = tables.map(
    ({ name, columns }) =>
      `DELETE FROM ${name}; INSERT INTO ${name} (${columns}) SELECT ${columns} FROM template.${name};`,
  )
  await exec(`PRAGMA busy_timeout = 15000; PRAGMA foreign_keys = OFF; ATTACH '${template}' AS template`)
  return async () => {
    await exec('BEGIN IMMEDIATE')
    try {
      await exec(`${refill.join(' ')} COMMIT`)
    } catch (fault) {
      await exec('ROLLBACK')
      throw fault
    }
  }
}

/** PostgreSQL reads no other database: what is there now is kept in a schema beside. */
async function prepareOnServer(url: string) {
  const refill = await withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string; columns: string; sequence: string | null }>(
      `SELECT table_name AS name, string_agg(quote_ident(column_name), ', ') AS columns,
         max(pg_get_serial_sequence(table_name, 'id')) FILTER (WHERE column_name = 'id') AS sequence
       FROM information_schema.columns
       JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
       GROUP BY table_name`,
    )
    const keep = tables.map(({ name }) => `CREATE TABLE kept.${name} AS TABLE public.${name};`)
    await client.query(`CREATE SCHEMA kept; ${keep.join(' ')}`)
    const fill = tables.map(({ name, columns, sequence }) =>
      [
        `INSERT INTO ${name} (${columns}) SELECT ${columns} FROM kept.${name};`,
        sequence && `SELECT setval('${sequence}', (SELECT COALESCE(max(id), 0) + 1 FROM ${name}), false);`,
      ].join(' '),
    )
    const names = tables.map(({ name }) => name).join(', ')
    // Short, so that in a deadlock with the server's own rounds this transaction is the one that gives up.
    return `BEGIN; SET LOCAL deadlock_timeout = '50ms'; SET LOCAL session_replication_role = replica;
      TRUNCATE ${names}; ${fill.join(' ')} COMMIT`
  })
  return () => withClient(url, (client) => runDespiteDeadlocks(client, refill))
}

async function runDespiteDeadlocks(client: Client, sql: string, tries = 5): Promise<void> {
  try {
    await client.query(sql)
  } catch (error) {
    if ((error as DatabaseError).code !== DEADLOCK_DETECTED || tries === 1) throw error
    await client.query('ROLLBACK')
    return runDespiteDeadlocks(client, sql, tries - 1)
  }
}
