import { afterAll, expect, test } from 'vitest'
import { openPage, readPage } from '#test/harness/page'
import { camille, newcomer, PASSWORD } from '#test/people'
import { openTestSite } from '#test/harness/site'

const site = await openTestSite()
afterAll(() => site.close())
await site.member(camille)

test.each([
  ['', '/dashboard'],
  ['/quiz?type=official', '/quiz?type=official'],
  ['//evil.example', '/dashboard'],
])('after signing in, redirectTo=%s leads to %s', async (redirectTo, location) => {
  expect(await landings(redirectTo)).toEqual([location, location, location])
})

test('the sign-in comes back to an address of at most 1000 characters', async () => {
  const address = '/quiz?q='.padEnd(1000, 'a')
  const visitor = site.browser()

  const kept = `/auth?redirectTo=${encodeURIComponent(address)}`
  expect((await visitor.get(address)).headers.get('Location')).toBe(kept)
  expect((await visitor.get(`${address}a`)).headers.get('Location')).toBe('/auth')
})

test.each([
  ["D'Hondt", '"Le Grand"'],
  ['<script>alert(1)</script>', '<b>gras</b>'],
  ['Zoé 🎯', '李小龍'],
])('registering by the page keeps %s %s as typed, and shows it as text', async (firstName, lastName) => {
  const browser = site.browser()
  await browser.post('/auth?mode=register', { ...newcomer(camille), firstName, lastName })

  expect(await (await browser.get('/api/user')).json()).toMatchObject({ firstName, lastName })
  const page = await readPage(browser, '/dashboard')
  expect(page.words).toContain(`Bienvenue ${firstName}`)
  expect(page.html).not.toMatch(/<script>alert|<b>gras/)
})

test('after registering, the page says to which address a mail has gone', async () => {
  const [browser, person] = [site.browser(), newcomer(camille)]
  const answer = await browser.post('/auth?mode=register&redirectTo=/lecons', person)

  const { words } = await openPage(browser.follow(answer))
  expect(words).toContain(`Votre compte est créé Un email vous attend à ${person.email} :`)
})

/** Where people land after signing in, after registering, and when they were signed in already. */
async function landings(redirectTo: string) {
  const query = new URLSearchParams({ redirectTo }).toString()
  const browser = site.browser()
  const answers = [
    await browser.post(`/auth?${query}`, { username: camille.username, password: PASSWORD }),
    await site.browser().post(`/auth?mode=register&${query}`, newcomer(camille)),
    await browser.get(`/auth?${query}`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  return answers.map(({ headers }) => headers.get('Location') ?? '')
}
