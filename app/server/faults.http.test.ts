import { once } from 'node:events'
import { createConnection } from 'node:net'
import { describe, expect, test } from 'vitest'
import { openPage } from '#test/harness/page'
import { readLog } from '#test/harness/request-log'
import { camille } from '#test/people'
import { setUpOwnSite } from '#test/harness/file-sites'

const site = await setUpOwnSite()
const browser = await site.member(camille)

describe('an unexpected fault', () => {
  test.each([
    ['a page', 'exam_results', () => browser.get('/results')],
    ['an action', 'sessions', () => browser.post('/profile/sessions')],
    ['a file', 'news', () => browser.get('/news/feed.xml')],
  ])('of %s is shown calmly, with the request id of its line in the log', async (...given) => {
    const [, table, ask] = given
    const answer = await without(table, ask)

    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([500, 'text/html; charset=utf-8'])
    const page = await openPage(answer)
    expect(page.words).toContain("Une erreur inattendue s'est produite")
    expect(page.words).toContain(`Référence : ${answer.headers.get('X-Request-Id')}`)
    expect(page.html).not.toMatch(/Sequelize|SQLITE|exam_results|at .*\.js/)
    expect(await errorsOf(answer)).toContain(table)
  })

  test('of a call is JSON, in French', async () => {
    const answer = await without('sessions', () => browser.get('/api/user'))

    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ message: "Une erreur inattendue s'est produite." })
    expect(await errorsOf(answer)).toContain('sessions')
  })
})

test('without a METRICS_TOKEN there are no figures', async () => {
  expect((await browser.get('/metrics', { Authorization: 'Bearer undefined' })).status).toBe(404)
})

describe('the log', () => {
  test.each([
    ['/auth?redirectTo=/secret-place', '/auth'],
    [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}`],
  ])('has one line for %.40s, with the start of its path, no statements', async (asked, path) => {
    const answer = await browser.get(asked)

    const line = { method: 'GET', path, status: answer.status, ms: expect.any(Number) as number }
    expect(await readLog(site, answer.headers.get('X-Request-Id'))).toEqual([expect.objectContaining(line)])
    expect(site.output()).not.toMatch(/secret-place|"msg":"statement"/)
  })

  test('has a warning, and no error, for a call that breaks off', async () => {
    const { hostname, port } = new URL(site.origin)
    const socket = createConnection(Number(port), hostname)
    await once(socket, 'connect')
    const head = ['POST /api/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
    socket.write(`${head.join('\r\n')}\r\nContent-Length: 100\r\n\r\n{"username"`)
    // The server has begun to read once it answers on a connection of its own.
    await browser.get('/healthz')
    socket.destroy()

    await expect.poll(() => site.output()).toMatch(/"level":40,.*"path":"\/api\/login".*broken off/)
    expect(site.output()).not.toMatch(/"level":50.*abort/i)
  })
})

/** What happens while a table is missing. */
async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  await site.db.write(`ALTER TABLE ${table} RENAME TO away`, [])
  return work().finally(() => site.db.write(`ALTER TABLE away RENAME TO ${table}`, []))
}

async function errorsOf(answer: Response): Promise<string> {
  const lines = await readLog(site, answer.headers.get('X-Request-Id'))
  return JSON.stringify(lines.filter(({ level }) => level === 50))
}
