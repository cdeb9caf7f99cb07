import { beforeEach, expect, test } from 'vitest'
import { openLinkTokens, STOP_DIGESTS, STOP_REMINDERS } from '#app/start/link-tokens.server'
import { openAccount, type Account } from '#test/things/account'
import { openPage } from '#test/harness/page'
import { logOf } from '#test/harness/request-log'
import { sharedSite } from '#test/harness/shared-site'
import { openTestSite } from '#test/harness/site'

const SESSION_SECRET = 'un-secret-de-trente-deux-signes-1'

const site = sharedSite(() => openTestSite({ SESSION_SECRET }))
let account: Account
let path: string
beforeEach(async () => {
  account = await openAccount(site)
  await account.browser.post('/profile?form=reminders', { reminders: 'daily' })
  path = `/desabonnement/${openLinkTokens(SESSION_SECRET).of(STOP_REMINDERS, String((await account.readProfile()).id))}`
})

const reminders = async () => {
  const file = await account.browser.get('/profile/data')
  return ((await file.json()) as { reminders: string }).reminders
}

test('the link asks first, signed out too, and tells nobody its address', async () => {
  const answer = await site.browser().get(path)
  const page = (await openPage(answer)).words

  expect(page).toContain('Ne plus recevoir de rappels')
  expect(answer.headers.get('Referrer-Policy')).toBe('same-origin')
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  expect(await reminders()).toBe('daily')
  const [line] = await logOf(site, answer.headers.get('X-Request-Id'))
  expect(line).toMatchObject({ path: '/desabonnement/…' })
})

test('its button ends the reminders, twice too, and says the way back', async () => {
  for (const _ of ['once', 'twice']) {
    const answer = await site.browser().post(path)
    const page = await openPage(answer)

    expect(answer.status).toBe(200)
    expect(page.words).toContain('Rappels arrêtés Vous ne recevrez plus de rappels de révision.')
    expect(page.attributes('a', 'href')).toContain('/profile#rappels')
  }
  expect(await reminders()).toBe('none')
})

test.each([
  ['as a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'in parts',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])('a mail provider ends them by one request without cookie or origin, %s', async (_how, type, body) => {
  // Not by a browser of the tests, which says where it comes from.
  const { status } = await fetch(site.origin + path, {
    ...{ method: 'POST', redirect: 'manual', body },
    headers: { 'Content-Type': type, 'User-Agent': 'Un fournisseur' },
  })

  expect(status).toBe(200)
  expect(await reminders()).toBe('none')
})

test("another site's page ends nothing, and a forged link is unknown", async () => {
  const foreign = await site.browser().post(path, {}, { 'Sec-Fetch-Site': 'cross-site' })
  const forged = path.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))

  expect(foreign.status).toBe(403)
  for (const method of ['GET', 'POST']) expect((await site.browser().send(method, forged)).status).toBe(404)
  expect(await reminders()).toBe('daily')
})

test('the link in a mail of alerts ends those only, and says the way back', async () => {
  await account.browser.post('/alertes', { search: 'category=optique' })
  const id = String((await account.readProfile()).id)
  const link = `/desabonnement/${openLinkTokens(SESSION_SECRET).of(STOP_DIGESTS, id)}`
  expect((await openPage(site.browser().get(link))).words).toContain('Ne plus recevoir ces emails')
  const page = await openPage(site.browser().post(link))

  expect(page.words).toContain("Vous ne recevrez plus d'emails de vos alertes.")
  expect(page.attributes('main a', 'href')).toContain('/alertes')
  const kept = (await openPage(account.browser.get('/alertes'))).words
  expect(kept).toContain('Catégorie : Optique')
  expect(kept).toContain('Les emails sont arrêtés.')
  expect(await reminders()).toBe('daily')
})

test('the link of an account that is gone says the same', async () => {
  await site.db.run('DELETE FROM users WHERE username = $1', [account.username])

  expect((await site.browser().post(path)).status).toBe(200)
})
