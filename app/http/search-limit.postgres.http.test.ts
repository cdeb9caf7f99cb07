import { beforeEach, expect, test } from 'vitest'
import { browserAt, setCounts, readCounts, clearLimits, LIMITED } from '#test/harness/limits'
import { openPage } from '#test/harness/page'
import { setUpSite } from '#test/harness/file-sites'
import { karim } from '#test/people'

const site = await setUpSite(LIMITED)
beforeEach(() => clearLimits(site))

const ask = (path: string, address = '192.0.2.1') => browserAt(site, address).get(path)
const PATHS = ['/classified-ads', '/news']

test('a search with an index is not counted, nor is any of a member', async () => {
  const member = await site.member(karim)
  await clearLimits(site)
  for (const path of PATHS) {
    expect((await ask(`${path}?q=lunette`)).status).toBe(200)
    expect((await member.get(`${path}?q=ab`)).status).toBe(200)
  }

  expect(await readCounts(site)).toEqual([])
})

test.each([
  ['/classified-ads', 'ab', 'with'],
  ['/news', 'ab+c-d', 'with'],
  ['/classified-ads', 'lunette', 'without'],
  ['/news', 'lunette', 'without'],
])('a search of %s for %s (%s an index) is limited to 60 a minute', async (path, q, index) => {
  if (index === 'without') await dropIndex()
  await ask(`${path}?q=${q}`)
  await setCounts(site, 'search', 59)
  expect((await ask(`${path}?q=${q}+1`)).status).toBe(200)

  const refused = await ask(`${path}?q=${q}+2`)

  expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([429, 'private, no-store'])
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
  expect((await openPage(refused)).words).toContain('Trop de recherches à la suite')
  expect((await ask(path)).status).toBe(200)
  expect((await ask(`${path}?q=${q}`, '192.0.2.2')).status).toBe(200)
})

/** As where the extension of trigrams may not be made; the site finds out at its start. */
async function dropIndex() {
  await site.db.write('DROP INDEX IF EXISTS classified_ads_searched')
  await site.end('SIGTERM')
  await site.restart()
}
