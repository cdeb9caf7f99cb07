import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#db/database'
import { createPlace } from '#test/db/database'
import { count } from '#test/db/rows'
import { createBrowser, type Browser } from '#test/browser'
import { startServer } from '#test/server'
import { camille, karim, type TestSite } from '#test/site'
import { openSiteWithAdmin, startBeside } from '#test/site-pages'

let site: TestSite
let admin: Browser
let beside: Awaited<ReturnType<typeof startBeside>>
beforeAll(async () => {
  ;({ site, admin } = await openSiteWithAdmin())
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

test('an exam goes on at another process, with the answers that the first one saved', async () => {
  const here = await site.member(karim)
  const start = (await here.get('/quiz?type=practice')).headers.get('Location')!
  const path = `/quiz/${/attempt=(\d+)/.exec(start)![1]}/answers`
  const answers = [
    { number: 1, userAnswer: 'B' },
    { number: 2, userAnswer: 'C' },
  ]
  await here.call('POST', path, { answers: answers.slice(0, 1) })
  const saved = await elsewhere(here).call('POST', path, { answers: answers.slice(1) })

  expect(await saved.json()).toMatchObject({ answers })
})

test('a member blocked at one process is signed out at the other', async () => {
  const here = await site.member({ ...karim, username: 'karim-2' })
  const { id } = (await (await here.get('/api/user')).json()) as { id: number }
  await admin.call('PUT', `/api/admin/users/${id}/block`)

  expect((await elsewhere(here).get('/api/user')).status).toBe(401)
})

test('when two processes start first, one makes the admin and logs the password', async () => {
  const place = await createPlace({ migrated: false })
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
