import { afterAll, beforeAll, expect, test } from 'vitest'
import { karim } from '#test/people'
import { openTestSite, type TestSite } from '#test/harness/site'
import { forgetAttempts, LIMITED } from '#test/harness/limits'
import { openPage } from '#test/harness/page'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite(LIMITED)
})
afterAll(() => site.close())

const ask = (path: string, address: string) =>
  fetch(site.origin + path, { headers: { 'X-Forwarded-For': address } })

/** The answer to the last of these searches; each may have its own words. */
async function search(path: string, address: string, times: number) {
  for (let n = 1; n < times; n += 1) await (await ask(`${path}?q=lunette+${n}`, address)).text()
  return ask(`${path}?q=lunette`, address)
}

test('with an index, a visitor may search as often as they like', async () => {
  expect((await search('/classified-ads', '192.0.2.1', 61)).status).toBe(200)
})

test.each(['/classified-ads', '/news'])(
  'a search of %s without three letters in a row is counted',
  async (path) => {
    await forgetAttempts(site)
    for (let n = 0; n < 60; n += 1) await (await ask(`${path}?q=ab+c-d+${n}`, '192.0.2.4')).text()

    expect((await ask(`${path}?q=ab`, '192.0.2.4')).status).toBe(429)
    expect((await ask(`${path}?q=lunette`, '192.0.2.4')).status).toBe(200)
    expect((await ask(`${path}?q=ab`, '192.0.2.5')).status).toBe(200)
  },
)

test('a member may search as often as they like', async () => {
  const member = await site.member(karim)
  for (let n = 0; n < 60; n += 1) await (await member.get(`/news?q=ab+${n}`)).text()

  expect((await member.get('/news?q=ab')).status).toBe(200)
})

test.each(['/classified-ads', '/news'])(
  'without one, the sixty-first search of %s in a minute has to wait',
  async (path) => {
    await withoutIndex()
    const answer = await search(path, '192.0.2.2', 61)

    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
    expect((await openPage(answer)).words).toContain('Trop de recherches à la suite')
    expect((await ask(path, '192.0.2.2')).status).toBe(200)
    expect((await ask(`${path}?q=lunette`, '192.0.2.3')).status).toBe(200)
  },
)

/** As where the extension of trigrams may not be made; the site finds out at its start. */
async function withoutIndex() {
  await forgetAttempts(site)
  await site.db.write(() => site.db.sequelize.query('DROP INDEX IF EXISTS classified_ads_searched'))
  await site.end('SIGTERM')
  await site.restart()
}
