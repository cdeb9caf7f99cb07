import { beforeEach, describe, expect, test } from 'vitest'
import { openConfirmationLinks } from '#app/start/confirmation-links.server'
import { openLinkTokens, STOP_MAILS } from '#app/start/link-tokens.server'
import { setUpMailedSite } from '#test/harness/file-sites'
import { openPage, readPage } from '#test/harness/page'
import { readLog } from '#test/harness/request-log'
import { elodie, PASSWORD } from '#test/people'
import { type Account, openAccount } from '#test/things/account'

const SESSION_SECRET = 'un-secret-de-trente-deux-signes-1'

const site = await setUpMailedSite({ SESSION_SECRET })
const { mailbox } = site
const tokens = openLinkTokens(SESSION_SECRET)
let account: Account
let member: { id: number; email: string }
beforeEach(async () => {
  account = await openAccount(site)
  member = (await account.readProfile()) as typeof member
  await account.browser.post('/profile?form=reminders', { reminders: 'daily' })
})

/** A link to confirm that was sent so many minutes ago. */
function confirmation({ id, email } = member, minutes = 0) {
  const clock = { now: () => new Date(Date.now() - minutes * 60_000) }
  return `/confirmation/${openConfirmationLinks(tokens, clock).of({ id, email })}`
}
const unsubscription = () => `/desabonnement/${tokens.sign(STOP_MAILS.reminder, String(member.id))}`

const profile = async () => (await readPage(account.browser, '/profile')).words
async function reminders() {
  const file = await account.browser.get('/profile/data')
  return ((await file.json()) as { reminders: string }).reminders
}

test.each<[what: string, link: () => string, asks: string]>([
  ['confirmation', confirmation, 'Confirmer mon adresse'],
  ['desabonnement', unsubscription, 'Ne plus recevoir de rappels'],
])('a mailed link of %s asks first, signed out too, and tells no address', async (path, link, asks) => {
  const answer = await site.browser().get(link())
  const page = await openPage(answer)

  expect(page.status).toBe(200)
  expect(page.words).toContain(asks)
  expect(page.words).not.toContain(account.email)
  expect(page.headers.get('Referrer-Policy')).toBe('same-origin')
  expect(page.headers.get('Cache-Control')).toBe('private, no-store')
  expect((await readLog(site, answer.headers.get('X-Request-Id')))[0]).toMatchObject({ path: `/${path}/…` })
  expect(await profile()).toContain('Adresse non confirmée')
  expect(await reminders()).toBe('daily')
})

test.each<[what: string, link: () => string, says: string]>([
  ['confirms an address', confirmation, 'Merci, votre adresse est confirmée Continuer ma préparation'],
  ['ends the reminders', unsubscription, 'Rappels arrêtés Vous ne recevrez plus de rappels de révision.'],
])('a mailed link %s by its button, twice too, signed out', async (what, link, says) => {
  for (const _ of ['once', 'twice']) {
    const page = await openPage(site.browser().post(link()))
    expect([page.status, page.words]).toEqual([200, expect.stringContaining(says)])
    if (what === 'ends the reminders') expect(page.attributes('a', 'href')).toContain('/profile#rappels')
  }
  const done = what === 'ends the reminders' ? ['none', false] : ['daily', true]
  expect([await reminders(), !(await profile()).includes('Renvoyer le lien')]).toEqual(done)
})

