import { expect, test } from 'vitest'
import { current, greetingName, navigation } from './navigation'

const camille = { firstName: 'Camille', username: 'cam', isAdmin: false }
const labels = (...args: Parameters<typeof navigation>) => navigation(...args).map(({ label }) => label)

const PUBLIC = ['Accueil', 'Leçons', 'Actualités', 'Petites annonces']

test('the menu offers to sign in to visitors, not to an unknown viewer', () => {
  expect(labels('menu', null)).toEqual([...PUBLIC, 'Se connecter'])
  expect(labels('menu', 'unknown')).toEqual(PUBLIC)
  for (const place of ['bar', 'home'] as const)
    for (const viewer of [null, 'unknown'] as const) expect(labels(place, viewer)).toEqual(PUBLIC)
})

test('the bar leads to the choice of an exam, and on the home page to one', () => {
  const entries = [
    'Accueil',
    'Tableau de bord',
    'Réviser',
    'Nouvel examen',
    'Théorie',
    'Actualités',
    'Petites annonces',
  ]
  const [bar, home] = (['bar', 'home'] as const).map((place) => navigation(place, camille))

  expect(bar!.map(({ label }) => label)).toEqual(entries)
  expect(home!.map(({ label }) => label)).toEqual(entries)
  expect([bar![3]!.href, home![3]!.href]).toEqual(['/exam-selection', '/quiz'])
  expect(labels('menu', camille)).toEqual([
    ...entries.toSpliced(5, 0, 'Leçons'),
    'Mes annonces',
    'Messages',
    'Mon profil',
  ])
})

test('the bar of an admin has the panel in place of the news', () => {
  const admin = { ...camille, isAdmin: true }
  const others = labels('bar', camille).filter((label) => label !== 'Actualités')

  expect(labels('bar', admin)).toEqual([...others, 'Administration'])
  expect(labels('home', admin)).toEqual([...others, 'Administration'])
  expect(labels('menu', admin)).toEqual([...labels('menu', camille), 'Administration'])
})

test('a navigation link is current on its page and above the pages below it', () => {
  expect(current('/exam-selection', '/exam-selection')).toBe('page')
  expect(current('/news', '/news/une-actualite')).toBe('true')
  expect(current('/', '/exam-selection')).toBeUndefined()
})

test('the navigation counts favourites, alerts and messages as ads', () => {
  for (const path of ['/favoris', '/alertes', '/messages', '/messages/7', '/post-ad'])
    expect(current('/classified-ads', path)).toBe('true')
  expect(current('/classified-ads', '/profile')).toBeUndefined()
})

test('the greeting of a member without first name has the username', () => {
  expect(greetingName({ ...camille, firstName: ' ' })).toBe('cam')
})
