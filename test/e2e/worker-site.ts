import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { openDatabase } from '#db/database'
import { openConfirmationLinks } from '#app/start/confirmation-links.server'
import { openLinkTokens, previewToken, renewalToken } from '#app/start/link-tokens.server'
import { systemClock } from '#modules/kernel/clock'
import { startTestPostgres } from '#test/harness/db/postgres'
import { mark } from '#test/harness/db/rows'
import type { Browser } from '#test/harness/browser'
import { openMailbox } from '#test/harness/mailbox'
import { register } from '#test/things/account'
import { elodie, type Name, newcomer, type Person } from '#test/people'
import { startServer } from '#test/harness/server'
import { LOG_STATEMENTS, readStatements } from '#test/harness/request-log'

export type Site = Awaited<ReturnType<typeof openSite>>

const SESSION_SECRET = 'un-secret-de-trente-deux-signes-1'

/** `http` is a second browser of the member's, without a screen. */
export type Member = Person & { http: Browser }

/** The built server on a database of its own. `timeZone` is the server's; by default it is that of the tests. */
export async function openSite({ timeZone, onPostgres }: { timeZone?: string; onPostgres?: boolean } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'prepa-lts-e2e-'))
  const postgres = onPostgres ? await startTestPostgres() : undefined
  const databaseUrl = postgres?.url('postgres') ?? `sqlite:${join(folder, 'app.sqlite')}`
  const mailbox = await openMailbox()
  const env = { ...LOG_STATEMENTS, SESSION_SECRET, SMTP_URL: mailbox.url, ...(timeZone && { TZ: timeZone }) }
  const server = await startServer({ databaseUrl, dataDir: folder, env })
  const { origin } = server
  const db = await openDatabase(databaseUrl)

  /** Registers a new member of this name. */
  async function member(name: Name): Promise<Member> {
    const person = newcomer(name)
    return { ...person, http: await register({ origin }, person) }
  }

  /** Signs this member in in this browser, in place of any other. */
  async function signInAs(context: BrowserContext, { http }: Member): Promise<void> {
    await context.addCookies([{ name: 'session', value: http.cookies.get('session') ?? '', url: origin }])
  }

  /** Registers a new member of this name and signs them in in this browser. */
  async function signIn(context: BrowserContext, name: Name): Promise<Member> {
    const person = await member(name)
    await signInAs(context, person)
    return person
  }

  async function appointed(person: Member): Promise<Member> {
    await mark(db, person.username, 'is_admin')
    return person
  }
  let admin: Promise<Member> | undefined

  return {
    origin,
    db,
    /** Where the site's mails arrive. */
    mailbox,
    member,
    signIn,
    signInAs,
    /** Registers a new admin and signs them in in this browser. */
    signInAdmin: async (context: BrowserContext, name: Name) => appointed(await signIn(context, name)),
    /** The admin who decides about the ads of all tests. */
    admin: () => (admin ??= member(elodie).then(appointed)),
    /** Asks for a new password. Returns the address in the mail. */
    async resetLink({ email, http }: Member) {
      await http.call('POST', '/api/forgot-password', { email })
      return mailbox.link(email, 'token=')
    },
    /** Where an item of the news is shown before it is published. */
    previewLink: ({ id }: { id: number }) =>
      `/apercu/${previewToken(openLinkTokens(SESSION_SECRET), { id, edition: 0 }, systemClock.now()).token}`,
    /** The address in the mail that welcomed the member. */
    async confirmationLink({ email, http }: Member) {
      const { id } = (await (await http.get('/api/user')).json()) as { id: number }
      const links = openConfirmationLinks(openLinkTokens(SESSION_SECRET), systemClock)
      return `/confirmation/${links.of({ id, email })}`
    },
    /** Changes the member's address. Returns the address in the mail to the old one. */
    async undoLink({ email, http }: Member) {
      const user = (await (await http.get('/api/user')).json()) as Record<string, string>
      await http.call('PUT', '/api/profile', { ...user, email: `neuve-${email}` })
      return mailbox.link(email, 'annuler-changement')
    },
    /** Lets an ad end in some days, or some days ago. Returns the address in the mail about it. */
    async renewalLink({ id }: { id: number }, days: number) {
      const expiresAt = new Date(Date.now() + days * DAY_MS)
      const ends = 'UPDATE classified_ads SET expires_at = $1, state = $2, ended_at = $3 WHERE id = $4'
      await db.write(ends, [expiresAt, days < 0 ? 'expired' : 'online', days < 0 ? expiresAt : null, id])
      return `/renouveler/${renewalToken(openLinkTokens(SESSION_SECRET), { id, expiresAt })}`
    },
    /** The SQL statements of a request, by its `X-Request-Id`. */
    statementsOf: (requestId: string) => readStatements(server, requestId),
    async close() {
      await db.close()
      await server.end('SIGKILL')
      await mailbox.close()
      await postgres?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const DAY_MS = 86_400_000
