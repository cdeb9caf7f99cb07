import { rename } from 'node:fs/promises'
import type { TestSite } from './site'

export type Refused = 'INSERT' | 'UPDATE' | 'DELETE'

/** Runs `work` while the database refuses this operation on every row of the table. */
export async function refusing<T>(
  site: Pick<TestSite, 'db'>,
  what: Refused,
  table: string,
  work: () => Promise<T>,
) {
  return withTrigger(site, what, table, "RAISE 'not today'", work)
}

/** Runs `work` as if the disk were full: PostgreSQL refuses this operation on the table, SQLite loses its file. */
export async function withFullDisk<T>(site: TestSite, what: Refused, table: string, work: () => Promise<T>) {
  if (site.db.dialect === 'postgres')
    return withTrigger(site, what, table, "RAISE 'not today' USING ERRCODE = 'disk_full'", work)
  const file = site.databaseUrl.slice('sqlite:'.length)
  await rename(file, `${file}.away`)
  await lookAtFile(site)
  try {
    return await work()
  } finally {
    await rename(`${file}.away`, file)
    await lookAtFile(site)
  }
}

/** Server and test look for the file each second, and whenever they are asked whether they are ready. */
async function lookAtFile({ origin, db }: TestSite) {
  await fetch(`${origin}/readyz`)
  await db.isReady()
}

async function withTrigger<T>(
  { db }: Pick<TestSite, 'db'>,
  what: Refused,
  table: string,
  refusal: string,
  work: () => Promise<T>,
) {
  const run = (sql: string) => db.transaction((transaction) => db.sequelize.query(sql, { transaction }))
  if (db.dialect === 'sqlite') {
    await run(`CREATE TRIGGER refused BEFORE ${what} ON ${table} BEGIN SELECT RAISE(ABORT, 'not today'); END`)
  } else {
    await run(
      `CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${refusal}; END $$`,
    )
    await run(`CREATE TRIGGER refused BEFORE ${what} ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse()`)
  }
  try {
    return await work()
  } finally {
    await run(db.dialect === 'sqlite' ? 'DROP TRIGGER refused' : `DROP TRIGGER refused ON ${table}`)
  }
}
