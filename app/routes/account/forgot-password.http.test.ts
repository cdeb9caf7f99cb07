import { setTimeout as delay } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { setUpMailedSite } from '#test/harness/file-sites'
import type { Browser } from '#test/harness/browser'
import { LOG_STATEMENTS, readStatements } from '#test/harness/request-log'
import { count } from '#test/harness/db/rows'
import { openAccount } from '#test/things/account'
import { openPage, readPage } from '#test/harness/page'
import { NEW_PASSWORD, PASSWORD } from '#test/people'

const SENT = 'Si cet email existe, un lien de réinitialisation a été envoyé'

const NEW = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }

let email: string

const site = await setUpMailedSite(LOG_STATEMENTS)
const { mailbox } = site
beforeEach(async () => {
  ;({ email } = await openAccount(site))
})

describe('asking for a link', () => {
  test('by the page sends it, says so, keeps the address, offers another one', async () => {
    const browser = site.browser()
    const answer = await browser.post('/auth?mode=forgot', { email: ` ${email.toUpperCase()} ` })

    expect((await openPage(browser.follow(answer))).words).toContain(`Email envoyé ${SENT}`)
    expect(await mailbox.link(email, 'token=')).toMatch(/^\/reset-password\?token=[\w-]{43}$/)
    expect(answer.headers.get('Location')).toBe('/auth?mode=forgot')
    const page = await readPage(browser, '/auth?mode=forgot')
    expect(page.words).toContain("Si un compte existe avec cet email, un lien vient d'être envoyé")
    expect(page.words).toContain(`Adresse : ${email}`)
    expect(page.field('email')?.value).toBe(email)
    expect(page.words).toContain('Renvoyer')
  })

  test.each<[string, (browser: Browser) => Promise<Response>]>([
    ['its member signs in', (browser) => browser.post('/auth', { username: email, password: PASSWORD })],
    ['there is a new password', async (browser) => browser.post(await mailbox.link(email, 'token='), NEW)],
  ])('by the page is remembered until %s', async (_until, come) => {
    const browser = site.browser()
    await browser.post('/auth?mode=forgot', { email })
    expect([...browser.cookies.keys()]).toContain('link-request')

    await come(browser)
    expect([...browser.cookies.keys()]).not.toContain('link-request')
  })

  test('again within a minute sends nothing, and says how long to wait', async () => {
    const browser = site.browser()
    await browser.post('/auth?mode=forgot', { email })
    await mailbox.next(email)

    const again = await browser.follow(await browser.post('/auth?mode=forgot', { email }))

    expect((await openPage(again)).words).toMatch(/Vous pourrez renvoyer le lien dans (60|[1-5]\d) secondes/)
    await everythingIsSent()
    expect(mailbox.received.filter(({ to, text }) => to === email && text.includes('token='))).toHaveLength(1)
  })

  test('for an unknown address gets the same answer, and nothing is sent', async () => {
    const unknown = `personne-${email}`
    const [page, same] = await Promise.all(
      [unknown, email].map(async (to) => {
        const browser = site.browser()
        const answer = await browser.follow(await browser.post('/auth?mode=forgot', { email: to }))
        return (await openPage(answer)).words.replaceAll(to, 'ADRESSE')
      }),
    )
    const call = await site.browser().call('POST', '/api/forgot-password', { email: unknown })

    expect(page).toBe(same)
    expect([call.status, await call.json()]).toEqual([200, { message: SENT }])
    await mailbox.next(email)
    await everythingIsSent()
    expect(mailbox.received.filter(({ to }) => to === unknown)).toEqual([])
  })

  test.each([
    ['page', (to: string) => site.browser().post('/auth?mode=forgot', { email: to })],
    ['call', (to: string) => site.browser().call('POST', '/api/forgot-password', { email: to })],
  ])('by the %s asks the database the same for a known and unknown address', async (_door, ask) => {
    const statements: string[][] = []
    for (const to of [email, `personne-${email}`]) {
      const { headers } = await ask(to)
      statements.push(await readStatements(site, headers.get('X-Request-Id')))
    }

    const [known, unknown] = statements
    expect(known!.join('\n')).toMatch(/INSERT INTO \W?mails/)
    expect(unknown).toEqual(known)
  })
})

async function everythingIsSent() {
  while ((await count(site.db, 'mails')) > 0) await delay(20)
}
