import { openDatabase } from '#db/database'
import { createPlace } from '#test/harness/db/database'
import { prepareEmptying } from '#test/harness/db/emptied'
import { mark } from '#test/harness/db/rows'
import { createBrowser } from './browser'
import { newcomer, PASSWORD, type Person } from '#test/people'
import { register } from '#test/things/account'
import { carbine } from '#test/things/ad'
import { bareQuestion } from '#test/things/question'
import { LOG_STATEMENTS } from './request-log'
import { type RunningServer, startServer } from './server'
import { openFolder } from './worker'

export type TestSite = Awaited<ReturnType<typeof openTestSite>>

type Env = Record<string, string>

/**
 * A site with nobody but an admin, in the dialect of the running project. Without settings its server is the one that
 * the files of this worker share; otherwise, or if that is taken, it has one of its own.
 */
export async function openTestSite(env?: Env) {
  const server = env ? undefined : await takeSharedServer()
  if (!server) return openOwnSite(env ?? LOG_STATEMENTS)
  const site = await attachSite(server)
  return {
    ...site,
    async close() {
      await forgetPages(site).finally(site.close)
      server.giveBack()
    },
  }
}

let shared: ReturnType<typeof startShared> | undefined
let isTaken = false

/**
 * The built server that the test files of this worker share, one after the other: it has answered before, and is several
 * times as fast as a new one. Its outbox is not emptied. Undefined while another site of the same file has it.
 */
async function takeSharedServer() {
  if (isTaken) return undefined
  isTaken = true
  const isNew = shared === undefined
  const { server, databaseUrl, dataDir, empty } = await (shared ??= startShared())
  if (!isNew) await empty()
  // The log of all files would grow to megabytes, and each reader copies it.
  server.forgetOutput()
  return {
    ...server,
    databaseUrl,
    dataDir,
    /** For the next file. */
    giveBack: () => void (isTaken = false),
  }
}

async function startShared() {
  const place = await createPlace('site')
  const dataDir = await openFolder()
  const empty = await prepareEmptying(place.url)
  const server = await startServer({ databaseUrl: place.url, dataDir, env: LOG_STATEMENTS })
  return { server, databaseUrl: place.url, dataDir, empty }
}

/**
 * Makes the server drop all cached pages. A news item drops the pages with news, a question those with lessons, and a
 * member who leaves with an ad those with ads.
 */
async function forgetPages({ admin }: Pick<Awaited<ReturnType<typeof attachSite>>, 'admin'>) {
  const last = await admin(newcomer({ firstName: 'Anne', lastName: 'Dernier' }))
  const news = { title: 'Fin', summary: 'Fin', content: 'Fin', author: 'Anne' }
  const answers = [
    await last.call('POST', '/api/classified-ads', carbine),
    await last.call('POST', '/api/admin/news', news),
    await last.call('POST', '/api/questions', bareQuestion(99_999)),
    await last.post('/profile/delete', { currentPassword: PASSWORD }),
  ]
  const statuses = answers.map(({ status }) => status)
  if (statuses.join() !== '201,201,201,303')
    throw new Error(`The pages are not forgotten: ${statuses.join()}`)
}

/** On a server of its own, which the test may kill and start again. */
export async function openOwnSite(env: Env = {}) {
  // In 'site' there is an admin, so that the server would not make the one of its environment.
  const place = await createPlace(env.ADMIN_USERNAME ? 'tables' : 'site')
  const dataDir = await openFolder()
  const server = await startServer({ databaseUrl: place.url, dataDir, env })
  const site = await attachSite({ ...server, databaseUrl: place.url, dataDir })
  return {
    ...site,
    async close() {
      await site.close()
      await server.end('SIGKILL')
      await place.remove()
    },
  }
}

/** Starts a second process on the same database. */
export async function startSecondServer({ databaseUrl, dataDir }: Pick<TestSite, 'databaseUrl' | 'dataDir'>) {
  const server = await startServer({ databaseUrl, dataDir, env: LOG_STATEMENTS })
  return {
    ...server,
    browser: () => createBrowser(server.origin),
    close: async () => void (await server.end('SIGKILL')),
  }
}

type Server = RunningServer & { databaseUrl: string; dataDir: string }

async function attachSite(server: Server) {
  const db = await openDatabase(server.databaseUrl)
  /** A browser in which a new member has registered. */
  const member = (person: Person) => register(server, person)

  return {
    ...server,
    db,
    browser: () => createBrowser(server.origin),
    member,
    /** The same for an admin. */
    async admin(person: Person) {
      const one = await member(person)
      await mark(db, person.username, 'is_admin')
      return one
    },
    close: () => db.close(),
  }
}
