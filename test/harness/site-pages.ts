import { LOG_STATEMENTS, statementsOf } from './request-log'
import { type Browser, createBrowser } from './browser'
import { type RunningServer, startServer } from './server'
import { PASSWORD } from '#test/people'
import { openTestSite, type TestSite } from './site'

/** Élodie is the admin, and the log shows the SQL of each request. */
const ENV = {
  ...LOG_STATEMENTS,
  ADMIN_USERNAME: 'elodie',
  ADMIN_EMAIL: 'elodie@example.com',
  ADMIN_PASSWORD: PASSWORD,
}

export const CALL = '/api/classified-ads'

/** A site, and a browser in which its admin has signed in. */
export async function openSiteWithAdmin(): Promise<{ site: TestSite; admin: Browser }> {
  const site = await openTestSite(ENV)
  const admin = site.browser()
  await admin.call('POST', '/api/login', { username: ENV.ADMIN_USERNAME, password: PASSWORD })
  return { site, admin }
}

type Place = Pick<TestSite, 'databaseUrl' | 'dataDir'>

/** Another process on the same database. */
export async function startBeside({ databaseUrl, dataDir }: Place, env: Record<string, string> = ENV) {
  const server = await startServer({ databaseUrl, dataDir, env })
  return {
    ...server,
    browser: () => createBrowser(server.origin),
    close: async () => void (await server.end('SIGKILL')),
  }
}

/** Whether the answer came from the page cache: otherwise it needs the database. */
export async function wasKept(server: Pick<RunningServer, 'output'>, answer: Response): Promise<boolean> {
  return (await statementsOf(server, answer.headers.get('X-Request-Id'))).length === 0
}
