import { beforeEach, describe, expect, test } from 'vitest'
import { setUpMailedSite } from '#test/harness/file-sites'
import { openAccount, type Account } from '#test/things/account'
import { openPage, readPage } from '#test/harness/page'
import { refusing } from '#test/harness/refusing'
import { NEW_PASSWORD, PASSWORD } from '#test/people'

const INVALID = 'Le lien de réinitialisation est invalide ou a expiré'
const right = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }

let account: Account
let email: string

const site = await setUpMailedSite()
beforeEach(async () => {
  account = await openAccount(site)
  ;({ email } = account)
})

describe('the link', () => {
  test('leads to a form, whose success moves on to the sign-in', async () => {
    const link = await askForLink()
    const browser = site.browser()
    expect((await readPage(browser, link)).words).toContain('Choisissez un nouveau mot de passe')

    const answer = await browser.post(link, right)
    expect(answer.status).toBe(303)
    const page = await openPage(browser.follow(answer))
    expect(page.headers.get('Refresh')).toBe('3; url=/auth')
    expect(page.headers.get('Referrer-Policy')).toBe('same-origin')
    expect(page.words).toContain('Votre nouveau mot de passe est enregistré.')
    expect(page.robots).toBe('noindex')
    expect(await account.opensWith(NEW_PASSWORD)).toBe(true)
    expect(await account.opensWith(PASSWORD)).toBe(false)
  })

  test('leads to the success page once, and only after a reset', async () => {
    const browser = site.browser()
    await browser.follow(await browser.post(await askForLink(), right))

    for (const again of [browser, site.browser()]) {
      const answer = await again.get('/reset-password/done')
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/auth'])
    }
  })

  test('that was used, here by the call, is refused by page and call', async () => {
    const link = await askForLink()
    expect(await (await reset(link)).json()).toEqual({ message: 'Mot de passe réinitialisé' })

    const page = await site.browser().get(link)
    const posted = await site.browser().post(link, right)
    const call = await reset(link)

    expect([page.status, posted.status, call.status]).toEqual([400, 400, 400])
    for (const answer of [page, posted]) expect((await openPage(answer)).words).toContain(INVALID)
    expect(await call.json()).toEqual({ message: INVALID })
  })

  test('that the database failed once can still be used', async () => {
    const link = await askForLink()
    const failed = await refusing(site, 'UPDATE', 'users', () => site.browser().post(link, right))

    expect(failed.status).toBe(500)
    expect((await openPage(failed)).words).toContain('Une erreur est survenue')
    expect((await site.browser().post(link, right)).status).toBe(303)
  })

  test('says at a field what is wrong with it, and stays usable', async () => {
    const link = await askForLink()
    const answer = await site.browser().post(link, { ...right, confirmPassword: '' })

    expect(answer.status).toBe(400)
    const page = await openPage(answer)
    expect(page.field('confirmPassword')?.error).toBe('Veuillez confirmer votre mot de passe')
    expect((await reset(link)).status).toBe(200)
  })
})

test.each(['/reset-password', '/reset-password?token='])(
  '%s says that the token is missing',
  async (path) => {
    const [page, posted] = [await site.browser().get(path), await site.browser().post(path, right)]
    const call = await site
      .browser()
      .call('POST', '/api/reset-password', { token: '', newPassword: NEW_PASSWORD })

    expect([page.status, posted.status, call.status]).toEqual([400, 400, 400])
    for (const answer of [page, posted]) {
      expect((await openPage(answer)).words).toContain('Token de réinitialisation manquant')
    }
    expect(await call.json()).toMatchObject({ message: 'Token de réinitialisation manquant' })
  },
)

async function askForLink(): Promise<string> {
  await site.browser().call('POST', '/api/forgot-password', { email })
  return site.mailbox.link(email, 'token=')
}

function tokenOf(link: string): string {
  return new URL(link, site.origin).searchParams.get('token')!
}

function reset(link: string) {
  return site
    .browser()
    .call('POST', '/api/reset-password', { token: tokenOf(link), newPassword: NEW_PASSWORD })
}
