import { PASSWORD, type Person } from '#test/people'
import type { TestSite } from './site'

/** Limits on and behind a proxy, so that a test can choose its address. */
export const LIMITED = { RATE_LIMITS: 'on', TRUST_PROXY: 'on' }

export const WRONG = 'Pas-le-bon-1'

/** A visitor without cookies at the address that the proxy reports. */
export function visitorAt({ origin }: { origin: string }, forwardedFor: string) {
  const send = (path: string, type: string, body: string) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': type, 'X-Forwarded-For': forwardedFor },
      body,
      redirect: 'manual',
    })
  const call = (path: string, body: object) => send(path, 'application/json', JSON.stringify(body))
  const page = (path: string, fields: Record<string, string>) =>
    send(path, 'application/x-www-form-urlencoded', new URLSearchParams(fields).toString())

  return {
    call,
    page,
    signIn: (username: string, password = PASSWORD) => call('/api/login', { username, password }),
    /** The statuses of so many tries, one after the other. */
    async guess(username: string, times: number): Promise<number[]> {
      const statuses: number[] = []
      for (let index = 0; index < times; index += 1)
        statuses.push((await call('/api/login', { username, password: WRONG })).status)
      return statuses
    },
    register: (person: Person) => call('/api/register', person),
  }
}

export function times(count: number, status: number): number[] {
  return Array.from({ length: count }, () => status)
}

export async function forgetAttempts({ db }: TestSite) {
  await db.run('DELETE FROM rate_limits')
}

/** As if everybody counted so far had done so for so many times: `name` is the limit's. */
export async function countAs({ db }: Pick<TestSite, 'db'>, name: string, points: number) {
  const changed = await db.run(`UPDATE rate_limits SET points = $1 WHERE key LIKE '${name}:%'`, [points])
  if (changed === 0) throw new Error(`Nobody is counted for ${name} yet`)
}

/** Lets the window of every limit expire. */
export async function endWindows({ db }: TestSite) {
  await db.run('UPDATE rate_limits SET expire = 1')
}

export async function countsOf({ db }: Pick<TestSite, 'db'>) {
  const [rows] = await db.sequelize.query('SELECT key, points FROM rate_limits ORDER BY key')
  return rows as { key: string; points: number }[]
}
