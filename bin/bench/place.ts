import { join } from 'node:path'
import { startTestPostgres, type TestPostgres } from '../../db/test-postgres'
import { withClient } from '../../db/test-template'

/** A new database: a file in the folder, or one of the bench's own PostgreSQL. */
export async function createPlace(folder: string, postgres: boolean) {
  if (!postgres) return { url: `sqlite:${join(folder, 'app.sqlite')}`, remove: async () => {} }
  const server = await (running ??= startTestPostgres())
  const name = `bench_${(databases += 1)}`
  const query = (sql: string) => withClient(server.url('postgres'), (client) => client.query(sql))
  await query(`CREATE DATABASE ${name}`)
  return {
    url: server.url(name),
    remove: async () => void (await query(`DROP DATABASE ${name} WITH (FORCE)`)),
  }
}

export async function removePlaces(): Promise<void> {
  await (await running)?.stop()
}

let running: Promise<TestPostgres> | undefined
let databases = 0
