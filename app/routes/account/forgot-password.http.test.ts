import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Mailbox, openMailbox } from '#test/mailbox'
import { LOG_STATEMENTS, statementsOf } from '#test/statements'
import { count } from '#test/db/rows'
import { NEW_PASSWORD, openAccount } from '#test/account'
import { read, wordsOf } from '#test/html-text'
import { openTestSite, PASSWORD, type TestSite } from '#test/site'
import { linkMailed } from '#test/pages/reset-link'

const SENT = 'Si cet email existe, un lien de réinitialisation a été envoyé'

let mailbox: Mailbox
let site: TestSite
let email: string

beforeAll(async () => {
  mailbox = await openMailbox()
  site = await openTestSite({ ...LOG_STATEMENTS, SMTP_URL: mailbox.url })
})
beforeEach(async () => {
  ;({ email } = await openAccount(site))
})
afterAll(async () => {
  await site.close()
  await mailbox.close()
})

describe('asking for a link', () => {
  test('by the page sends it, and shows the usual message', async () => {
    const browser = site.browser()
    const answer = await browser.post('/auth?mode=forgot', { email: ` ${email.toUpperCase()} ` })

    const words = wordsOf(await (await browser.follow(answer)).text())
    expect(words).toContain('Email envoyé')
    expect(words).toContain(SENT)
    expect(await linkMailed(mailbox, email)).toMatch(/^\/reset-password\?token=[\w-]{43}$/)
  })

  test('by the page keeps showing the address, and offers to send the link again', async () => {
    const browser = site.browser()
    const answer = await browser.post('/auth?mode=forgot', { email })
    const location = answer.headers.get('Location')!
    await browser.get(location)

    const { html, words } = await read(browser, location)

    expect(location).toBe('/auth?mode=forgot')
    expect(words).toContain("Si un compte existe avec cet email, un lien vient d'être envoyé")
    expect(words).toContain(`Adresse : ${email}`)
    expect(words).toContain('Regardez dans vos courriers indésirables')
    expect(html).toMatch(/<form[^>]*method="post"[^>]*action="\/auth\?mode=forgot"/)
    expect(html).toMatch(new RegExp(`name="email"[^>]*value="${email}"`))
    expect(words).toContain('Renvoyer')
  })

  test('by the page says the same of an unknown address', async () => {
    const [page, same] = await Promise.all(
      [email, `personne-${email}`].map(async (to) => {
        const browser = site.browser()
        const answer = await browser.follow(await browser.post('/auth?mode=forgot', { email: to }))
        return wordsOf(await answer.text()).replaceAll(to, 'ADRESSE')
      }),
    )

    expect(page).toContain('ADRESSE')
    expect(same).toBe(page)
  })

  test('by the page is remembered until its member signs in', async () => {
    const browser = site.browser()
    await browser.post('/auth?mode=forgot', { email })
    expect([...browser.cookies.keys()]).toContain('link-request')

    await browser.post('/auth', { username: email, password: PASSWORD })
    expect([...browser.cookies.keys()]).not.toContain('link-request')
  })

  test('by the page is remembered until there is a new password', async () => {
    const browser = site.browser()
    await browser.post('/auth?mode=forgot', { email })
    expect([...browser.cookies.keys()]).toContain('link-request')

    const link = await linkMailed(mailbox, email)
    await browser.post(link, { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD })
    expect([...browser.cookies.keys()]).not.toContain('link-request')
  })

  test('again within a minute sends nothing, and says how long to wait', async () => {
    const browser = site.browser()
    await browser.post('/auth?mode=forgot', { email })
    await mailbox.next(email)

    const again = await browser.follow(await browser.post('/auth?mode=forgot', { email }))

    expect(wordsOf(await again.text())).toMatch(/Vous pourrez renvoyer le lien dans (60|5\d) secondes/)
    await everythingIsSent()
    expect(mailbox.received.filter(({ to, text }) => to === email && text.includes('token='))).toHaveLength(1)
  })

  test('by the call does the same', async () => {
    const answer = await site.browser().call('POST', '/api/forgot-password', { email })

    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ message: SENT })
    expect(await linkMailed(mailbox, email)).toMatch(/^\/reset-password\?token=/)
  })

  test('for an unknown address gets the same answer, and nothing is sent', async () => {
    const unknown = `personne-${email}`
    const [page, same] = await Promise.all(
      [unknown, email].map((to) => site.browser().post('/auth?mode=forgot', { email: to })),
    )
    const call = await site.browser().call('POST', '/api/forgot-password', { email: unknown })

    expect([page!.status, page!.headers.get('Location')]).toEqual([
      same!.status,
      same!.headers.get('Location'),
    ])
    expect(await call.json()).toEqual({ message: SENT })
    await mailbox.next(email)
    await everythingIsSent()
    expect(mailbox.received.filter(({ to }) => to === unknown)).toEqual([])
  })

  test.each([
    ['', "L'email est requis"],
    ['camille', "Format d'email invalide"],
  ])('for %j is refused, and keeps what was typed', async (typed, message) => {
    const answer = await site.browser().post('/auth?mode=forgot', { email: typed })
    const call = await site.browser().call('POST', '/api/forgot-password', { email: typed })

    expect([answer.status, call.status]).toEqual([400, 400])
    const page = await answer.text()
    expect(wordsOf(page)).toContain(message)
    expect(page).toMatch(/name="email"[^>]*aria-describedby="oubli-email-error"/)
    if (typed) expect(page).toContain(`value="${typed}"`)
    expect(await call.json()).toEqual({ message, errors: { email: [message] } })
  })

  describe.each([
    ['page', (to: string) => site.browser().post('/auth?mode=forgot', { email: to })],
    ['call', (to: string) => site.browser().call('POST', '/api/forgot-password', { email: to })],
  ])('by the %s', (_door, ask) => {
    test('asks the same of the database whether or not a member has the address', async () => {
      const statements: string[][] = []
      for (const to of [email, `personne-${email}`]) {
        const { headers } = await ask(to)
        statements.push(await statementsOf(site, headers.get('X-Request-Id')))
      }

      const [known, unknown] = statements
      expect(known!.join('\n')).toMatch(/INSERT INTO \W?mails/)
      expect(unknown).toEqual(known)
    })
  })
})

async function everythingIsSent() {
  while ((await count(site.db, 'mails')) > 0) await delay(20)
}
