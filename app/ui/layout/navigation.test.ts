import { expect, test } from 'vitest'
import { current, greetingName, navigation } from './navigation'
import { backTarget } from './trail'

const camille = { firstName: 'Camille', username: 'cam', isAdmin: false }

test('a visitor is offered to sign in, a member is not', () => {
  expect(navigation('menu', null).map((link) => link.href)).toContain('/auth')
  expect(navigation('menu', camille).map((link) => link.href)).not.toContain('/auth')
})

test('while nobody knows the viewer, neither sign-in nor links for members are shown', () => {
  for (const place of ['bar', 'menu'] as const)
    expect(labels(place, 'unknown')).toEqual(['Accueil', 'Actualités', 'Petites annonces'])
})

test('theory is for members', () => {
  for (const place of ['bar', 'menu'] as const) {
    expect(navigation(place, camille).map((link) => link.label)).toContain('Théorie')
    expect(navigation(place, null).map((link) => link.label)).not.toContain('Théorie')
  }
})

const labels = (...args: Parameters<typeof navigation>) => navigation(...args).map(({ label }) => label)

test('the menu of a visitor has four entries, and the bar the first three of them', () => {
  expect(labels('menu', null)).toEqual(['Accueil', 'Actualités', 'Petites annonces', 'Se connecter'])
  for (const place of ['bar', 'home'] as const) {
    expect(labels(place, null)).toEqual(['Accueil', 'Actualités', 'Petites annonces'])
  }
})

test('the bar of a member leads to the choice of an exam, that of the home page straight into one', () => {
  const entries = ['Accueil', 'Tableau de bord', 'Nouvel examen', 'Théorie', 'Actualités', 'Petites annonces']
  const [bar, home] = (['bar', 'home'] as const).map((place) => navigation(place, camille))

  expect(bar!.map(({ label }) => label)).toEqual(entries)
  expect(home!.map(({ label }) => label)).toEqual(entries)
  expect([bar![2]!.href, home![2]!.href]).toEqual(['/exam-selection', '/quiz'])
})

test('the menu of a member leads to the news, the ads and their own ads', () => {
  expect(labels('menu', camille)).toEqual([
    'Accueil',
    'Tableau de bord',
    'Nouvel examen',
    'Théorie',
    'Actualités',
    'Petites annonces',
    'Mes annonces',
    'Mon profil',
  ])
})

test('every footer leads to the public pages and to the legal ones', () => {
  expect(labels('footer', null)).toEqual([
    'Examen théorique',
    'Actualités',
    'Petites annonces',
    'Passer un examen',
    'Confidentialité',
    'Mentions légales',
  ])
})

test('the panel is for admins: last in their bar, and in their menu', () => {
  const admin = { ...camille, isAdmin: true }
  for (const place of ['bar', 'home', 'menu'] as const) {
    expect(labels(place, admin).at(-1)).toBe('Administration')
    expect(labels(place, camille)).not.toContain('Administration')
    expect(labels(place, null)).not.toContain('Administration')
  }
})

test('an admin sees all that a member sees', () => {
  const admin = navigation('menu', { ...camille, isAdmin: true })
  expect(admin).toEqual(expect.arrayContaining(navigation('menu', camille)))
})

test('a link is current on its page and above the pages below it', () => {
  expect(current('/exam-selection', '/exam-selection')).toBe('page')
  expect(current('/news', '/news/une-actualite')).toBe('true')
  expect(current('/', '/exam-selection')).toBeUndefined()
})

test('a person without first name is greeted by the username', () => {
  expect(greetingName({ ...camille, firstName: ' ' })).toBe('cam')
})

test.each([
  ['/exam-selection', '/dashboard'],
  ['/quiz', '/exam-selection'],
  ['/quiz/7/abandon', '/exam-selection'],
  ['/theory', '/dashboard'],
  ['/exam/7/details', '/dashboard'],
  ['/', '/dashboard'],
])("from %s, 'Retour' leads to %s unless the page says otherwise", (path, target) => {
  expect(backTarget(path)).toBe(target)
})
