import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusing } from '../../test-refusing'
import { camille, openTestSite, type TestSite } from '../../test-site'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('signing out ends the session and leads home', async () => {
  const browser = await site.member(camille)
  const cookie = `session=${browser.cookies.get('session')}`

  const answer = await browser.post('/logout')

  expect(answer.headers.get('Location')).toBe('/')
  expect(browser.cookies.has('session')).toBe(false)
  expect((await site.browser().get('/api/user', { Cookie: cookie })).status).toBe(401)
})

test('signing out by address alone signs nobody out', async () => {
  const browser = await site.member({ ...camille, username: 'camille-reste' })
  await browser.get('/logout')

  expect((await browser.get('/api/user')).status).toBe(200)
})

test('who cannot be signed out is told so', async () => {
  const browser = await site.member({ ...camille, username: 'camille-coincee' })
  const answer = await refusing(site, 'DELETE', 'sessions', () => browser.post('/logout'))

  expect(await (await browser.follow(answer)).text()).toContain('Échec de la déconnexion')
  expect((await browser.get('/api/user')).status).toBe(200)
  expect(site.output()).toContain('could not sign out')
})
