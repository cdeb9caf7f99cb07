import { expect, onTestFinished, test } from 'vitest'
import { LOG_STATEMENTS, wasCached } from '#test/harness/request-log'
import { startSecondServer, type TestSite } from '#test/harness/site'
import { setUpOwnSite } from '#test/harness/file-sites'
import { camille, elodie, karim } from '#test/people'
import { postAd } from '#test/things/ad'

const CALL = '/api/classified-ads'

const site = await setUpOwnSite(LOG_STATEMENTS)
const admin = await site.admin(elodie)

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

test('an approved ad shows at once, and soon in another process', async () => {
  const beside = await startSecondServer(site)
  onTestFinished(beside.close)
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

type Server = Pick<TestSite, 'browser'>

async function titlesAt(server: Server): Promise<string[]> {
  const ads = (await (await server.browser().get(CALL)).json()) as { title: string }[]
  return ads.map(({ title }) => title)
}

/** Those of the page, not of one answer. */
function headersOf(answer: Response) {
  const own = ['date', 'connection', 'keep-alive', 'x-request-id']
  return Object.fromEntries([...answer.headers].filter(([name]) => !own.includes(name)))
}
