import { expect, test } from 'vitest'
import { nameOrNothing, usernameOrNothing } from './words'

test.each([
  'Camille',
  'Zoé',
  'Zoe\u0301',
  'Anne-Sophie',
  "N'Golo",
  'Jean Pierre',
  'J.-P.',
  'Ch. Émile',
  'Љубица',
  '美咲',
  'É'.repeat(40),
])('%j is greeted', (name) => {
  expect(nameOrNothing(name)).toBe(name)
})

test.each([
  ['a site', 'www.gros-lot.com'],
  ['a site without www', 'evil.com'],
  ['a site within a sentence', 'Gagnez sur gros-lot.example vite'],
  ['a site that a hyphen begins', 'www.-gros-lot'],
  ['a site with an accent', 'gagné.été'],
  ['a full stop of Chinese', 'evil。com'],
  ['a full stop of half the width', 'evil｡com'],
  ['a wide full stop', 'evil．com'],
  ['a leader of one dot', 'evil․com'],
  ['a letter that looks like a dot', 'evil\ua4f8com'],
  ['a scheme', 'http:evil'],
  ['a scheme with slashes', 'https://evil'],
  ['a path', 'evil/gagnez'],
  ['an address', 'ecrivez@gros-lot'],
  ['a telephone number', '0470 12 34 56'],
  ['an advertisement', 'Gagnez '.repeat(14).trim()],
  ['one letter more than enough', 'É'.repeat(41)],
  ['a line of its own', 'Camille\r\nBloquée'],
  ['a space that shows none', 'Camille\u200b'],
  ['markup', '<b>Camille</b>'],
  ['nothing', ''],
])('%s is no name', (_what, name) => {
  expect(nameOrNothing(name)).toBeUndefined()
})

test.each(['noemie', 'Élodie_85', 'tireur-10', '_-_'])('the username %j is told', (username) => {
  expect(usernameOrNothing(username)).toBe(username)
})

test.each(['www.gros-lot.com', 'noemie.p', 'evil。com', 'a@b', 'http:evil', 'appelez-0470-12-34-56', ''])(
  'the username %j is not',
  (username) => {
    expect(usernameOrNothing(username)).toBeUndefined()
  },
)
