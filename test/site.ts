import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '#db/database'
import { createPlace } from './db/database'
import { makeAdmin } from './db/rows'
import { type Browser, createBrowser } from './browser'
import { type RunningServer, startServer } from './server'

export type TestSite = RunningServer & {
  db: Database
  databaseUrl: string
  dataDir: string
  browser(): Browser
  /** A browser in which a new member has registered. */
  member(person: TestPerson): Promise<Browser>
  /** The same for an admin. */
  admin(person: TestPerson): Promise<Browser>
  /** Starts the server again on the same port, data and database. */
  restart(): Promise<void>
  close(): Promise<void>
}

export type TestPerson = { username: string; firstName: string; lastName: string }

export const PASSWORD = 'Cible-en-plein-coeur-10'

/** The built server on its own database, in the dialect of the running project. */
export async function openTestSite(env: Record<string, string> = {}): Promise<TestSite> {
  const place = await createPlace({ migrated: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'prepa-lts-data-'))
  const options = { databaseUrl: place.url, dataDir, env }
  let server = await startServer(options)
  const { origin } = server
  const db = await openDatabase(place.url)
  const browser = () => createBrowser(origin)
  const member = async (person: TestPerson) => {
    const one = browser()
    const answer = await one.call('POST', '/api/register', registrationOf(person))
    if (answer.status !== 201) throw new Error(await answer.text())
    return one
  }

  return {
    origin,
    db,
    databaseUrl: place.url,
    dataDir,
    browser,
    get process() {
      return server.process
    },
    output: () => server.output(),
    end: (signal) => server.end(signal),
    async restart() {
      server = await startServer({ ...options, port: Number(new URL(origin).port) })
    },
    member,
    async admin(person) {
      const one = await member(person)
      await makeAdmin(db, person.username)
      return one
    },
    async close() {
      await db.close()
      await server.end('SIGKILL')
      await place.remove()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export function registrationOf(person: TestPerson) {
  const email = `${person.username.toLowerCase().replace(/[^a-z0-9]/g, '-')}@example.com`
  return { ...person, email, password: PASSWORD, phone: '' }
}

export const camille: TestPerson = { username: 'camille', firstName: 'Camille', lastName: 'Dubois' }
export const karim: TestPerson = { username: 'karim', firstName: 'Karim', lastName: 'Benali' }
export const elodie: TestPerson = { username: 'Élodie', firstName: 'Élodie', lastName: 'Lambert' }
