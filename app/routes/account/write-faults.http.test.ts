import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { logOf } from '#test/request-log'
import { type Mailbox, openMailbox } from '#test/mailbox'
import { NEW_PASSWORD, openAccount, type TestAccount } from '#test/account'
import { wordsOf } from '#test/html-text'
import { type Refused, refusing } from '#test/refusing'
import { karim, openTestSite, PASSWORD, registrationOf, type TestSite } from '#test/site'

let mailbox: Mailbox
let site: TestSite
let account: TestAccount

beforeAll(async () => {
  mailbox = await openMailbox()
  site = await openTestSite({ SMTP_URL: mailbox.url })
})
beforeEach(async () => {
  account = await openAccount(site)
  await mailbox.next(account.email)
})
afterAll(async () => {
  await site.close()
  await mailbox.close()
})

type Form = {
  /** Where it is sent, once what has to be there before is there. */
  path: () => Promise<string> | string
  fields: () => Record<string, string>
  refused: [Refused, table: string]
  failure: string
  /** What stands in its fields again. */
  filled: (fields: Record<string, string>) => Record<string, string | undefined>
}

const nothing = () => ({})

const forms: Record<string, Form> = {
  'sign-in': {
    path: () => '/auth',
    fields: () => ({ username: account.username, password: PASSWORD }),
    refused: ['INSERT', 'sessions'],
    failure: 'Échec de la connexion',
    filled: ({ username }) => ({ username }),
  },
  'a registration': {
    path: () => '/auth?mode=register',
    fields: () => ({ ...registrationOf({ ...karim, username: 'karim-absent' }), password: NEW_PASSWORD }),
    refused: ['INSERT', 'users'],
    failure: "Échec de l'inscription",
    filled: ({ username, firstName, lastName, email }) => ({ username, firstName, lastName, email }),
  },
  "an account's deletion": {
    path: () => '/profile/delete',
    fields: () => ({ currentPassword: PASSWORD }),
    refused: ['DELETE', 'users'],
    failure: "Une erreur s'est produite lors de la suppression.",
    filled: nothing,
  },
  'a forgotten password': {
    path: () => '/auth?mode=forgot',
    fields: () => ({ email: account.email }),
    refused: ['INSERT', 'mails'],
    failure: "Erreur lors de l'envoi de l'email",
    filled: ({ email }) => ({ email }),
  },
  'the profile': {
    path: () => '/profile',
    fields: () => ({ ...account.profile, firstName: 'Anne', phone: '0470 78', currentPassword: '' }),
    refused: ['UPDATE', 'users'],
    failure: "Une erreur s'est produite lors de la mise à jour.",
    filled: ({ firstName, lastName, email, phone }) => ({ firstName, lastName, email, phone }),
  },
  'a new password': {
    path: () => '/profile?form=password',
    fields: () => ({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }),
    refused: ['UPDATE', 'users'],
    failure: "Une erreur s'est produite lors du changement de mot de passe.",
    filled: nothing,
  },
  'a new password by the link': {
    path: linkMailed,
    fields: () => ({ newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }),
    refused: ['UPDATE', 'users'],
    failure: 'Une erreur est survenue',
    filled: nothing,
  },
}

test.each(Object.entries(forms))(
  'the form of %s says what the database could not do, and comes back as it was filled in',
  async (_name, { path, fields, refused, failure, filled }) => {
    const [action, sent] = [await path(), fields()]
    const answer = await refusing(site, ...refused, () =>
      (action.startsWith('/profile') ? account.browser : site.browser()).post(action, sent),
    )

    expect(answer.status).toBe(500)
    const page = await answer.text()
    expect(wordsOf(page)).toContain(failure)
    for (const [name, value] of Object.entries(filled(sent)))
      expect(page).toMatch(new RegExp(`name="${name}"[^>]*value="${value}"`))
    expect(page).not.toContain(NEW_PASSWORD)
    expect(page).not.toContain(PASSWORD)
    expect(page).not.toMatch(/Sequelize|not today/)
    expect(await logOf(site, answer.headers.get('X-Request-Id'))).toContainEqual(
      expect.objectContaining({ msg: 'could not act on a form' }),
    )
    expect(await account.opensWith(PASSWORD)).toBe(true)
    expect(await account.kept()).toMatchObject({ firstName: 'Camille', phone: null })
  },
)

test('a link that the database failed once can still be used', async () => {
  const link = await linkMailed()
  const send = () => site.browser().post(link, { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD })
  await refusing(site, 'UPDATE', 'users', send)

  expect((await send()).status).toBe(303)
  expect(await account.opensWith(NEW_PASSWORD)).toBe(true)
})

async function linkMailed(): Promise<string> {
  await site.browser().call('POST', '/api/forgot-password', { email: account.email })
  const { links } = await mailbox.next(account.email)
  const { pathname, search } = new URL(links.find((one) => one.includes('token=')) ?? '')
  return pathname + search
}
