import { PASSWORD } from '#test/people'
import { type Browser, createBrowser } from './browser'
import type { TestSite } from './site'

/** Limits on and behind a proxy, so that a test can choose its address. */
export const LIMITED = { RATE_LIMITS: 'on', TRUST_PROXY: 'on' }

export const WRONG = 'Pas-le-bon-1'

/** A browser at the address that the proxy reports, with the cookies of another one or none. */
export function browserAt(
  { origin }: Pick<TestSite, 'origin'>,
  address: string,
  { cookies }: Partial<Browser> = {},
) {
  return createBrowser(origin, { address, cookies })
}

/** A visitor who signs in by call, each time without cookies. */
export function visitorAt(site: Pick<TestSite, 'origin'>, address: string) {
  const signIn = (username: string, password = PASSWORD, code?: string) =>
    browserAt(site, address).call('POST', '/api/login', { username, password, code })
  return {
    signIn,
    /** Returns the status. */
    guess: async (username: string) => (await signIn(username, WRONG)).status,
  }
}

export async function clearLimits({ db }: TestSite) {
  await db.write('DELETE FROM rate_limits')
}

/** Sets the count of everyone whom the limit `name` has counted so far. */
export async function setCounts({ db }: Pick<TestSite, 'db'>, name: string, points: number) {
  const changed = await db.write(`UPDATE rate_limits SET points = $1 WHERE key LIKE '${name}:%'`, [points])
  if (changed === 0) throw new Error(`Nobody is counted for ${name} yet`)
}

/** Lets the window of every limit expire. */
export async function expireLimits({ db }: TestSite) {
  await db.write('UPDATE rate_limits SET expire = 1')
}

/** Reads all counts above zero. */
export function readCounts({ db }: Pick<TestSite, 'db'>) {
  return db.read<{ key: string; points: number }>(
    'SELECT key, points FROM rate_limits WHERE points > 0 ORDER BY key',
  )
}
