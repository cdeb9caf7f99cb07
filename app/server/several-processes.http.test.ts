import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/database'
import { createPlace } from '#test/harness/db/database'
import { count } from '#test/harness/db/rows'
import { createBrowser, type Browser } from '#test/harness/browser'
import { readPage } from '#test/harness/page'
import { startServer } from '#test/harness/server'
import { camille } from '#test/people'
import { openOwnSite, startSecondServer } from '#test/harness/site'

const site = await openOwnSite()
const beside = await startSecondServer(site)
afterAll(async () => {
  await beside.close()
  await site.close()
})

test('all processes share a session and its messages, until one ends it', async () => {
  const here = await site.member(camille)
  const { firstName, lastName } = camille
  await here.post('/profile', { firstName, lastName, email: 'camille@example.com', phone: '0470 12 34 56' })
  const there = elsewhere(here)

  expect((await readPage(there, '/profile')).words).toContain('Profil mis à jour')
  expect((await readPage(there, '/profile')).words).not.toContain('Profil mis à jour')
  await there.post('/logout')
  expect((await here.get('/dashboard')).headers.get('Location')).toMatch(/^\/auth/)
})

test('of two processes that start first, one makes the admin', async () => {
  const place = await createPlace('nothing')
  onTestFinished(place.remove)
  const options = { databaseUrl: place.url, dataDir: site.dataDir }
  const servers = await Promise.all([startServer(options), startServer(options)])
  onTestFinished(() => servers.forEach(({ kill }) => kill('SIGKILL')))
  const passwords = servers.flatMap(({ output }) => output().match(/(?<=mot de passe )[^\s"]+/g) ?? [])

  expect(passwords).toHaveLength(1)
  for (const { origin } of servers) {
    const login = { username: 'admin', password: passwords[0] }
    expect((await createBrowser(origin).call('POST', '/api/login', login)).status).toBe(200)
  }
  const db = await openDatabase(place.url)
  expect(await count(db, 'users').finally(() => db.close())).toBe(1)
})

/** The same browser, whose next request a balancer hands to the other process. */
function elsewhere(browser: Browser): Browser {
  const other = createBrowser(beside.origin)
  for (const [name, value] of browser.cookies) other.cookies.set(name, value)
  return other
}
