import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#db/database'
import { startTestPostgres, TEMPLATE, type TestPostgres, withClient } from './postgres'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a test file finds the migrated database that it copies. */
    template: { dialect: 'sqlite'; file: string } | { dialect: 'postgres'; server: string }
  }
}

/** Migrates one database for the whole run; each test file then works on a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  return project.config.env.TEST_DIALECT === 'postgres' ? providePostgres(project) : provideSqlite(project)
}

async function provideSqlite(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'prepa-lts-template-'))
  const file = join(folder, 'template.sqlite')
  await migrate(`sqlite:${file}`)
  project.provide('template', { dialect: 'sqlite', file })
  return () => rm(folder, { recursive: true, force: true })
}

async function providePostgres(project: TestProject) {
  run.projects += 1
  const server = await (run.server ??= startMigratedPostgres())
  project.provide('template', { dialect: 'postgres', server: server.url('') })
  return async () => {
    run.projects -= 1
    if (run.projects > 0) return
    run.server = undefined
    await server.stop()
  }
}

async function startMigratedPostgres(): Promise<TestPostgres> {
  const server = await startTestPostgres()
  await withClient(server.url('postgres'), (client) => client.query(`CREATE DATABASE ${TEMPLATE}`))
  await migrate(server.url(TEMPLATE))
  return server
}

async function migrate(url: string) {
  const db = await openDatabase(url)
  await db.migrate()
  await db.close()
}

/** Vitest loads this file once for each project; both PostgreSQL projects share one server. */
const place = globalThis as { testPostgres?: { projects: number; server?: Promise<TestPostgres> } }
const run = (place.testPostgres ??= { projects: 0 })
