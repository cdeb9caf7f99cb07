import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { composed, day, email, phone, typed, writing } from './fields'

const text = composed(z.string(), 5000, 'Trop long')
const UNREADABLE = 'Le texte contient un caractère illisible'

test('letters typed as two characters are stored as one', () => {
  expect(text.parse('e\u0301te\u0301')).toBe('été')
})

describe('a text is refused', () => {
  test.each([
    ['with more marks on a letter than any language has', `a${'\u0301'.repeat(31)}`],
    ['with marks that would take long to be put in order', `a${'\u0345\u0301\u0323'.repeat(6600)}`],
    ['with half a character', 'carabine \ud83d'],
  ])('%s', (_what, given) => {
    expect(text.safeParse(given).error?.issues.map(({ message }) => message)).toEqual([UNREADABLE])
  })
})

test.each(['\u200b\u200b', '…', ' '])('a required text of no letters is refused: %j', (given) => {
  expect(writing('La remarque est requise', 'La remarque', 100).safeParse(given).success).toBe(false)
})

test('a text may have emoji and up to 30 marks on a letter', () => {
  expect(text.parse('👍🏽')).toBe('👍🏽')
  expect(text.safeParse(`a${'\u0301'.repeat(30)}`).success).toBe(true)
})

describe('a text that was pasted', () => {
  const remark = writing('La remarque est requise', 'La remarque', 30)

  test.each([
    ['a line break of Word', 'Lunette.\u000bAvec boîte.', 'Lunette.\nAvec boîte.'],
    ['a page break of a PDF', 'Lunette.\fAvec boîte.', 'Lunette.\nAvec boîte.'],
    ['line ends of Windows', 'Lunette.\r\nAvec boîte.', 'Lunette.\nAvec boîte.'],
    ['line and paragraph separators', 'Un\u2028deux\u2029trois', 'Un\ndeux\ntrois'],
    ['direction marks', '\u200eLunette\u200f \u2066Zeiss\u2069 \u202aHD\u202c\u061c', 'Lunette Zeiss HD'],
    ['signs without a width', '\ufeffLu\u200bnet\u00adte\u2060', 'Lunette'],
    ['controls of another encoding', 'L\u0092arme\u0085', 'Larme'],
    ['no-break spaces at its ends', '\u00a0\u202f\u200b\u00a0Lunette\u00a0\u200b', 'Lunette'],
    ['emoji made of several', 'Famille 👨‍👩‍👧 🏳️‍🌈', 'Famille 👨‍👩‍👧 🏳️‍🌈'],
  ])('is stored without what nobody sees: %s', (_what, given, stored) => {
    expect(remark.parse(given)).toBe(stored)
  })

  test('may be as long as its limit says, a line end counting once', () => {
    expect(remark.safeParse('a\r\n'.repeat(14) + 'aa').success).toBe(true)
    expect(remark.safeParse('a\r\n'.repeat(14) + 'aaa').success).toBe(false)
  })

  test('is refused for controls that no copying leaves', () => {
    expect(remark.safeParse('Art.\u001b 3').error?.issues[0]?.message).toBe(
      'La remarque contient un caractère invisible',
    )
  })

  test('is empty when it holds only what nobody sees', () => {
    expect(typed('Requis').parse(' \u200b\u00a0\u202e ')).toBe('')
  })
})

test.each([
  ['\u202d0470 12 34 56\u202c', '0470 12 34 56'],
  ['0470\u201112\u201334\u221256\u200b', '0470-12-34-56'],
  ['\u00a00470\u00a012\u202f34\u00a056', '0470 12 34 56'],
  ['+32 (0)470/12.34.56', '+32 (0)470/12.34.56'],
])('a pasted phone number is stored with the signs of a keypad: %j', (given, stored) => {
  expect(phone().parse(given)).toBe(stored)
})

test.each([
  ['', 'La date est requise'],
  ['31/02/2026', 'Écrivez la date ainsi : 28/11/2026'],
  ['11/28/2026', 'Écrivez la date ainsi : 28/11/2026'],
  ['03/04/05', 'Écrivez la date ainsi : 28/11/2026'],
  ['28/11/85', 'Écrivez la date ainsi : 28/11/2026'],
  ['28/11', 'Écrivez la date ainsi : 28/11/2026'],
])('of the day %j one thing is said', (given, message) => {
  expect(
    day('La date')
      .safeParse(given)
      .error?.issues.map((issue) => issue.message),
  ).toEqual([message])
})

test.each(['2026-11-28', '28/11/2026', '28-11-2026', '28/11/26', '28-11-26'])(
  'the day %s is stored as in ISO 8601',
  (given) => {
    expect(day('La date').parse(given)).toBe('2026-11-28')
  },
)

test('a pasted e-mail is stored without what nobody sees', () => {
  expect(email().parse('\u200bCamille@example.com\u200b\u00a0')).toBe('camille@example.com')
})

test.each(['Jean@Société.example', 'jean@socie\u0301te\u0301.example', 'jean@xn--socit-esab.example'])(
  'an international domain is stored in ASCII, however it is typed: %s',
  (given) => {
    expect(email().parse(given)).toBe('jean@xn--socit-esab.example')
  },
)

test.each(['jean@société/x.example', 'jéan@example.com', 'jean@société.example:25', 'jean@é'])(
  'an address that no mail server knows is refused: %s',
  (given) => {
    expect(email().safeParse(given).success).toBe(false)
  },
)
