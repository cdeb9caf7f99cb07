import { expect, test } from 'vitest'
import { findFormerPrice, parseAmount, wordsBeside } from './price'

test.each([
  ['500€', 500_00],
  ['500', 500_00],
  ['0 €', 0],
  ['2.850 €', 2850_00],
  ['2,850 €', 2850_00],
  ["2'850 €", 2850_00],
  ['1 250,50', 1250_50],
  ['1\u202f250,50\u00a0€', 1250_50],
  ['1.250,50 €', 1250_50],
  ['1250.5€', 1250_50],
  ['650,- €', 650_00],
  ['650 EUR', 650_00],
  ['650 euros à débattre', 650_00],
  ['€ 650', 650_00],
  ['100 ou échange', 100_00],
  ['75€ pièce, 140€ les deux', 75_00],
  ['2 pour 50 €', 50_00],
  ['Lunette 4x50 : 120 €', 120_00],
  ['21 474 836,47 €', 2_147_483_647],
])('the price %j is %j cents', (price, cents) => {
  expect(parseAmount(price)).toBe(cents)
})

test.each([
  'à discuter',
  '€',
  '100 ou 120',
  '12,50,3',
  '1.2500',
  '0470 12 34 56',
  '.22',
  '5k',
  '21 474 836,48 €',
  '9'.repeat(40),
])('the price %j names no amount', (price) => {
  expect(parseAmount(price)).toBeNull()
})

test.each([
  ['450 €', ''],
  ['450,- €', ''],
  ['€ 450', ''],
  ['2 pour 50 €', '2 pour'],
  ['450 EUR, à Discuter', 'à discuter'],
  ['0470123456 / 45 €', '0470123456'],
  ['45 € ⓣⓔⓛ', 'ⓣⓔⓛ'],
  ['à discuter', 'à discuter'],
])('beside the amount of %j stands %j', (price, words) => {
  expect(wordsBeside(price)).toBe(words)
})

test.each([
  ['a fortnight later', '250 €', '2026-03-15T10:00:00Z', '290 €'],
  ['a second after that', '250 €', '2026-03-15T10:00:01Z', null],
  ['once an admin has raised the price', '300 €', '2026-03-02T10:00:00Z', null],
  ['once the price names no amount', 'à discuter', '2026-03-02T10:00:00Z', null],
])('the former price of an ad %s (%s, %s) is %j', (_, price, now, shown) => {
  const ad = { price, formerPrice: '290 €', loweredAt: new Date('2026-03-01T10:00:00Z') }
  expect(findFormerPrice(ad, new Date(now))).toBe(shown)
})
