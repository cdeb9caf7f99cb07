import type { TestSite } from './test-site'

export type Refused = 'INSERT' | 'UPDATE' | 'DELETE'

/** Until `work` is done the database refuses this to every row of the table. */
export async function refusing<T>({ db }: TestSite, what: Refused, table: string, work: () => Promise<T>) {
  const run = (sql: string) => db.write(() => db.sequelize.query(sql))
  if (db.dialect === 'sqlite') {
    await run(`CREATE TRIGGER refused BEFORE ${what} ON ${table} BEGIN SELECT RAISE(ABORT, 'not today'); END`)
  } else {
    await run(
      `CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not today'; END $$`,
    )
    await run(`CREATE TRIGGER refused BEFORE ${what} ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse()`)
  }
  try {
    return await work()
  } finally {
    await run(db.dialect === 'sqlite' ? 'DROP TRIGGER refused' : `DROP TRIGGER refused ON ${table}`)
  }
}
