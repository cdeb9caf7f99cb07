import { expect, test } from 'vitest'
import { current, gatherByWord, greetingName, isOwn, navigation, WORDS } from './navigation'

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
    'Leçons',
    'Théorie',
    'Réviser',
    'Nouvel examen',
    'Actualités',
    'Petites annonces',
  ]
  const [bar, home] = (['bar', 'home'] as const).map((place) => navigation(place, camille))

  expect(bar!.map(({ label }) => label)).toEqual(entries)
  expect(home!.map(({ label }) => label)).toEqual(entries)
  expect([bar![5]!.href, home![5]!.href]).toEqual(['/exam-selection', '/quiz'])
  expect(labels('menu', camille)).toEqual([...entries, 'Mes annonces', 'Messages', 'Mon profil'])
})

test('the bar of an admin has the panel in place of the news', () => {
  const admin = { ...camille, isAdmin: true }
  const others = labels('bar', camille).filter((label) => label !== 'Actualités')

  expect(labels('bar', admin)).toEqual([...others, 'Administration'])
  expect(labels('home', admin)).toEqual([...others, 'Administration'])
  expect(labels('menu', admin)).toEqual([...labels('menu', camille), 'Administration'])
})

test('the links of a member stand under three words, in their order', () => {
  const groups = gatherByWord(navigation('bar', camille)).filter(([first]) => first!.word)

  expect(groups.map((links) => [WORDS[links[0]!.word!], ...links.map(({ label }) => label)])).toEqual([
    ['Apprendre', 'Leçons', 'Théorie'],
    ["S'entraîner", 'Réviser'],
    ['Se tester', 'Nouvel examen'],
  ])
  expect(navigation('bar', null).filter(({ word }) => word)).toEqual([])
})

test("what the bar has is not the user's own in the menu", () => {
  const admin = { ...camille, isAdmin: true }

  expect(
    navigation('menu', admin)
      .filter(isOwn)
      .map(({ label }) => label),
  ).toEqual(['Mes annonces', 'Messages', 'Mon profil', 'Administration'])
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
