import { type Browser, createBrowser } from '#test/harness/browser'
import { camille, type Name, newcomer, type Person } from '#test/people'

type Site = { origin: string }

/** Returns the browser in which this person has registered. */
export async function register({ origin }: Site, person: Person): Promise<Browser> {
  const browser = createBrowser(origin)
  const answer = await browser.call('POST', '/api/register', person)
  if (answer.status !== 201) throw new Error(await answer.text())
  return browser
}

/** Signs a member in with a new browser; the status says whether that worked. */
export async function signInElsewhere(
  { origin }: Site,
  { username, password }: Pick<Person, 'username' | 'password'>,
  userAgent = '',
) {
  const browser = createBrowser(origin)
  const headers = { 'Content-Type': 'application/json', 'User-Agent': userAgent }
  const body = JSON.stringify({ username, password })
  const { status } = await browser.send('POST', '/api/login', { headers, body })
  return { browser, status }
}

export type Account = Awaited<ReturnType<typeof openAccount>>

/** A new member of this name, with the browser in which they registered. */
export async function openAccount(site: Site, name: Name = camille) {
  const person = newcomer(name)
  const { username, firstName, lastName, email } = person
  const browser = await register(site, person)

  return {
    username,
    email,
    browser,
    /** What the profile form sends when nothing has changed. */
    profile: { firstName, lastName, email, phone: '' },
    /** What the site stores about them. */
    readProfile: async () => (await (await browser.get('/api/profile')).json()) as Record<string, unknown>,
    /** Another browser in which they have signed in. */
    elsewhere: async (userAgent?: string) => (await signInElsewhere(site, person, userAgent)).browser,
    /** Whether this password opens the account. */
    opensWith: async (password: string) =>
      (await signInElsewhere(site, { username, password })).status === 200,
  }
}
