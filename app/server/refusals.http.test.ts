import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendRaw } from '#test/raw-request'
import { logOf } from '#test/request-log'
import { camille, openTestSite, PASSWORD, type TestSite } from '#test/site'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await site.member(camille)
})
afterAll(() => site.close())

describe('an address that leads nowhere', () => {
  test.each(['/nope', '/exam/1', '/%F0%9F%8E%AF', '/wp-login.php'])(
    '%s is the English 404 page',
    async (path) => {
      const answer = await site.browser().get(path)

      expect(answer.status).toBe(404)
      const html = await answer.text()
      expect(html).toContain('<h1')
      expect(html).toMatch(/<main[^>]*lang="en"/)
      expect(html).toContain('Page not found')
    },
  )

  test('is not found by POST either', async () => {
    expect((await site.browser().send('POST', '/nope')).status).toBe(404)
  })

  test.each([
    '/quiz.data',
    '/_root.data',
    '/__manifest?version=1&p=/',
    '/results?_data=routes%2Fexams%2Fresults',
    `/results?${'a&'.repeat(1100)}_data=routes%2Fexams%2Fresults`,
  ])('%s belongs to a client router that does not exist', async (path) => {
    const answer = await site.browser().get(path)

    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Page not found')
  })

  test.each(['/x/../__manifest', '/x/%2e%2e/quiz.data'])('%s is one of those addresses', async (path) => {
    expect(await sendRaw(site.origin, rawRequest('GET', path))).toMatch(/^HTTP\/1\.1 404 [^]*Page not found/)
  })

  test('among the assets is a plain line, never a page', async () => {
    const answer = await site.browser().get('/assets/old-1234.js')

    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('Not found')
    expect((await site.browser().get('/assets')).status).toBe(404)
  })
})

describe('a method', () => {
  test.each(['PATCH', 'OPTIONS'])('%s is refused with the ones that there are', async (method) => {
    const page = await site.browser().send(method, '/')
    const call = await site.browser().send(method, '/api/user')

    expect([page.status, call.status]).toEqual([405, 405])
    expect(page.headers.get('Allow')).toBe('GET, HEAD, POST')
    expect(call.headers.get('Allow')).toBe('GET, HEAD, POST, PUT, DELETE')
    expect(await page.text()).toContain('Action impossible ici')
    expect(await call.json()).toEqual({ message: 'Méthode non autorisée.' })
  })

  test.each(['PUT', 'DELETE'])('%s acts on no page', async (method) => {
    const camillesBrowser = await site.member({ ...camille, username: `camille-${method}` })

    expect((await camillesBrowser.send(method, '/logout')).status).toBe(405)
    expect((await camillesBrowser.get('/exam-selection')).status).toBe(200)
  })

  test('that a page does not accept is refused with our own page', async () => {
    const answer = await site.browser().post('/')

    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe('GET, HEAD')
    expect(await answer.text()).toContain('Action impossible ici')
  })
})

describe('a request that is malformed', () => {
  test.each([
    ['an address that cannot be decoded', 'GET /%E0%A4%A HTTP/1.1\r\nHost: localhost'],
    ['a NUL in the address', 'GET /%00 HTTP/1.1\r\nHost: localhost'],
    ["another site's address", 'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example'],
    ['a host with a path', 'GET / HTTP/1.1\r\nHost: evil.example/x'],
    ['an empty host', 'GET / HTTP/1.1\r\nHost: '],
    ['no host, as in HTTP 1.0', 'GET / HTTP/1.0'],
  ])('%s is refused with our own page', async (_what, head) => {
    const answer = await sendRaw(site.origin, `${head}\r\nConnection: close\r\n\r\n`)

    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('Requête mal formée')
  })

  test.each(['/%5C', '//%5C', '/\\%5C', '/%5Cevil.example', '/%09/', '/./%5C'])(
    'an address that browsers read as that of another site (%s) is refused, and is no fault',
    async (path) => {
      const answer = await sendRaw(site.origin, rawRequest('GET', path))

      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      const lines = await logOf(site, /X-Request-Id: (\S+)/i.exec(answer)![1]!)
      expect(lines.filter(({ level }) => level >= 50)).toEqual([])
    },
  )

  test.each(['X-Forwarded-Host: a:99999999', 'X-Forwarded-Proto: gopher'])(
    'a malformed forwarded header is ignored (%s)',
    async (header) => {
      const answer = await sendRaw(
        site.origin,
        `GET / HTTP/1.1\r\nHost: localhost\r\n${header}\r\nConnection: close\r\n\r\n`,
      )

      expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    },
  )
})

describe('a form from elsewhere', () => {
  test.each([
    ['/auth', { 'Sec-Fetch-Site': 'cross-site' }],
    ['/quiz?attempt=1&q=1', { Origin: 'https://evil.example' }],
  ])('%s %j gets 403 with our own page', async (path, headers) => {
    const answer = await site.browser().post(path, { username: 'camille', password: PASSWORD }, headers)

    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await answer.text()).toContain('Ce formulaire a été envoyé depuis un autre site.')
  })

  test.each(['127.0.0.1', 'localhost'])('is none when it was sent from http://%s itself', async (host) => {
    const own = `http://${host}:${new URL(site.origin).port}`
    const answer = await fetch(`${own}/auth`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'camille', password: PASSWORD }),
      headers: { Origin: own },
      redirect: 'manual',
    })

    expect(answer.status).toBe(303)
    expect(answer.headers.getSetCookie().join()).toContain('session=')
  })
})

function rawRequest(method: string, path: string) {
  return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
}
