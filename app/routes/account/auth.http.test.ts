import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wordsOf } from '#test/html-text'
import { camille, openTestSite, PASSWORD, registrationOf, type TestSite } from '#test/site'

let site: TestSite
let newcomers = 0
beforeAll(async () => {
  site = await openTestSite()
  await site.member(camille)
})
afterAll(() => site.close())

describe('after signing in', () => {
  test.each([
    ['', '/dashboard'],
    ['/quiz?type=official', '/quiz?type=official'],
    ['/exam/4/details', '/exam/4/details'],
  ])('redirectTo=%s leads to %s', async (redirectTo, location) => {
    expect(await landings(redirectTo)).toEqual([location, location, location])
  })

  test.each(['//evil.example', 'https://evil.example/auth', '/quiz\r\nSet-Cookie: a=b'])(
    'redirectTo=%j leads to no other site, and to the dashboard',
    async (redirectTo) => {
      expect(await landings(redirectTo)).toEqual(['/dashboard', '/dashboard', '/dashboard'])
    },
  )
})

describe('registering by the page', () => {
  test('ignores what a member must not choose', async () => {
    const browser = site.browser()
    await browser.post('/auth?mode=register', {
      ...newcomer(),
      id: '9999',
      isAdmin: 'true',
      isBlocked: 'true',
      createdAt: '2001-01-01T00:00:00.000Z',
    })

    expectOwnChoice(await (await browser.get('/api/user')).json())
  })

  test.each([
    ["D'Hondt", '"Le Grand"'],
    ['<script>alert(1)</script>', '<b>gras</b>'],
    ['Zoé 🎯', '李小龍'],
  ])('keeps %s %s as it was typed, and shows it as text', async (firstName, lastName) => {
    const browser = site.browser()
    await browser.post('/auth?mode=register', { ...newcomer(), firstName, lastName })

    expect(await (await browser.get('/api/user')).json()).toMatchObject({ firstName, lastName })
    const page = await (await browser.get('/dashboard')).text()
    expect(wordsOf(page)).toContain(`Bienvenue ${firstName}`)
    expect(page).not.toMatch(/<script>alert|<b>gras/)
  })

  test.each(['firstName', 'lastName', 'username', 'email', 'phone', 'password'])(
    'refuses 10 000 characters as %s, with a message at the field',
    async (field) => {
      const long = field === 'email' ? `${'a'.repeat(10_000)}@example.com` : 'a1!'.repeat(3334)
      const answer = await site.browser().post('/auth?mode=register', { ...newcomer(), [field]: long })

      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain(`id="inscription-${field}-error"`)
    },
  )

  test('keeps what was typed when it is refused, but for the password', async () => {
    const answer = await site.browser().post('/auth?mode=register', { ...newcomer(), firstName: 'K' })

    const page = await answer.text()
    expect(page).toMatch(/name="firstName"[^>]*value="K"/)
    expect(page).toMatch(/name="lastName"[^>]*value="Dubois"/)
    expect(page).not.toContain(PASSWORD)
  })
})

/** Where one lands who signs in, who registers, and who was signed in all the time. */
async function landings(redirectTo: string) {
  const query = new URLSearchParams({ redirectTo }).toString()
  const browser = site.browser()
  const answers = [
    await browser.post(`/auth?${query}`, { username: camille.username, password: PASSWORD }),
    await site.browser().post(`/auth?mode=register&${query}`, newcomer()),
    await browser.get(`/auth?${query}`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  return answers.map(({ headers }) => headers.get('Location') ?? '')
}

/** A member like any other, who has registered just now. */
function expectOwnChoice(registered: unknown) {
  const user = registered as { id: number; createdAt: string }
  expect(user).toMatchObject({ isAdmin: false, isBlocked: false })
  expect(user.id).toBeLessThan(9999)
  expect(Date.now() - new Date(user.createdAt).getTime()).toBeLessThan(60_000)
}

function newcomer() {
  return registrationOf({ ...camille, username: `camille-${(newcomers += 1)}` })
}
