import { expect, test } from 'vitest'
import { nameOrNothing, usernameOrNothing } from './words'

test.each(['Camille', 'Zoe\u0301', 'Anne-Sophie', "N'Golo", 'Jean Pierre', 'J.-P.', 'Љубица', '美咲'])(
  'the first name %j is greeted',
  (name) => {
    expect(nameOrNothing(name)).toBe(name)
  },
)

test.each([
  ['a site', 'www.gros-lot.com'],
  ['a site without www', 'evil.com'],
  ['a site within a sentence', 'Gagnez sur gros-lot.example vite'],
  ['a site that a hyphen begins', 'www.-gros-lot'],
  ['a full stop of Chinese', 'evil。com'],
  ['a letter that looks like a dot', 'evil\ua4f8com'],
  ['a scheme', 'http:evil'],
  ['an address', 'ecrivez@gros-lot'],
  ['a telephone number', '0470 12 34 56'],
  ['one letter more than enough', 'É'.repeat(41)],
  ['a line of its own', 'Camille\r\nBloquée'],
  ['a space that shows none', 'Camille\u200b'],
  ['markup', '<b>Camille</b>'],
  ['nothing', ''],
])('%s is no first name to greet', (_what, name) => {
  expect(nameOrNothing(name)).toBeUndefined()
})

test.each([
  ['Élodie_85', true],
  ['tireur-10', true],
  ['www.gros-lot.com', false],
  ['noemie.p', false],
  ['a@b', false],
  ['appelez-0470-12-34-56', false],
  ['', false],
])('the username %j is named in a mail: %s', (username, isTold) => {
  expect(usernameOrNothing(username)).toBe(isTold ? username : undefined)
})
