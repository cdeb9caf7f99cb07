import type { Browser } from './browser'
import { camille, PASSWORD, registrationOf, type TestPerson, type TestSite } from './site'

export { NEW_PASSWORD } from './worlds/people'

/** A member whom only one test uses, with the browser in which they registered. */
export type TestAccount = {
  username: string
  email: string
  browser: Browser
  /** What the profile form sends when nothing has changed. */
  profile: { firstName: string; lastName: string; email: string; phone: string }
  /** What the site stores about them. */
  kept(): Promise<Record<string, unknown>>
  /** Another browser in which they have signed in. */
  elsewhere(userAgent?: string): Promise<Browser>
  /** Whether this password opens the account. */
  opensWith(password: string): Promise<boolean>
}

let members = 0

/** Registers a person of this name; a site may have several with the same name. */
export async function openAccount(site: TestSite, person: TestPerson = camille): Promise<TestAccount> {
  const username = `${person.username}-${(members += 1)}`
  const browser = await site.member({ ...person, username })
  const { firstName, lastName, email, phone } = registrationOf({ ...person, username })

  async function signIn(password: string, userAgent?: string) {
    const other = site.browser()
    const headers = { 'Content-Type': 'application/json', ...(userAgent && { 'User-Agent': userAgent }) }
    const body = JSON.stringify({ username, password })
    const { status } = await other.send('POST', '/api/login', { headers, body })
    return { other, status }
  }

  return {
    username,
    email,
    browser,
    profile: { firstName, lastName, email, phone },
    kept: async () => (await (await browser.get('/api/profile')).json()) as Record<string, unknown>,
    elsewhere: async (userAgent) => (await signIn(PASSWORD, userAgent)).other,
    opensWith: async (password) => (await signIn(password)).status === 200,
  }
}
