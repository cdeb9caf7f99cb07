import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Mailbox, openMailbox } from '#test/harness/mailbox'
import { count } from '#test/harness/db/rows'
import { forgetAttempts, LIMITED, times, visitorAt, WRONG } from '#test/harness/limits'
import { openAccount, type Account } from '#test/things/account'
import { parsePage } from '#test/harness/page'
import { elodie, karim, NEW_PASSWORD, PASSWORD } from '#test/people'
import { openTestSite, type TestSite } from '#test/harness/site'

/** Takes no mail, so that those which were queued can be counted, until a test needs one. */
let mailbox: Mailbox
let takesMails = false

let site: TestSite
let account: Account
let taken: string
/** Real members: a mail to nobody would leave the queue by itself. */
let many: Account[]

beforeAll(async () => {
  const later = { at: 'RCPT TO', code: 451, text: 'plus tard' } as const
  mailbox = await openMailbox({ refuse: () => (takesMails ? null : later) })
  site = await openTestSite({ ...LIMITED, SMTP_URL: mailbox.url })
  ;({ email: taken } = await openAccount(site, karim))
  many = []
  for (let index = 0; index < 11; index += 1) many.push(await openAccount(site, elodie))
})
beforeEach(async () => {
  takesMails = false
  await forgetAttempts(site)
  account = await openAccount(site)
})
afterAll(async () => {
  await site.close()
  await mailbox.close()
})

const CLAIM = { totalQuestions: 10, timeSpent: 60, answers: [] }

/** What somebody does again and again, for the `nth` time. */
type Attempt = (nth: number) => Promise<Response>

const forgotByPage = (email: string) => site.browser().post('/auth?mode=forgot', { email })
const forgotByCall = (email: string) => site.browser().call('POST', '/api/forgot-password', { email })
const profileByPage = (email: string, currentPassword = PASSWORD, { browser, profile } = account) =>
  browser.post('/profile', { ...profile, email, currentPassword })
const profileByCall = (email: string) =>
  account.browser.call('PUT', '/api/profile', { ...account.profile, email })
const passwordByPage = (currentPassword: string, newPassword: string) =>
  account.browser.post('/profile?form=password', changeOf(currentPassword, newPassword))
const passwordByCall = (currentPassword: string, newPassword: string) =>
  account.browser.call('PUT', '/api/profile/password', changeOf(currentPassword, newPassword))
const deletion = (currentPassword: string) => account.browser.post('/profile/delete', { currentPassword })

const attempts: [what: string, allowed: number, attempt: Attempt][] = [
  ['a link for one e-mail, by the page', 3, () => forgotByPage(account.email)],
  ['a link for one e-mail, by the call', 3, () => forgotByCall(account.email)],
  ['a link from one address, by the page', 10, (nth) => forgotByPage(many[nth - 1]!.email)],
  ['a link from one address, by the call', 10, (nth) => forgotByCall(many[nth - 1]!.email)],
  ['a new e-mail, by the page', 5, (nth) => profileByPage(`neuve-${nth}-${account.email}`)],
  ['a new e-mail, by the call', 5, (nth) => profileByCall(`neuve-${nth}-${account.email}`)],
  [
    'a new e-mail after some that others have, by the page',
    5,
    (nth) => profileByPage(nth > 5 ? `libre-${account.email}` : taken),
  ],
  [
    'a new e-mail from one address, by many members',
    10,
    (nth) => profileByPage(nth > 10 ? `libre-${account.email}` : taken, PASSWORD, many[nth - 1]),
  ],
  ['a new password, by the page', 10, (nth) => passwordByPage(nthPassword(nth), nthPassword(nth + 1))],
  ['a new password, by the call', 10, (nth) => passwordByCall(nthPassword(nth), nthPassword(nth + 1))],
  ['the own data', 10, () => account.browser.get('/profile/data')],
  [
    'the result of an exam that a client ran',
    60,
    () => account.browser.call('POST', '/api/exam-results', CLAIM),
  ],
]

test.each(attempts)('%s: %i an hour, then no more', async (_what, allowed, attempt) => {
  for (let nth = 1; nth <= allowed; nth += 1) expect((await attempt(nth)).status).not.toBe(429)
  const before = await state()

  const answer = await attempt(allowed + 1)

  await expectRefusal(answer, 60)
  expect(await state()).toEqual(before)
})

/** Where a signed-in member confirms with a password; the right one changes something at each. */
const doors: [door: string, give: (password: string) => Promise<Response>][] = [
  ['/profile, for a new e-mail', (password) => profileByPage(`neuve-${account.email}`, password)],
  ['/profile?form=password', (password) => passwordByPage(password, NEW_PASSWORD)],
  ['PUT /api/profile/password', (password) => passwordByCall(password, NEW_PASSWORD)],
  ['/profile/delete', deletion],
]

test.each(doors)('ten wrong passwords at the sign-in and at %s refuse the right one', async (_door, give) => {
  expect(await visitorAt(site, HERE).guess(account.username, 6)).toEqual(times(6, 401))
  for (let index = 0; index < 4; index += 1) expect((await give(WRONG)).status).toBe(400)
  const before = await state()

  const answer = await give(PASSWORD)

  await expectRefusal(answer, 15)
  expect(await state()).toEqual(before)
  expect((await visitorAt(site, HERE).signIn(account.username)).status).toBe(429)
  await forgetAttempts(site)
  expect((await give(PASSWORD)).status).toBeLessThan(400)
})

test('a reset by the mailed link opens a sign-in that was at its limit', async () => {
  await visitorAt(site, HERE).guess(account.username, 10)
  expect((await visitorAt(site, HERE).signIn(account.username)).status).toBe(429)

  const path = `/reset-password?token=${await tokenMailed()}`
  const answer = await site.browser().post(path, changeOf('', NEW_PASSWORD))

  expect(answer.status).toBe(303)
  expect((await visitorAt(site, HERE).signIn(account.username, NEW_PASSWORD)).status).toBe(200)
})

/** The address of a browser without a proxy. */
const HERE = '127.0.0.1'

function changeOf(currentPassword: string, newPassword: string) {
  return { currentPassword, newPassword, confirmPassword: newPassword }
}

/** Each new one is the next old one. */
function nthPassword(nth: number): string {
  return nth === 1 ? PASSWORD : `${NEW_PASSWORD}-${nth}`
}

/** Whatever one of the attempts may change. */
async function state() {
  const [hashes] = await site.db.sequelize.query(
    'SELECT username, email, password_hash FROM users ORDER BY id',
  )
  return { hashes, mails: await count(site.db, 'mails') }
}

async function expectRefusal(answer: Response, minutes: number) {
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(minutes * 60 - 60)
  expect(Number(answer.headers.get('Retry-After'))).toBeLessThanOrEqual(minutes * 60)
  expect(parsePage(await answer.text()).words).toContain(
    `Trop de tentatives. Réessayez dans ${minutes} minutes.`,
  )
}

/** The token of a link for the member, who has read no mail yet. */
async function tokenMailed(): Promise<string> {
  takesMails = true
  await site.browser().call('POST', '/api/forgot-password', { email: account.email })
  for (;;) {
    const { links } = await mailbox.next(account.email)
    const link = links.find((one) => one.includes('token='))
    if (link) return new URL(link).searchParams.get('token') ?? ''
  }
}
