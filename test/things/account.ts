import { camille, PASSWORD } from '#test/people'
import { registrationOf, type TestPerson, type TestSite } from '#test/harness/site'

export type TestAccount = Awaited<ReturnType<typeof openAccount>>

let members = 0

/** A member whom only one test uses, with the browser in which they registered; several may have one name. */
export async function openAccount(site: TestSite, person: TestPerson = camille) {
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
    /** What the profile form sends when nothing has changed. */
    profile: { firstName, lastName, email, phone },
    /** What the site stores about them. */
    kept: async () => (await (await browser.get('/api/profile')).json()) as Record<string, unknown>,
    /** Another browser in which they have signed in. */
    elsewhere: async (userAgent?: string) => (await signIn(PASSWORD, userAgent)).other,
    /** Whether this password opens the account. */
    opensWith: async (password: string) => (await signIn(password)).status === 200,
  }
}
