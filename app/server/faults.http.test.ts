import { once } from 'node:events'
import { createConnection } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '#test/browser'
import { logOf } from '#test/request-log'
import { camille, openTestSite, type TestSite } from '#test/site'

let site: TestSite
let browser: Browser
beforeAll(async () => {
  site = await openTestSite()
  browser = await site.member(camille)
})
afterAll(() => site.close())

describe('an unexpected fault', () => {
  test('of a page is shown calmly, with the request id as the reference, and logged with it', async () => {
    const answer = await without('exam_results', () => browser.get('/results'))

    expect(answer.status).toBe(500)
    const html = await answer.text()
    const id = answer.headers.get('X-Request-Id')!
    expect(html).toContain('Une erreur inattendue s&#x27;est produite')
    expect(html).toContain(`Référence\u00a0: ${id}`)
    expect(html).not.toMatch(/Sequelize|SQLITE|exam_results|at .*\.js/)
    expect(await loggedWith(id)).toMatch(/exam_results/)
  })

  test('of an action is shown in the same way', async () => {
    const answer = await without('sessions', () => browser.post('/profile/sessions'))

    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain(`Référence\u00a0: ${answer.headers.get('X-Request-Id')}`)
  })

  test('of a call is JSON, in French', async () => {
    const answer = await without('sessions', () => browser.get('/api/user'))

    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ message: "Une erreur inattendue s'est produite." })
    expect(await loggedWith(answer.headers.get('X-Request-Id'))).toMatch(/sessions/)
  })

  test('of a file is shown as a page, and logged', async () => {
    const answer = await without('news', () => browser.get('/news/feed.xml'))

    expect(answer.status).toBe(500)
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    const id = answer.headers.get('X-Request-Id')!
    expect(await answer.text()).toContain(`Référence\u00a0: ${id}`)
    expect(await loggedWith(id)).toMatch(/news/)
  })
})

describe('the health of the process', () => {
  test('has no figures without a METRICS_TOKEN', async () => {
    const answer = await browser.get('/metrics', { Authorization: 'Bearer undefined' })

    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('process_')
  })

  test('/healthz says that it is alive, /readyz that the database answers and is migrated', async () => {
    const [alive, ready] = [await browser.get('/healthz'), await browser.get('/readyz')]

    expect([alive.status, ready.status]).toEqual([200, 200])
    const unready = await without('migrations', () => browser.get('/readyz'))
    expect(unready.status).toBe(503)
    expect((await browser.get('/healthz')).status).toBe(200)
  })
})

describe('the log', () => {
  test('has one line a request, with the path, and without the query string or statements', async () => {
    const answer = await browser.get('/auth?redirectTo=/secret-place')

    const id = answer.headers.get('X-Request-Id')!
    const linesOf = () =>
      site
        .output()
        .split('\n')
        .filter((line) => line.includes(id))

    const next = (await browser.get('/healthz')).headers.get('X-Request-Id')!
    await expect.poll(() => site.output()).toContain(next)
    expect(linesOf()).toHaveLength(1)
    expect(JSON.parse(linesOf()[0]!)).toMatchObject({
      method: 'GET',
      path: '/auth',
      status: 303,
      ms: expect.any(Number),
    })
    expect(site.output()).not.toMatch(/secret-place|"msg":"statement"/)
  })

  test('has a warning, and no error, for a call that breaks off', async () => {
    await breakOffACall()

    await expect.poll(() => site.output()).toMatch(/"level":40,.*"path":"\/api\/login".*broken off/)
    expect(site.output()).not.toMatch(/"level":50.*abort/i)
  })
})

/** Sends half a body and hangs up. */
async function breakOffACall() {
  const { hostname, port } = new URL(site.origin)
  const socket = createConnection(Number(port), hostname)
  await once(socket, 'connect')
  const head = ['POST /api/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
  socket.write(`${head.join('\r\n')}\r\nContent-Length: 100\r\n\r\n{"username"`)
  // The server has begun to read once it answers on a connection of its own.
  await browser.get('/healthz')
  socket.destroy()
}

/** What happens while a table is missing. */
async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  const rename = (from: string, to: string) =>
    site.db.write(() => site.db.sequelize.query(`ALTER TABLE ${from} RENAME TO ${to}`))
  await rename(table, `${table}_away`)
  try {
    return await work()
  } finally {
    await rename(`${table}_away`, table)
  }
}

async function loggedWith(id: string | null): Promise<string> {
  const lines = await logOf(site, id)
  return JSON.stringify(lines.filter(({ level }) => level === 50))
}
