import { expect, test } from 'vitest'
import { current, greetingName, navigation } from './navigation'

const camille = { firstName: 'Camille', username: 'cam', isAdmin: false }

test('a visitor is offered to sign in, a member is not', () => {
  expect(navigation('menu', null).map((link) => link.href)).toContain('/auth')
  expect(navigation('menu', camille).map((link) => link.href)).not.toContain('/auth')
})

test('theory is for members', () => {
  for (const place of ['bar', 'menu'] as const) {
    expect(navigation(place, camille).map((link) => link.label)).toContain('Théorie')
    expect(navigation(place, null).map((link) => link.label)).not.toContain('Théorie')
  }
})

test('every footer leads to the legal pages', () => {
  const footer = navigation('footer', null)
  expect(footer).toContainEqual(
    expect.objectContaining({ href: '/confidentialite', label: 'Confidentialité' }),
  )
  expect(footer).toContainEqual(
    expect.objectContaining({ href: '/mentions-legales', label: 'Mentions légales' }),
  )
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
