import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#db/database'
import { createPlace } from '#test/db/database'
import { count } from '#test/db/rows'
import { createBrowser, type Browser } from '#test/browser'
import { startServer } from '#test/server'
import { camille, openOwnSite, type TestSite } from '#test/site'
import { startBeside } from '#test/site-pages'

let site: TestSite
let beside: Awaited<ReturnType<typeof startBeside>>
beforeAll(async () => {
  site = await openOwnSite()
  beside = await startBeside(site)
})
afterAll(async () => {
  await beside.end()
  await site.close()
})

test('all processes share a session and its messages, until it ends at any of them', async () => {
  const here = await site.member(camille)
  const { firstName, lastName } = camille
  await here.post('/profile', { firstName, lastName, email: 'camille@example.com', phone: '0470 12 34 56' })
  const there = elsewhere(here)

  expect(await (await there.get('/profile')).text()).toContain('Profil mis à jour')
  expect(await (await there.get('/profile')).text()).not.toContain('Profil mis à jour')
  await there.post('/logout')
  expect((await here.get('/dashboard')).headers.get('Location')).toMatch(/^\/auth/)
})

test('when two processes start first, one makes the admin and logs the password', async () => {
  const place = await createPlace('nothing')
  const options = { databaseUrl: place.url, dataDir: site.dataDir }
  const servers = await Promise.all([startServer(options), startServer(options)])
  const passwords = servers.flatMap(({ output }) => output().match(/(?<=mot de passe )[^\s"]+/g) ?? [])

  expect(passwords).toHaveLength(1)
  for (const { origin } of servers) {
    const login = { username: 'admin', password: passwords[0] }
    expect((await createBrowser(origin).call('POST', '/api/login', login)).status).toBe(200)
  }
  const db = await openDatabase(place.url)
  expect(await count(db, 'users').finally(() => db.close())).toBe(1)
  await Promise.all(servers.map((server) => server.end('SIGKILL')))
  await place.remove()
})

/** The same browser, whose next request a balancer hands to the other process. */
function elsewhere(browser: Browser): Browser {
  const other = createBrowser(beside.origin)
  for (const [name, value] of browser.cookies) other.cookies.set(name, value)
  return other
}
