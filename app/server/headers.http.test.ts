import { createHash } from 'node:crypto'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { expect, onTestFinished, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { openPage, parsePage } from '#test/harness/page'
import { camille, karim } from '#test/people'
import { openTestSite } from '#test/harness/site'
import { setUpSite } from '#test/harness/file-sites'
import routes from '../routes'

const site = await setUpSite()
const staying = await site.member(camille)

/** The pages that everyone may read: everything else is private, whatever comes to the table. */
const PUBLIC = [
  '/',
  '/confidentialite',
  '/mentions-legales',
  '/accessibilite',
  '/epreuve',
  '/hors-ligne',
  '/signaler-un-contenu',
  '/test-svg',
  '/examen-de-tir-theorique',
  '/robots.txt',
  '/sitemap.xml',
  '/news',
  '/news/all',
  '/news/feed.xml',
  '/news/rss.xml',
  '/news/1',
  '/essai',
  '/lecons',
  '/lecons/1',
  '/chance-de-reussite',
  '/api/news',
  '/api/news/featured',
  '/classified-ads',
  '/classified-ads/1',
  '/api/classified-ads',
  '/api/openapi.json',
]

const SECURITY = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; " +
    "worker-src 'self'; object-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
}

/** The same for every reader. */
const SAME_FOR_ALL = ['/robots.txt', '/sitemap.xml']

/** Their addresses open an account or act on one, so no other site may learn them. */
const SECRET = [
  '/reset-password',
  '/reset-password/done',
  '/desabonnement/1',
  '/apercu/1',
  '/renouveler/1',
  '/confirmation/1',
  '/annuler-changement/1',
]

test.each(pathsOf(routes))('%s: Cache-Control for visitors and members, security headers', async (path) => {
  const member = path === '/logout' ? await site.member(karim) : staying
  for (const method of ['GET', 'POST']) {
    const asVisitor = await site.browser().send(method, path)
    const asMember = await member.send(method, path)
    const isPublic = PUBLIC.includes(path) && method === 'GET'
    const isSame = SAME_FOR_ALL.includes(path) && method === 'GET'

    expect(asVisitor.headers.get('Cache-Control')).toBe(isPublic ? 'no-cache' : 'private, no-store')
    expect(asMember.headers.get('Cache-Control')).toBe(isSame ? 'no-cache' : 'private, no-store')
    if (isPublic && !isSame) expect(asVisitor.headers.get('Vary')).toMatch(/Cookie/)
    const referrer = SECRET.includes(path) ? 'same-origin' : 'strict-origin-when-cross-origin'
    expect(headersOf(asVisitor)).toMatchObject({ ...SECURITY, 'referrer-policy': referrer })
  }
})

test.each([
  ['a page', 'GET', '/', 200],
  ['a JSON call', 'GET', '/api/news', 200],
  ['a static file', 'GET', '/favicon.svg', 200],
  ['a page that is not found', 'GET', '/nope', 404],
  ['a method that is refused', 'OPTIONS', '/', 405],
])('security headers of %s: each has its value', async (_what, method, path, status) => {
  const answer = await site.browser().send(method, path)

  expect(answer.status).toBe(status)
  expect(headersOf(answer)).toMatchObject(SECURITY)
  expect(headersOf(answer)).not.toHaveProperty('strict-transport-security')
  expect(headersOf(answer)).not.toHaveProperty('x-powered-by')
  expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('the member was signed in throughout', async () => {
  expect((await staying.get('/api/user')).status).toBe(200)
})

test('a visitor gets no cookie and leaves no session', async () => {
  const sessions = await count(site.db, 'sessions')
  for (const path of ['/', '/auth', '/auth?mode=register', '/quiz', '/nope'])
    expect((await site.browser().get(path)).headers.getSetCookie()).toEqual([])
  expect(await count(site.db, 'sessions')).toBe(sessions)
})

test('on https the cookies are Secure and of this host alone, for good', async () => {
  const secure = await openTestSite({ APP_URL: 'https://prepa-lts.example', TRUST_PROXY: 'on' })
  onTestFinished(secure.close)
  const browser = secure.browser()
  const answer = await browser.call('POST', '/api/register', camille)
  const name = '__Host-session'
  const planted = { Cookie: `session=${browser.cookies.get(name)}` }
  const statuses = [await browser.get('/api/user'), await secure.browser().get('/api/user', planted)].map(
    ({ status }) => status,
  )
  const locked = await browser.get('/quiz?type=official')

  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ])
  expect(statuses).toEqual([200, 401])
  expect(locked.headers.getSetCookie().join()).toMatch(
    /^__Host-flash=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(answer.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
  expect(answer.headers.get('Content-Security-Policy')).toContain('upgrade-insecure-requests')
})

test('pages go out as gzip, files as brotli, and files are kept for a year', async () => {
  const page = await openPage(site.browser().get('/', { 'Accept-Encoding': 'br, gzip' }))
  const stylesheet = page.find('link[rel="stylesheet"]')!.attribute('href')!
  const file = await site.browser().get(stylesheet, { 'Accept-Encoding': 'br, gzip' })

  expect(page.headers.get('Content-Encoding')).toBe('gzip')
  expect(file.headers.get('Content-Encoding')).toBe('br')
  expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
})

test('a drawing opened by itself may use its own style alone', async () => {
  const drawing = await site.browser().get('/pictures/stand-plan.svg')
  const style = parsePage(await drawing.text()).find('style')!.textContent
  const hash = createHash('sha256').update(style).digest('base64')

  expect(drawing.headers.get('Content-Security-Policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`,
  )
  expect(drawing.headers.get('X-Content-Type-Options')).toBe('nosniff')
})

/** The table's addresses, with an example in the place of each parameter. */
function pathsOf(entries: RouteConfigEntry[]): string[] {
  return entries.map(({ path = '' }) => `/${path}`.replace('*', 'nope').replace(/:\w+/g, '1'))
}

function headersOf({ headers }: Response) {
  return Object.fromEntries(headers)
}
