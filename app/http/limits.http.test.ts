import { beforeEach, expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import { allRows, count } from '#test/harness/db/rows'
import {
  browserAt,
  setCounts,
  readCounts,
  expireLimits,
  clearLimits,
  LIMITED,
  WRONG,
} from '#test/harness/limits'
import { setUpMailedSite } from '#test/harness/file-sites'
import { openPage, parsePage } from '#test/harness/page'
import { camille, elodie, karim, newcomer, PASSWORD } from '#test/people'
import { type Account, openAccount } from '#test/things/account'
import { carbine, carbineForm, postAd, sendAdForm } from '#test/things/ad'
import { attemptIn, readLocation } from '#test/things/exam'
import { sendNewsForm } from '#test/things/news'
import { addBarePhotos, findPhotos, photo } from '#test/things/photo'
import { startForm } from '#test/things/series'

/** Takes no mail, so that those which were queued can be counted. */
const refuse = () => ({ at: 'RCPT TO' as const, code: 451, text: 'plus tard' })
const site = await setUpMailedSite(LIMITED, { refuse })

/** Somebody at an address: `member` is signed in, each `visitor` is a new browser. */
type Sender = { account: Account; member: Browser; readonly visitor: Browser }

let one: Account
let two: Account
/** Nobody has written about these ads, of a third member. */
let ads: number[]
let reports = 0
/** The conversation that each has begun. */
let threads: Map<Account, string>
beforeEach(async () => {
  ;[one, two] = [await openAccount(site, camille), await openAccount(site, karim)]
  const owner = (await openAccount(site)).browser
  ads = []
  threads = new Map()
  for (let n = 0; n < 5; n += 1) ads.push((await postAd(owner)).id)
  await site.db.write(
    "UPDATE classified_ads SET is_approved = true, state = 'online' WHERE state = 'pending'",
  )
  await site.db.write('UPDATE users SET email_confirmed_at = created_at')
  await clearLimits(site)
})

function sender(account: Account, address: string): Sender {
  return {
    account,
    member: browserAt(site, address, account.browser),
    get visitor() {
      return browserAt(site, address)
    },
  }
}
const here = (account: Account) => sender(account, '192.0.2.1')
const elsewhere = (account: Account) => sender(account, '192.0.2.2')

type Act = (by: Sender) => Promise<Response>

const signIn: Act = ({ visitor, account: { username } }) =>
  visitor.call('POST', '/api/login', { username, password: PASSWORD })
const mistype: Act = ({ visitor, account: { email } }) =>
  visitor.call('POST', '/api/login', { username: email, password: WRONG })
const registerByPage: Act = ({ visitor }) => visitor.post('/auth?mode=register', newcomer(camille))
const registerByCall: Act = ({ visitor }) => visitor.call('POST', '/api/register', newcomer(camille))
const forgetByPage: Act = ({ visitor, account: { email } }) => visitor.post('/auth?mode=forgot', { email })
const forgetByCall: Act = ({ visitor, account: { email } }) =>
  visitor.call('POST', '/api/forgot-password', { email })
const moveByPage: Act = ({ member, account: { profile } }) =>
  member.post('/profile', { ...profile, email: newcomer(camille).email, currentPassword: PASSWORD })
const moveByCall: Act = ({ member, account: { profile } }) =>
  member.call('PUT', '/api/profile', { ...profile, email: newcomer(camille).email })
/** To an address that another member has. */
const moveInVain: Act = ({ member, account: { profile, email } }) =>
  member.call('PUT', '/api/profile', { ...profile, email: email === one.email ? two.email : one.email })
const confirmAgain: Act = ({ member }) => member.post('/profile?form=confirmation')

const NEW = { currentPassword: PASSWORD, newPassword: PASSWORD, confirmPassword: PASSWORD }
const changeByPage: Act = ({ member }) => member.post('/profile?form=password', NEW)
const changeByCall: Act = ({ member }) => member.call('PUT', '/api/profile/password', NEW)
const download: Act = ({ member }) => member.get('/profile/data')
const startTwenty: Act = ({ member }) => startForm(member, { source: 'new', count: '20' })
const claim: Act = ({ member }) =>
  member.call('POST', '/api/exam-results', { totalQuestions: 10, timeSpent: 60, answers: [] })
const tryOut: Act = ({ visitor }) => visitor.post('/essai')
const postByPage: Act = ({ member }) => member.post('/post-ad', carbineForm)
const postByCall: Act = ({ member }) => member.call('POST', '/api/classified-ads', carbine)
async function addPhotos({ member }: Sender, many = 1) {
  const tiny = await photo({ width: 24, height: 18 })
  const files = Array.from({ length: many }, () => ({ name: 'cible.jpg', bytes: tiny }))
  return sendAdForm(member, '/post-ad', { files, act: 'add' })
}
const report: Act = ({ member }) =>
  member.post(`/signaler/question/${(reports += 1)}`, { reason: 'other', message: 'Une remarque' })
/** About an ad, by somebody without an account. */
const reportAs =
  (email: () => string): Act =>
  ({ visitor }) =>
    visitor.post(`/signaler/annonce/${ads[0]}`, { reason: 'scam', message: 'Un acompte', email: email() })
const writeFirst: Act = ({ member }) =>
  member.post(`/classified-ads/${ads.pop()}/message`, { message: 'Bonjour.' })
const writeOn: Act = async (by) => {
  const { account, member } = by
  if (!threads.has(account)) threads.set(account, await readLocation(writeFirst(by)))
  return member.post(threads.get(account)!.replace('#fin', ''), { message: 'Encore.' })
}

type Per = 'member' | 'address' | 'member and address' | 'e-mail'
type Limit = [name: string, how: string, most: number, minutes: number, per: Per, act: Act, typed?: object]

const HOUR = 60
const QUARTER = 15

test.each<Limit>([
  ['sign-in-account', 'by call', 10, QUARTER, 'member and address', mistype],
  ['sign-in-address', 'by call', 50, QUARTER, 'address', mistype],
  ['sign-in-success', 'by call', 60, HOUR, 'member', signIn],
  ['registration', 'by page', 20, HOUR, 'address', registerByPage, { lastName: 'Dubois' }],
  ['registration', 'by call', 20, HOUR, 'address', registerByCall],
  ['reset-address', 'by page', 10, HOUR, 'address', forgetByPage],
  ['reset-address', 'by call', 10, HOUR, 'address', forgetByCall],
  ['reset-account', 'by page', 3, HOUR, 'member', forgetByPage],
  ['reset-account', 'by call', 3, HOUR, 'member', forgetByCall],
  ['email-change-account', 'by page', 5, HOUR, 'member', moveByPage],
  ['email-change-account', 'by call', 5, HOUR, 'member', moveByCall],
  ['email-change-account', 'in vain', 5, HOUR, 'member', moveInVain],
  ['email-change-address', 'by page', 10, HOUR, 'address', moveByPage],
  ['email-change-address', 'in vain', 10, HOUR, 'address', moveInVain],
  ['address-confirmation', 'by page', 5, HOUR, 'member', confirmAgain],
  ['password-change', 'by page', 10, HOUR, 'member', changeByPage],
  ['password-change', 'by call', 10, HOUR, 'member', changeByCall],
  ['own-data', 'by page', 10, HOUR, 'member', download],
  ['series', 'by page', 60, HOUR, 'member', startTwenty, { count: '20' }],
  ['exam-result', 'by call', 60, HOUR, 'member', claim],
  ['trial', 'by page', 120, 1, 'address', tryOut],
  ['ad', 'by page', 30, HOUR, 'member', postByPage, { title: carbineForm.title }],
  ['ad', 'by call', 30, HOUR, 'member', postByCall],
  ['photo', 'by page', 120, HOUR, 'member', addPhotos, { title: carbineForm.title }],
  ['report', 'by page', 30, HOUR, 'member', report, { message: 'Une remarque' }],
  ['report-email', 'by page', 5, HOUR, 'e-mail', reportAs(() => 'odette@example.be')],
  ['report-address', 'by page', 10, HOUR, 'address', reportAs(() => newcomer(camille).email)],
  ['conversation', 'by page', 20, 24 * HOUR, 'member', writeFirst, { message: 'Bonjour.' }],
  ['message', 'by page', 60, HOUR, 'member', writeOn, { message: 'Encore.' }],
])('the limit %s, %s, is %i in %i minutes', async (name, _how, most, minutes, per, act, typed) => {
  const [same, others] = {
    member: [elsewhere(one), [here(two)]],
    address: [here(two), [elsewhere(one)]],
    'member and address': [here(one), [here(two), elsewhere(one)]],
    'e-mail': [elsewhere(two), []],
  }[per] as [Sender, Sender[]]
  await act(here(one))
  await setCounts(site, name, most - 1)
  expect((await act(here(one))).status).not.toBe(429)
  const before = await state()

  const refused = await act(same)

  expect(await state()).toEqual(before)
  await expectLimited(refused, minutes, typed)
  for (const other of others) expect((await act(other)).status).not.toBe(429)
  await expireLimits(site)
  expect((await act(same)).status).not.toBe(429)
})

test('the limit of exams is 60 in an hour; the last one is found again', async () => {
  const { member } = here(one)
  const points = async () => (await readCounts(site)).map((each) => each.points)
  const begin = (by = here(one)) => readLocation(by.member.get('/quiz?type=practice'))
  const abandon = (address: string) => member.post(`/quiz/${attemptIn(address)}/abandon`)
  const first = await begin()
  // Not counted: what is resumed, or refused.
  expect(await begin()).toBe(first)
  expect(await readLocation(member.get('/quiz?type=official'))).toBe('/exam-selection')
  expect(await points()).toEqual([1])
  await abandon(first)
  await setCounts(site, 'exam', 59)
  const last = await begin()
  expect(await begin(elsewhere(one))).toBe(last)
  await abandon(last)

  const answer = await member.get('/quiz?type=practice')

  expect(answer.headers.get('Location')).toBe('/exam-selection')
  expect((await openPage(member.follow(answer))).words).toContain(
    "Pas de nouvel examen pour l'instant Vous avez commencé beaucoup d'examens en une heure. Réessayez plus tard.",
  )
  expect([await count(site.db, 'attempts WHERE closed_at IS NULL'), await points()]).toEqual([0, [60]])
  expect(attemptIn(await begin(here(two)))).toBeGreaterThan(0)
})

test('the limit of photos brings the form back with those kept', async () => {
  await addPhotos(here(one))
  await setCounts(site, 'photo', 117)

  const page = await openPage(addPhotos(here(one), 6))

  expect(page.status).toBe(429)
  expect(page.words).toMatch(/Un champ à corriger Trop de tentatives\. Réessayez dans 60 minutes\./)
  expect(findPhotos(page)).toHaveLength(3)
})

test.each<[string, Act]>([
  ['a registration', ({ visitor }) => visitor.call('POST', '/api/register', { username: 'x' })],
  ['an ad', ({ member }) => member.post('/post-ad', { title: 'x' })],
  ['a message', unreachable],
])('a limit does not count %s that is refused for another reason', async (_what, act) => {
  expect((await act(here(one))).status).toBe(400)

  expect(await readCounts(site)).toEqual([])
})

async function unreachable(by: Sender) {
  const blocked = 'UPDATE users SET is_blocked = true WHERE id IN (SELECT user_id FROM classified_ads)'
  await site.db.write(blocked)
  return writeFirst(by)
}

/** Whatever one of the acts may change. */
async function state() {
  const users = await allRows(site.db, 'users')
  const tables = [
    'mails',
    'sessions',
    'series',
    'exam_results',
    'classified_ads',
    'ad_photos',
    'reports',
    'messages',
  ]
  const counts = tables.map(async (table) => [table, await count(site.db, table)])
  const accounts = users.map(({ email, password_hash: hash }) => [email, hash])
  return [accounts, ...(await Promise.all(counts)), await readCounts(site)]
}

/** A page has the form as it was filled in, without passwords. */
async function expectLimited(answer: Response, minutes: number, typed: object = {}) {
  const { status, headers } = answer
  const page = parsePage(await answer.text())
  const seconds = Number(headers.get('Retry-After'))
  const wait = minutes === 1440 ? '24 heures' : `${minutes} minute${minutes === 1 ? '' : 's'}`

  expect([status, headers.get('Cache-Control')]).toEqual([429, 'private, no-store'])
  expect(seconds > minutes * 60 - 60 && seconds <= minutes * 60, `${seconds} s`).toBe(true)
  // A sentence at a form, a heading and a sentence on a page of its own.
  expect(page.words).toMatch(new RegExp(`Trop de tentatives\\.? Réessayez dans ${wait}\\.`))
  expect(headers.getSetCookie().join()).not.toContain('session=')
  expect(page.html).not.toContain(PASSWORD)
  for (const [name, value] of Object.entries(typed)) expect(page.field(name)?.value).toBe(value)
}

test('a rejected ad that is sent again counts, and says how long to wait', async () => {
  const { id } = await postAd(one.browser)
  const reject =
    "UPDATE classified_ads SET state = 'rejected', rejection_rule = 'other', rejection_reason = 'Floue.'"
  await site.db.write(`${reject} WHERE id = $1`, [id])
  await setCounts(site, 'ad', 30)
  const answer = await one.browser.post(`/classified-ads/${id}/edit`, carbineForm)
  await expectLimited(answer, HOUR, { title: carbineForm.title })
})

test('pictures of news count as photos, and the form says how long to wait', async () => {
  const admin = await site.admin(elodie)
  const file = { name: 'stand.jpg', bytes: await photo({ width: 24, height: 18 }) }
  const send = () => sendNewsForm(admin, '/admin/news/new', { title: 'Le stand ouvre' }, file)
  expect((await send()).status).toBe(400)
  await setCounts(site, 'photo', 120)
  await expectLimited(await send(), HOUR, { title: 'Le stand ouvre' })
})

test('more than one member may have at once is 429, and the form is kept', async () => {
  for (let n = 0; n < 10; n += 1) await postAd(one.browser)
  const refused = await openPage(one.browser.post('/post-ad', carbineForm))
  const sentence = "10 de vos annonces attendent déjà d'être relues."
  expect(refused.status).toBe(429)
  expect(refused.words).toContain(sentence)
  expect(refused.field('title')?.value).toBe(carbineForm.title)

  const called = await one.browser.call('POST', '/api/classified-ads', carbine)
  expect(called.status).toBe(429)
  expect(await called.json()).toEqual({ message: expect.stringContaining(sentence) as string })

  // Sixty, on ten ads that were approved.
  for (let n = 0; n < 10; n += 1) await postAd(two.browser)
  await addBarePhotos(site.db, 'user_id', await two.browser.findMemberId(), 6)
  const file = { name: 'cible.jpg', bytes: await photo({ width: 400, height: 300 }) }
  const full = await openPage(sendAdForm(two.browser, '/post-ad', { files: [file] }))
  expect(full.status).toBe(429)
  expect(full.words).toContain('Vous avez déjà 60 photos sur le site')
  expect(full.field('title')?.value).toBe(carbineForm.title)
})
