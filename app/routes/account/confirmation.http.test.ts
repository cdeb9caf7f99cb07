import { beforeEach, describe, expect, test } from 'vitest'
import { openConfirmationLinks } from '#app/start/confirmation-links.server'
import { openLinkTokens } from '#app/start/link-tokens.server'
import { openAccount, type Account } from '#test/things/account'
import type { Browser } from '#test/harness/browser'
import { openPage, readPage } from '#test/harness/page'
import { logOf } from '#test/harness/request-log'
import { sharedSite } from '#test/harness/shared-site'
import { PASSWORD } from '#test/people'
import { openTestSite } from '#test/harness/site'

const SESSION_SECRET = 'un-secret-de-trente-deux-signes-1'

const site = sharedSite(() => openTestSite({ SESSION_SECRET, RATE_LIMITS: 'on' }))
let account: Account
let member: { id: number; email: string }
beforeEach(async () => {
  account = await openAccount(site)
  member = (await account.readProfile()) as typeof member
})

/** A link that was sent so many minutes ago. */
function link({ id, email } = member, minutes = 0) {
  const clock = { now: () => new Date(Date.now() - minutes * 60_000) }
  return `/confirmation/${openConfirmationLinks(openLinkTokens(SESSION_SECRET), clock).of({ id, email })}`
}

const profile = async () => (await readPage(account.browser, '/profile')).words

describe('a link that confirms an address', () => {
  test('asks first, signed out too, and tells nobody its address', async () => {
    const answer = await site.browser().get(link())
    const page = (await openPage(answer)).words

    expect(answer.status).toBe(200)
    expect(page).toContain('Confirmer mon adresse')
    expect(page).not.toContain(account.email)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect((await logOf(site, answer.headers.get('X-Request-Id')))[0]).toMatchObject({
      path: '/confirmation/…',
    })
    expect(await profile()).toContain('Adresse non confirmée')
  })

  test('confirms by its button, as often as it is pressed, signed out', async () => {
    for (const _ of ['once', 'twice']) {
      const answer = await site.browser().post(link())

      expect(answer.status).toBe(200)
      expect((await openPage(answer)).words).toMatch(
        /Adresse confirmée .*Votre adresse email est confirmée\./,
      )
    }
    expect(await profile()).toContain('Adresse confirmée')
    expect(await profile()).not.toContain('Renvoyer le lien')
    // What a mail said is true even when its link is old.
    expect((await readPage(site.browser(), link(member, 90))).words).toContain('est confirmée')
  })

  test('that is an hour old or of no account confirms nothing, in the same words', async () => {
    for (const path of [link(member, 60), link({ ...member, id: 999_999 })]) {
      for (const answer of [await site.browser().get(path), await site.browser().post(path)]) {
        const page = await openPage(answer)
        expect(page.status).toBe(400)
        expect(page.words).toMatch(/Ce lien n'est plus valable.*Se connecter/)
      }
      expect((await readPage(account.browser, path)).words).toContain('Renvoyer le lien')
    }
    expect(await profile()).toContain('Adresse non confirmée')
  })
})

test('a new address is not confirmed', async () => {
  await site.browser().post(link())
  const changed = { ...account.profile, email: `neuve-${account.email}`, currentPassword: PASSWORD }
  await account.browser.post('/profile', changed)

  expect(await profile()).toContain('Adresse non confirmée')
  expect((await site.browser().post(link())).status).toBe(400)
})

test('a signed-in member gets a new link five times an hour, without address', async () => {
  const again = (browser: Browser) => browser.post('/profile?form=confirmation')
  for (let n = 1; n <= 5; n += 1) {
    const answer = await again(account.browser)
    expect(answer.headers.get('Location')).toBe('/profile')
    const toast = (await openPage(account.browser.follow(answer))).words
    expect(toast).toContain('Lien envoyé Il est valable une heure.')
  }
  const sixth = await again(account.browser)

  expect(sixth.status).toBe(429)
  expect(Number(sixth.headers.get('Retry-After'))).toBeGreaterThan(3000)
  expect((await again(site.browser())).headers.get('Location')).toMatch(/^\/auth\?/)
})
