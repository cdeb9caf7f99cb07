import { afterAll, expect, test } from 'vitest'
import { LOG_STATEMENTS, wasCached } from '#test/harness/request-log'
import { startSecondServer, type TestSite } from '#test/harness/site'
import { setUpOwnSite } from '#test/harness/file-sites'
import { camille, elodie, karim, type Name, newcomer } from '#test/people'
import { postAd } from '#test/things/ad'
import { newsForm } from '#test/things/news'

const CALL = '/api/classified-ads'

const site = await setUpOwnSite(LOG_STATEMENTS)
const admin = await site.admin(elodie)
const beside = await startSecondServer(site)
afterAll(beside.close)
/** On SQLite, another process learns only that something has changed, and drops all pages. */
const KNOWS_WHAT = site.db.dialect === 'postgres'

test("a visitor's page comes from memory with the same headers, a new id", async () => {
  const [rendered, kept] = [await get('/mentions-legales'), await get('/mentions-legales')]

  expect(await kept.text()).toBe(await rendered.text())
  expect(headersOf(kept)).toEqual(headersOf(rendered))
  expect(headersOf(kept)).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cache-control': 'no-cache',
    vary: 'Cookie, Accept-Encoding',
    'content-encoding': 'gzip',
  })
  expect(kept.headers.get('X-Request-Id')).not.toBe(rendered.headers.get('X-Request-Id'))
  expect(kept.headers.getSetCookie()).toEqual([])
})

test("members and visitors never get each other's pages, until the sign-out", async () => {
  const member = await site.member(karim)
  for (let turn = 0; turn < 3; turn += 1) {
    const [hers, theirs] = [await member.get('/'), await get('/')]

    expect(await hers.text()).toContain('Karim')
    expect([hers.headers.get('Cache-Control'), hers.headers.get('ETag')]).toEqual(['private, no-store', null])
    const html = await theirs.text()
    expect([html.includes('Karim'), html.includes('Connexion')]).toEqual([false, true])
  }
  await member.post('/logout')
  await member.get('/')

  expect(await (await member.get('/')).text()).toContain('Connexion')
})

test('a sale drops the page of the ad and the lists, no other page', async () => {
  const sold = await publish(camille, 'Lunette vendue')
  const kept = await publish(karim, 'Lunette gardée')
  const showing = [`/classified-ads/${sold.id}`, '/classified-ads?type=sale', CALL, '/', '/sitemap.xml']
  const others = [`/classified-ads/${kept.id}`, `${CALL}/${kept.id}`, '/news', '/lecons']
  await visit([...showing, ...others])
  expect((await sold.owner.call('PUT', `${CALL}/${sold.id}/mark-sold`)).status).toBe(200)

  expect(await listCached(site, [...showing, ...others])).toEqual(others)
  await expect.poll(() => readAt(beside, `/classified-ads/${sold.id}`)).toContain('Vendu')
  expect(await listCached(beside, others)).toEqual(KNOWS_WHAT ? others : [])
})

test('a published news item drops the pages of news, no other page', async () => {
  const { id } = await publish(karim, 'Lunette lue')
  const showing = ['/news', '/news/feed.xml', '/api/news', '/', '/sitemap.xml']
  const others = [`/classified-ads/${id}`, '/classified-ads', CALL, '/lecons']
  await visit([...showing, ...others])
  const news = { ...newsForm(), title: 'Stand rouvert', isPublished: true }
  expect((await admin.call('POST', '/api/admin/news', news)).status).toBe(201)

  expect(await listCached(site, [...showing, ...others])).toEqual(others)
  await expect.poll(() => readAt(beside, '/news')).toContain('Stand rouvert')
  expect(await listCached(beside, others)).toEqual(KNOWS_WHAT ? others : [])
})

test('an approved ad shows at once, and soon in another process', async () => {
  const { id } = await postAd(await site.member(camille), { title: 'Trépied long' })
  for (const server of [site, beside]) expect(await titlesAt(server)).not.toContain('Trépied long')
  expect(await wasCached(beside, await beside.browser().get(CALL))).toBe(true)
  expect((await admin.call('PUT', `${CALL}/${id}/approve`)).status).toBe(200)

  expect(await titlesAt(site)).toContain('Trépied long')
  await expect.poll(() => titlesAt(beside)).toContain('Trépied long')
  await beside.end()
  expect(beside.output()).not.toMatch(/"level":[456]0.*(kept|watch|listen)/)
})

const get = (path: string) => site.browser().get(path)

type Server = Pick<TestSite, 'browser' | 'output'>

/** Publishes an ad of a new member, and waits until the list of each process shows it. */
async function publish(name: Name, title: string) {
  await visit([CALL])
  const owner = await site.member(newcomer(name))
  const { id } = await postAd(owner, { title })
  await admin.call('PUT', `${CALL}/${id}/approve`)
  for (const server of [site, beside]) await expect.poll(() => titlesAt(server)).toContain(title)
  return { id, owner }
}

/** Visits these pages until every process has cached them. */
async function visit(paths: string[]) {
  for (const server of [site, beside]) await expect.poll(() => listCached(server, paths)).toEqual(paths)
}

/** Asks for these pages, and returns those that came from the cache. */
async function listCached(server: Server, paths: string[]): Promise<string[]> {
  const cached: string[] = []
  for (const path of paths) if (await wasCached(server, await server.browser().get(path))) cached.push(path)
  return cached
}

const readAt = async (server: Server, path: string) => (await server.browser().get(path)).text()

async function titlesAt(server: Server): Promise<string[]> {
  const ads = (await (await server.browser().get(CALL)).json()) as { title: string }[]
  return ads.map(({ title }) => title)
}

/** Those of the page, not of one answer. */
function headersOf(answer: Response) {
  const own = ['date', 'connection', 'keep-alive', 'x-request-id']
  return Object.fromEntries([...answer.headers].filter(([name]) => !own.includes(name)))
}
