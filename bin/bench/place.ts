import { join } from 'node:path'
import { startTestPostgres, type TestPostgres } from '#test/db/postgres'
import { withClient } from '#test/db/template'

/** The address of a new database: a file in the folder, or one of the bench's own PostgreSQL. */
export async function createPlace(folder: string, postgres: boolean): Promise<string> {
  if (!postgres) return `sqlite:${join(folder, 'app.sqlite')}`
  const server = await (running ??= startTestPostgres())
  databases += 1
  const name = `bench_${databases}`
  await withClient(server.url('postgres'), (client) => client.query(`CREATE DATABASE ${name}`))
  return server.url(name)
}

export async function removePlaces(): Promise<void> {
  await (await running)?.stop()
}

let running: Promise<TestPostgres> | undefined
let databases = 0
