import { beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import { openPage, readPage } from '#test/harness/page'
import { openCrowd } from '#test/things/crowd'
import { confirmAddress } from '#test/things/second-factor'
import { openAccount, type Account } from '#test/things/account'
import { confirmAll } from '#test/things/conversation'
import { karim, NEW_PASSWORD, PASSWORD } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const site = await setUpSite()
let account: Account
let username: string
let email: string
let browser: Browser

await site.member(karim)
beforeEach(async () => {
  account = await openAccount(site)
  ;({ username, email, browser } = account)
})

describe('the form of the profile', () => {
  test('changes it, and says so', async () => {
    const answer = await browser.post('/profile', {
      ...account.profile,
      firstName: 'Camille-Anne',
      phone: '0470 12',
    })

    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe('/profile')
    const page = await openPage(browser.follow(answer))
    expect(page.words).toContain('Profil mis à jour')
    expect(page.words).toContain('Vos informations ont été mises à jour avec succès.')
    expect(await account.readProfile()).toMatchObject({ firstName: 'Camille-Anne', phone: '0470 12' })
  })

  test.each([
    ['no password', {}, 'currentPassword', 'Le mot de passe actuel est requis'],
    [
      'a wrong password',
      { currentPassword: 'Pas-le-bon-1' },
      'currentPassword',
      'Le mot de passe actuel est incorrect',
    ],
    [
      'an e-mail that another member has',
      { currentPassword: PASSWORD, email: 'karim@example.com' },
      'email',
      'Cet email est déjà utilisé',
    ],
  ])(
    'refuses a new e-mail with %s at its field, and keeps what was typed',
    async (_, fields, field, message) => {
      const typed = { ...account.profile, email: 'neuve@example.com', phone: '0470 34', ...fields }
      const page = await openPage(browser.post('/profile', typed))

      expect(page.status).toBe(400)
      expect(page.field(field)?.error).toBe(message)
      for (const name of ['email', 'phone'] as const) expect(page.field(name)?.value).toBe(typed[name])
      expect(page.html).not.toMatch(/Pas-le-bon/)
      expect(await account.readProfile()).toMatchObject({ email, phone: null })
    },
  )
})

describe('a new e-mail', () => {
  test('has the field of its password on the form before it is typed', async () => {
    const form = (await readPage(browser, '/profile')).find('#profil')!

    expect(form.field('currentPassword')).toBeDefined()
    expect(form.words).toContain('donnez aussi votre mot de passe actuel')
  })

  test('is saved with the password, and the page says where the link went', async () => {
    const changed = { ...account.profile, email: `neuve-${email}`, currentPassword: PASSWORD }
    const page = await openPage(browser.follow(await browser.post('/profile', changed)))

    expect(page.words).toContain(
      'Nous avons envoyé un lien de confirmation à votre nouvelle adresse. Il est valable 48 heures.',
    )
    expect(page.words).toContain(`neuve-${email} Adresse non confirmée`)
  })

  test('leaves the way to a new password to the confirmed one, and says so', async () => {
    await confirmAddress(site, await browser.findMemberId())
    const changed = { ...account.profile, email: `neuve-${email}`, currentPassword: PASSWORD }
    const page = await openPage(browser.follow(await browser.post('/profile', changed)))

    expect(page.words).toContain(`arrive à votre ancienne adresse, ${email}.`)
  })
})

describe('the form of the password', () => {
  const path = '/profile?form=password'
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }

  test('changes it, says so, and keeps this browser signed in', async () => {
    const answer = await browser.post(path, change)

    expect(answer.status).toBe(303)
    expect((await openPage(browser.follow(answer))).words).toContain('Mot de passe modifié')
    expect(await account.opensWith(NEW_PASSWORD)).toBe(true)
    expect(await account.opensWith(PASSWORD)).toBe(false)
  })

  test.each([
    ['currentPassword', { currentPassword: 'Pas-le-bon-1' }, 'Le mot de passe actuel est incorrect'],
    ['confirmPassword', { confirmPassword: 'Autre-10!' }, 'Les mots de passe ne correspondent pas'],
  ])('shows at %s what is wrong with %o, and sends no password back', async (field, wrong, message) => {
    const page = await openPage(browser.post(path, { ...change, ...wrong }))

    expect(page.status).toBe(400)
    expect(page.find('#changement')?.field(field)?.error).toBe(message)
    expect(page.html).not.toContain(NEW_PASSWORD)
    expect(await account.opensWith(PASSWORD)).toBe(true)
  })
})

