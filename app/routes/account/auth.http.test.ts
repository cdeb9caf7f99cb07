import { describe, expect, test } from 'vitest'
import { openPage, readPage } from '#test/harness/page'
import { camille, newcomer, PASSWORD } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const site = await setUpSite()
await site.member(camille)

test.each([
  ['', '/dashboard'],
  ['/quiz?type=official', '/quiz?type=official'],
  ['//evil.example', '/dashboard'],
])('after signing in, redirectTo=%s leads to %s', async (redirectTo, location) => {
  expect(await landings(redirectTo)).toEqual([location, location, location])
})

test('the sign-in comes back to an address of at most 1000 characters', async () => {
  const address = '/quiz?q='.padEnd(1000, 'a')
  const visitor = site.browser()

  const kept = `/auth?redirectTo=${encodeURIComponent(address)}`
  expect((await visitor.get(address)).headers.get('Location')).toBe(kept)
  expect((await visitor.get(`${address}a`)).headers.get('Location')).toBe('/auth')
})

test.each([
  ["D'Hondt", '"Le Grand"'],
  ['<script>alert(1)</script>', '<b>gras</b>'],
  ['Zoé 🎯', '李小龍'],
])('registering by the page keeps %s %s as typed, and shows it as text', async (firstName, lastName) => {
  const browser = site.browser()
  await browser.post('/auth?mode=register', { ...newcomer(camille), firstName, lastName })

  expect(await (await browser.get('/api/user')).json()).toMatchObject({ firstName, lastName })
  const page = await readPage(browser, '/dashboard')
  expect(page.words).toContain(`Bienvenue ${firstName}`)
  expect(page.html).not.toMatch(/<script>alert|<b>gras/)
})

test.each([
  ['/post-ad', 'poster votre annonce', false],
  ['/classified-ads/5/message', 'écrire à ce membre', false],
  ['/favoris/5/add', 'garder cette annonce dans vos favoris', false],
  ['/signaler/question/5', 'signaler une erreur : la réponse vous parvient par email', false],
  ['/quiz?type=official', 'passer un examen', true],
  ['/dashboard', 'suivre vos progrès', true],
  ['/profile', 'continuer', false],
])('on the way to %s, both tabs say that it is to %s', async (redirectTo, what, isLearning) => {
  const query = new URLSearchParams({ redirectTo })
  const signIn = await readPage(site.browser(), `/auth?${query}`)
  const registration = await readPage(site.browser(), `/auth?mode=register&${query}`)

  expect(signIn.words).toContain(`Connectez-vous pour ${what}.`)
  expect(registration.words).toContain(`Créez un compte gratuit pour ${what}.`)
  for (const page of [signIn, registration])
    expect(page.link('essayez 5 questions')).toBe(isLearning ? '/essai' : undefined)
})

test('an address with an account is offered to sign in or a new password', async () => {
  const browser = site.browser()
  const taken = { ...newcomer(camille), email: camille.email }
  const page = await openPage(browser.post('/auth?mode=register&redirectTo=/post-ad', taken))

  expect([page.status, page.field('email')?.error]).toEqual([400, 'Cet email est déjà utilisé'])
  expect(page.find('#inscription')?.link('Se connecter')).toBe('/auth?redirectTo=%2Fpost-ad')
  const form = page.find(`#${page.button('Choisir un nouveau mot de passe')?.attribute('form')}`)!
  const sent = await browser.post(form.attribute('action')!, form.fields())
  expect((await openPage(browser.follow(sent))).words).toMatch(
    new RegExp(`un lien vient d'être envoyé Adresse : ${camille.email}`),
  )
})

test('an email and a username that are taken are both reported at once', async () => {
  const taken = { ...newcomer(camille), email: camille.email, username: camille.username }
  const page = await openPage(site.browser().post('/auth?mode=register', taken))

  expect(page.field('email')?.error).toBe('Cet email est déjà utilisé')
  expect(page.field('username')?.error).toMatch(/^Ce nom d'utilisateur est déjà utilisé /)
})

describe('the username of a registration', () => {
  const register = (fields: object, browser = site.browser()) =>
    browser.post('/auth?mode=register', { ...newcomer(guy), ...fields })
  const guy = { firstName: 'Guy', lastName: 'Lambert' }

  test('that is taken is replaced in the form by one that is free', async () => {
    const page = await openPage(register({ username: camille.username }))

    expect(page.status).toBe(400)
    expect(page.field('username')).toMatchObject({
      value: 'camille2',
      error: "Ce nom d'utilisateur est déjà utilisé « camille2 » est libre : vous pouvez le garder.",
    })
    expect((await register({ username: 'camille2' })).status).toBe(303)
  })

  test('that is left empty is made of the names, with a number if it must', async () => {
    const [first, second] = [site.browser(), site.browser()]
    for (const browser of [first, second]) await register({ username: '' }, browser)

    expect(await (await first.get('/api/user')).json()).toMatchObject({ username: 'guy.lambert' })
    expect(await (await second.get('/api/user')).json()).toMatchObject({ username: 'guy.lambert2' })
    expect((await readPage(second, '/dashboard')).words).toContain(
      "Votre nom d'utilisateur est guy.lambert2.",
    )
  })

  test('with a space gets a dot instead, and the next page says so', async () => {
    const browser = site.browser()
    await register({ username: 'Guitou Lambert' }, browser)

    expect((await readPage(browser, '/dashboard')).words).toContain(
      "Votre nom d'utilisateur est guitou.lambert.",
    )
  })

  test('is filled in when other fields come back', async () => {
    const page = await openPage(register({ username: '', email: 'guy@exemple' }))

    expect(page.field('username')).toMatchObject({ value: 'guy.lambert', error: undefined })
  })
})

test('after registering, the page says to which address a mail has gone', async () => {
  const [browser, person] = [site.browser(), newcomer(camille)]
  const answer = await browser.post('/auth?mode=register&redirectTo=/lecons', person)

  const { words } = await openPage(browser.follow(answer))
  expect(words).toContain(
    `Votre compte est créé Confirmez votre adresse par le lien envoyé à ${person.email}.`,
  )
})

/** Where people land after signing in, after registering, and when they were signed in already. */
async function landings(redirectTo: string) {
  const query = new URLSearchParams({ redirectTo }).toString()
  const browser = site.browser()
  const answers = [
    await browser.post(`/auth?${query}`, { username: camille.username, password: PASSWORD }),
    await site.browser().post(`/auth?mode=register&${query}`, newcomer(camille)),
    await browser.get(`/auth?${query}`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  return answers.map(({ headers }) => headers.get('Location') ?? '')
}
