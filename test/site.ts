import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#db/database'
import { createPlace } from './db/database'
import { makeAdmin } from './db/rows'
import { type Browser, createBrowser } from './browser'
import { startServer } from './server'

export type TestSite = Awaited<ReturnType<typeof openTestSite>>

export type TestPerson = { username: string; firstName: string; lastName: string }

export const PASSWORD = 'Cible-en-plein-coeur-10'

/** The built server on its own database, in the dialect of the running project. */
export async function openTestSite(env: Record<string, string> = {}) {
  // In 'site' there is an admin, so that the server would not make the one of its environment.
  const place = await createPlace(env.ADMIN_USERNAME ? 'tables' : 'site')
  const dataDir = await mkdtemp(join(tmpdir(), 'prepa-lts-data-'))
  const server = await startServer({ databaseUrl: place.url, dataDir, env })
  const db = await openDatabase(place.url)
  const browser = () => createBrowser(server.origin)
  /** A browser in which a new member has registered. */
  async function member(person: TestPerson): Promise<Browser> {
    const one = browser()
    const answer = await one.call('POST', '/api/register', registrationOf(person))
    if (answer.status !== 201) throw new Error(await answer.text())
    return one
  }

  return {
    ...server,
    db,
    databaseUrl: place.url,
    dataDir,
    browser,
    member,
    /** The same for an admin. */
    async admin(person: TestPerson) {
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