describe('the form of the reminders', () => {
  test('keeps the choice, says beside it what follows, and is in the export', async () => {
    const answer = await browser.post('/profile?form=reminders', { reminders: 'weekly' })
    const page = await openPage(browser.follow(answer))

    const { words } = page.section('rappels')!
    expect(answer.headers.get('Location')).toBe('/profile#message')
    expect(page.find('#message')?.attribute('tabindex')).toBe('-1')
    expect(words).toContain('Vos rappels sont enregistrés : chaque semaine.')
    expect(words).toContain('Aucun rappel ne part avant que votre adresse soit confirmée. Confirmer mon')
    expect(page.field('reminders')?.value).toBe('weekly')
    expect((await readPage(browser, '/dashboard')).link('Rappels par email : chaque semaine')).toBe(
      '/profile#rappels',
    )
    await confirmAll(site)
    const confirmed = (await readPage(browser, '/profile')).section('rappels')!
    expect(confirmed.words).toContain('Prochain rappel : demain matin.')
    expect(await (await browser.get('/profile/data')).json()).toMatchObject({ reminders: 'weekly' })
  })

  test('refuses an unknown word at its field', async () => {
    const page = await openPage(browser.post('/profile?form=reminders', { reminders: 'hourly' }))

    expect(page.status).toBe(400)
    expect(page.field('reminders')?.error).toBe('Choisissez une fréquence')
  })
})

describe("the export of a member's data", () => {
  test('is a file with everything except credentials', async () => {
    await browser.call('POST', '/api/exam-results', {
      ...{ totalQuestions: 10, timeSpent: 60, examType: 'practice', score: 0 },
      answers: [{ questionId: 1, userAnswer: 'A', isCorrect: true }],
    })

    const answer = await browser.get((await readPage(browser, '/profile')).link('Télécharger mes données')!)

    expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w-]+\.json"$/)
    const text = await answer.text()
    const data = JSON.parse(text) as Record<string, unknown[]>
    expect(data).toMatchObject({
      user: { username, email },
      sessions: [{ device: 'Appareil inconnu' }],
      passwordResets: [],
      attempts: [],
      examResults: [{ totalQuestions: 10, answers: [{ position: 1, userAnswer: 'A' }] }],
      classifiedAds: [],
      adDraft: null,
      favourites: [],
      adAlerts: [],
      conversations: [],
    })
    expect(text).not.toMatch(/argon2|passwordHash|tokenHash/)
  })

  test('is read by one member at a time, and given back by who leaves', async () => {
    // More than a connection holds while nobody reads from it.
    await openCrowd(site, account).addResults(3_000, 'official')
    const leaving = new AbortController()
    const first = await browser.send('GET', '/profile/data', {
      headers: { 'Accept-Encoding': 'identity' },
      signal: leaving.signal,
    })
    const other = (await openAccount(site)).browser

    const refused = await other.get('/profile/data')
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '30'])
    const page = await openPage(Promise.resolve(refused))
    expect(page.words).toContain("Le site prépare déjà les données d'un autre membre.")

    expect(first.status).toBe(200)
    leaving.abort()
    await expect.poll(async () => (await other.get('/profile/data')).status).toBe(200)
  })

  test('holds the questions of an exam in progress, but not the right answers', async () => {
    await browser.follow(await browser.get('/quiz'))

    const data = (await (await browser.get('/profile/data')).json()) as { attempts: { answers: object[] }[] }

    expect(data.attempts[0]!.answers).toHaveLength(10)
    expect(Object.keys(data.attempts[0]!.answers[0]!).sort()).toEqual([
      'answeredAt',
      'isMarked',
      'optionOrder',
      'position',
      'question',
      'userAnswer',
    ])
  })
})