describe('a link to confirm an address', () => {
  test('says what is true, even when it is old', async () => {
    await site.browser().post(confirmation())

    expect((await readPage(site.browser(), confirmation(member, 3000))).words).toContain('est confirmée')
  })

  test.each([
    ['', '/dashboard'],
    ['?redirectTo=/classified-ads/5/message', '/classified-ads/5/message'],
    ['?redirectTo=//evil.example', '/dashboard'],
  ])('with %j leads its member to %s, and others through the sign-in', async (query, page) => {
    const confirmed = await account.browser.post(confirmation() + query)
    const elsewhere = await openPage(site.browser().post(confirmation() + query))

    expect([confirmed.status, confirmed.headers.get('Location')]).toEqual([303, page])
    expect(elsewhere.attributes('main a', 'href')).toEqual(['/', page])
    const { words } = await readPage(account.browser, '/dashboard')
    expect(words).toContain('Merci, votre adresse est confirmée')
    expect(words).not.toContain("n'est pas encore confirmée")
  })

  test("leads nobody on in another member's browser", async () => {
    const other = await openAccount(site)

    expect((await other.browser.post(confirmation())).status).toBe(200)
  })

  test('that is old, of a wrong clock or of no account confirms nothing', async () => {
    const ahead = confirmation(member, -60)
    for (const path of [confirmation(member, 2880), ahead, confirmation({ ...member, id: 999_999 })]) {
      for (const answer of [await site.browser().get(path), await site.browser().post(path)]) {
        const page = await openPage(answer)
        expect(page.status).toBe(400)
        expect(page.words).toMatch(/Ce lien n'est plus valable.*Se connecter/)
      }
      expect((await readPage(account.browser, path)).words).toContain('Renvoyer le lien')
    }
    expect(await profile()).toContain('Adresse non confirmée')
  })

  test('is sent again to a member who asks for it in the profile', async () => {
    const answer = await account.browser.post('/profile?form=confirmation')

    expect(answer.headers.get('Location')).toBe('/profile#message')
    const { words } = (await openPage(account.browser.follow(answer))).section('adresse')!
    expect(words).toContain('Lien envoyé Il est valable 48 heures.')
  })
})

describe('a link to take a new address back', () => {
  const words = async (path: string) => (await readPage(site.browser(), path)).words

  /** Gives the account another address; returns the link in the mail to the old one. */
  async function changeAddress() {
    const email = `neuve-${account.email}`
    await account.browser.post('/profile', { ...account.profile, email, currentPassword: PASSWORD })
    return mailbox.link(account.email, 'annuler-changement')
  }

  test('asks first, tells no address, and its button leads to a new password', async () => {
    const link = await changeAddress()
    const question = await words(link)
    expect(question).toContain('Annuler ce changement')
    expect(question).not.toContain(account.email)
    expect(await account.readProfile()).toMatchObject({ email: `neuve-${account.email}` })

    const browser = site.browser()
    const page = await openPage(browser.follow(await browser.post(link)))
    expect(page.words).toContain("Le changement d'adresse est annulé")
    expect(page.heading).toBe('Choisissez un nouveau mot de passe')
    expect((await account.browser.get('/profile')).status).toBe(303)
    expect(await account.opensWith(PASSWORD)).toBe(false)
  })

  test('says in the same words that it was used, or is none', async () => {
    const link = await changeAddress()
    await site.browser().post(link)

    for (const path of [link, '/annuler-changement/rien']) {
      const page = await readPage(site.browser(), path)
      expect([page.status, page.words]).toEqual([400, expect.stringContaining("Ce lien n'est plus valable")])
      const browser = site.browser()
      const posted = await openPage(browser.follow(await browser.post(path)))
      expect([posted.status, posted.words]).toEqual([400, page.words])
    }
  })
})

describe('where an act waits for a confirmed address', () => {
  test.each(['/dashboard', '/alertes'])('%s names it, and its link leads back there', async (path) => {
    await account.browser.post('/alertes', { search: 'category=optique' })
    const page = await readPage(account.browser, path)
    const form = page.find('form[action*="confirmation"]')!
    const sent = await account.browser.post(form.attribute('action')!)

    expect(page.words).toContain(`Votre adresse : ${account.email} Renvoyer le lien`)
    expect(sent.headers.get('Location')).toBe(path)
    expect((await openPage(account.browser.follow(sent))).words).toContain('Lien envoyé')
    const query = new URLSearchParams({ redirectTo: path }).toString()
    expect(await mailbox.link(account.email, 'redirectTo=')).toContain(query)
  })
})

describe('a link to end mails', () => {
  const IN_PARTS =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'

  test.each([
    ['as a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['in parts', 'multipart/form-data; boundary=x', IN_PARTS],
  ])('is used by a mail provider without cookie or origin, %s', async (_how, type, body) => {
    // Not by a browser of the tests, which says where it comes from.
    const { status } = await fetch(site.origin + unsubscription(), {
      ...{ method: 'POST', redirect: 'manual', body },
      headers: { 'Content-Type': type, 'User-Agent': 'Un fournisseur' },
    })

    expect([status, await reminders()]).toEqual([200, 'none'])
  })

  test("ends nothing from another site's page", async () => {
    const foreign = await site.browser().post(unsubscription(), {}, { 'Sec-Fetch-Site': 'cross-site' })

    expect([foreign.status, await reminders()]).toEqual([403, 'daily'])
  })

  test('that is cut short ends nothing, and says where the mails are ended', async () => {
    for (const method of ['GET', 'POST']) {
      const page = await openPage(site.browser().send(method, unsubscription().slice(0, -1)))
      expect([page.status, page.heading]).toEqual([400, "Ce lien n'est plus valable"])
      expect(page.attributes('main a', 'href')).toEqual(['/', '/profile#rappels', '/alertes'])
    }
    expect(await reminders()).toBe('daily')
  })

  test('of alerts ends those only, and says the way back', async () => {
    await account.browser.post('/alertes', { search: 'category=optique' })
    const link = `/desabonnement/${tokens.sign(STOP_MAILS['ad-digest'], String(member.id))}`
    expect((await readPage(site.browser(), link)).words).toContain('Ne plus recevoir ces emails')
    const page = await openPage(site.browser().post(link))

    expect(page.words).toContain("Vous ne recevrez plus d'emails de vos alertes.")
    expect(page.attributes('main a', 'href')).toContain('/alertes')
    const alerts = (await readPage(account.browser, '/alertes')).words
    expect(alerts).toMatch(/Catégorie : Optique.*Les emails sont arrêtés\./)
    expect(await reminders()).toBe('daily')
  })

  test("of an admin's mails ends those, and the profile takes them up again", async () => {
    const admin = await site.admin(elodie)
    const id = String(await admin.findMemberId())
    const link = `/desabonnement/${tokens.sign(STOP_MAILS['admin-waiting'], id)}`
    const page = await openPage(site.browser().post(link))
    expect(page.words).toContain("Vous ne recevrez plus d'emails d'administration.")
    expect(page.attributes('main a', 'href')).toContain('/profile#administration')

    const settings = async () => (await readPage(admin, '/profile')).section('administration')!
    const form = (await settings()).find('form')!
    expect(form.button('Recevoir ces emails')).toBeDefined()
    const answer = await admin.post(form.attribute('action')!, form.fields())
    expect((await openPage(admin.follow(answer))).section('administration')!.words).toContain('Emails repris')
    expect((await settings()).find('form')!.button('Ne plus recevoir ces emails')).toBeDefined()
    expect((await readPage(account.browser, '/profile')).section('administration')).toBeUndefined()
  })

  test('says the same when its account is gone', async () => {
    await site.db.write('DELETE FROM users WHERE id = $1', [member.id])

    expect((await site.browser().post(unsubscription())).status).toBe(200)
  })
})
