import { describe, expect, test } from 'vitest'
import { openPage } from '#test/harness/page'
import { sendRaw } from '#test/harness/raw-request'
import { readLog } from '#test/harness/request-log'
import { camille, newcomer, PASSWORD } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const site = await setUpSite()
await site.member(camille)

describe('an address that leads nowhere', () => {
  test.each([
    ...['/nope', '/exam/1', '/%F0%9F%8E%AF', '/wp-login.php'],
    // These belong to a client router that does not exist.
    ...['/quiz.data', '/_root.data', '/__manifest?version=1&p=/', '/x/../__manifest', '/x/%2e%2e/quiz.data'],
    '/results?_data=routes%2Fexams%2Fresults',
    `/results?${'a&'.repeat(1100)}_data=routes%2Fexams%2Fresults`,
  ])('%.60s is the English 404 page', async (path) => {
    const answer = await sendRaw(site.origin, rawRequest(path))

    expect(answer).toMatch(/^HTTP\/1\.1 404 [^]*<main[^>]*lang="en"[^]*<h1[^]*Page not found/)
  })

  test('is not found by POST either', async () => {
    expect((await site.browser().send('POST', '/nope')).status).toBe(404)
  })

  test('among the assets is a plain line, never a page', async () => {
    const answer = await site.browser().get('/assets/old-1234.js')

    expect([answer.status, await answer.text()]).toEqual([404, 'Not found'])
    expect((await site.browser().get('/assets')).status).toBe(404)
  })
})

describe('a method', () => {
  test.each(['PATCH', 'OPTIONS'])('%s is refused with the ones that there are', async (method) => {
    const page = await site.browser().send(method, '/')
    const call = await site.browser().send(method, '/api/user')

    expect([page.status, page.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST'])
    expect([call.status, call.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST, PUT, DELETE'])
    expect((await openPage(page)).words).toContain('Action impossible ici')
    expect(await call.json()).toEqual({ message: 'Méthode non autorisée.' })
  })

  test.each(['PUT', 'DELETE'])('%s acts on no page', async (method) => {
    const member = await site.member(newcomer(camille))

    expect((await member.send(method, '/logout')).status).toBe(405)
    expect((await member.get('/exam-selection')).status).toBe(200)
  })

  test('that a page does not accept is refused with our own page', async () => {
    const answer = await site.browser().post('/')

    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
    expect((await openPage(answer)).words).toContain('Action impossible ici')
  })
})

describe('a request that is malformed', () => {
  test.each<[string, string]>([
    ['an address that cannot be decoded', 'GET /%E0%A4%A HTTP/1.1\r\nHost: localhost'],
    ['a NUL in the address', 'GET /%00 HTTP/1.1\r\nHost: localhost'],
    ["another site's address", 'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example'],
    ['a host with a path', 'GET / HTTP/1.1\r\nHost: evil.example/x'],
    ['an empty host', 'GET / HTTP/1.1\r\nHost: '],
    ['no host, as in HTTP 1.0', 'GET / HTTP/1.0'],
    // Browsers read these as addresses of another site.
    ...['/%5C', '//%5C', '/\\%5C', '/%5Cevil.example', '/%09/', '/./%5C'].map((path): [string, string] => [
      path,
      `GET ${path} HTTP/1.1\r\nHost: localhost`,
    ]),
  ])('%s is refused with our own page, and is no fault', async (_what, head) => {
    const answer = await sendRaw(site.origin, `${head}\r\nConnection: close\r\n\r\n`)

    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*Requête mal formée/)
    const lines = await readLog(site, /X-Request-Id: (\S+)/i.exec(answer)![1]!)
    expect(lines.filter(({ level }) => level >= 50)).toEqual([])
  })

  test.each(['X-Forwarded-Host: a:99999999', 'X-Forwarded-Proto: gopher'])(
    'is none by %s',
    async (header) => {
      expect(await sendRaw(site.origin, rawRequest('/', header))).toMatch(/^HTTP\/1\.1 200 /)
    },
  )
})

test('a form from elsewhere gets 403 with our own page', async () => {
  const fields = { username: 'camille', password: PASSWORD }
  const answer = await site.browser().post('/auth', fields, { 'Sec-Fetch-Site': 'cross-site' })

  expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
  expect((await openPage(answer)).words).toContain('Ce formulaire a été envoyé depuis un autre site.')
})

function rawRequest(path: string, header = 'Accept: */*') {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${header}\r\nConnection: close\r\n\r\n`
}
