import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#db/database'
import { buildIfStale } from '../../../bin/ready.js'
import { startServer } from '#test/harness/server'
import { startTestPostgres, type Template, type TestPostgres, withClient } from './postgres'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a test file finds the databases that it copies. */
    template: { dialect: 'sqlite'; folder: string } | { dialect: 'postgres'; server: string }
  }
}

/** Fills one database for the whole run; each test file then works on a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { name, env } = project.config
  const dialect = env.TEST_DIALECT === 'postgres' ? 'postgres' : 'sqlite'
  // The modules' tests need no server.
  const template = name === dialect ? 'tables' : 'site'
  if (template === 'site') await buildIfStale()
  return dialect === 'postgres' ? providePostgres(project, template) : provideSqlite(project, template)
}

async function provideSqlite(project: TestProject, template: Template) {
  const folder = await mkdtemp(join(tmpdir(), 'prepa-lts-template-'))
  const url = (holds: Template) => `sqlite:${join(folder, holds)}`
  await migrate(url('tables'))
  if (template === 'site') {
    await copyFile(join(folder, 'tables'), join(folder, 'site'))
    await startOnce(url('site'))
  }
  project.provide('template', { dialect: 'sqlite', folder })
  return () => rm(folder, { recursive: true, force: true })
}

async function providePostgres(project: TestProject, template: Template) {
  run.projects += 1
  const server = await (run.server ??= startMigratedPostgres())
  if (template === 'site') await (run.site ??= addSite(server))
  project.provide('template', { dialect: 'postgres', server: server.url('') })
  return async () => {
    run.projects -= 1
    if (run.projects > 0) return
    run.server = run.site = undefined
    await server.stop()
  }
}

async function startMigratedPostgres(): Promise<TestPostgres> {
  const server = await startTestPostgres()
  await create(server, 'tables', 'template0')
  await migrate(server.url('tables'))
  return server
}

async function addSite(server: TestPostgres) {
  await create(server, 'site', 'tables')
  await startOnce(server.url('site'))
}

const create = (server: TestPostgres, name: Template, from: string) =>
  withClient(server.url('postgres'), (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${from}`))

async function migrate(url: string) {
  const db = await openDatabase(url)
  await db.migrate()
  await db.close()
}

/** So that each server of the tests finds the questions and lessons that it would load first. */
async function startOnce(databaseUrl: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'prepa-lts-data-'))
  const server = await startServer({ databaseUrl, dataDir })
  await server.end('SIGTERM')
  await rm(dataDir, { recursive: true })
}

/** Vitest loads this file once for each project; all on PostgreSQL share one server. */
type Run = { projects: number; server?: Promise<TestPostgres>; site?: Promise<void> }
const place = globalThis as { testPostgres?: Run }
const run = (place.testPostgres ??= { projects: 0 })
