import { describe, expect, test } from 'vitest'
import { headset } from '#test/things/ad'
import { newAdSchema } from './schemas'

describe('the title of an ad', () => {
  test.each([
    ['of fillers', '\u3164\u3164\u3164'],
    ['of empty braille cells', '\u2800\u2800\u2800'],
    ['of what has no width', '\u200b\u00ad\ufe0f'],
    ['of one letter with marks on it', 'e\u0301\u0327\u0330'],
    ['of two letters and spaces', 'a   b'],
  ])('%s counts as missing', (_what, title) => {
    expect(faultsOf({ title })).toEqual({ title: ['Le titre doit contenir au moins 3 caractères'] })
  })

  test.each(['Été', 'Nº 7', 'Ça va 👍🏽', 'Ταχύς', 'e\u0301te\u0301'])('may be %s', (title) => {
    expect(faultsOf({ title })).toEqual({})
  })

  test.each([
    ['holds a control character', 'Casque \u001b'],
    ['holds a NUL', 'Casque\0'],
    ['covers its neighbours with marks', `Casque ${'e' + '\u0330'.repeat(6)}`],
  ])('that %s is refused', (_what, title) => {
    expect(faultsOf({ title })).toEqual({ title: ['Le titre contient un caractère invisible'] })
  })
})

test('a line break is a space in a title, and stays in a description', () => {
  const broken = { title: 'Casque\r\n  antibruit', description: 'Deux\r\nmicros réglables.' }
  const ad = newAdSchema.parse({ ...headset, ...broken })

  expect(ad.title).toBe('Casque antibruit')
  expect(ad.description).toBe('Deux\nmicros réglables.')
})

test('an ad needs no contacts, characteristics or province', () => {
  const { type, category, title, description, price, location } = headset
  const needed = { type, category, title, description, price, location }
  const characteristics = { brand: null, caliber: null, condition: null, weight: null, features: null }
  const none = { ...characteristics, province: null, contactEmail: null, contactPhone: null }

  for (const ad of [needed, headset]) expect(newAdSchema.parse(ad)).toEqual({ ...needed, ...none })
})

test.each<object>([
  { title: 12345 },
  { description: ['a', 'b'] },
  { price: { $gt: 0 } },
  { category: 'constructor' },
  { condition: 'usé' },
  { title: 'a'.repeat(90_000) },
  { title: 'Cara\ud83dbine' },
  { contactPhone: 'javascript:alert(1)' },
  { contactEmail: 'a@example.com\nBcc: b@example.com' },
])('an ad with %j is refused in French', (wrong) => {
  const faults = faultsOf(wrong)

  expect(Object.keys(faults)).toEqual(Object.keys(wrong))
  expect(JSON.stringify(faults)).not.toMatch(/invalid |expected|required/i)
})

function faultsOf(fields: object) {
  const { error } = newAdSchema.safeParse({ ...headset, ...fields })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), [message]]))
}
