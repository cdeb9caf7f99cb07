import { describe, expect, test } from 'vitest'
import { COMMUNES } from './communes'
import { findCommune, findProvince, formatLocality } from './find-commune'

const find = (text: string) => {
  const found = findCommune(text)
  return found.ok ? [formatLocality(found.value), found.value.commune.province] : found.code
}

const offers = (text: string) => {
  const found = findCommune(text)
  return found.ok ? [] : found.offered.map(formatLocality)
}

describe('a commune', () => {
  test.each([
    ['Liège', 'Liège', 'liege'],
    ['LIEGE', 'Liège', 'liege'],
    ['Luik', 'Liège', 'liege'],
    ['Lüttich', 'Liège', 'liege'],
    ['4000', '4000 Liège', 'liege'],
    ['4020 Liège', '4020 Liège', 'liege'],
    ['Liège 4000', '4000 Liège', 'liege'],
    ['B-4500 Huy, Belgique', '4500 Huy', 'liege'],
    ['saint hubert', 'Saint-Hubert', 'luxembourg'],
    ['St-Hubert', 'Saint-Hubert', 'luxembourg'],
    ['ST. HUBERT', 'Saint-Hubert', 'luxembourg'],
    ['Braine l’Alleud', "Braine-l'Alleud", 'brabant-wallon'],
    ['Braine-lAlleud', "Braine-l'Alleud", 'brabant-wallon'],
    ['Chapelle-lès-Herlaimont', 'Chapelle-lez-Herlaimont', 'hainaut'],
    ['Antwerp', 'Anvers', 'anvers'],
    ['Gent', 'Gand', 'flandre-orientale'],
    ['Sankt Vith', 'Saint-Vith', 'liege'],
  ])('is found by %j', (text, locality, province) => {
    expect(find(text)).toEqual([locality, province])
  })

  test.each([
    ['Huy (Ben-Ahin)', 'Huy (Ben-Ahin)'],
    ['Ben-Ahin, Huy', 'Huy (Ben-Ahin)'],
    ['4500 Tihange', '4500 Huy (Tihange)'],
    ['Louvain-la-Neuve', 'Ottignies-Louvain-la-Neuve'],
    ['Sint-Niklaas', '9100 Saint-Nicolas'],
  ])('is found by a former commune in it, %j', (text, locality) => {
    expect(find(text)).toContain(locality)
  })

  test.each([
    ['1030 Bruxelles', '1030 Schaerbeek'],
    ['Saint-Nicolas (Liège)', '4420 Saint-Nicolas'],
    ['Ciney, province de Namur', 'Ciney'],
  ])('is found by its province beside it, %j', (text, locality) => {
    expect(find(text)).toContain(locality)
  })

  test.each(['Hui', 'Paris', '9999', '4500 Namur', 'Rue Haute 16, 1000 Bruxelles', '', 'x'.repeat(80)])(
    'is not found by %j',
    (text) => {
      expect(find(text)).toBe('unknown')
    },
  )
})

describe('a name of several communes', () => {
  test.each([
    ['Saint-Nicolas', ['9100 Saint-Nicolas', '4420 Saint-Nicolas']],
    ['Perwez', ['1360 Perwez', '5352 Ohey (Perwez)']],
  ])('%s is refused, and each is offered with its postcode', (name, localities) => {
    expect(find(name)).toBe('ambiguous')
    expect(offers(name)).toEqual(localities)
    for (const locality of localities) expect(find(locality)).toContain(locality)
  })

  test('is told apart by a chosen province', () => {
    expect(findCommune('Saint-Nicolas', 'liege')).toMatchObject({ ok: true })
    expect(findCommune('Saint-Nicolas', 'namur')).toMatchObject({ code: 'ambiguous' })
  })

  test('that names another province as well may mean the province', () => {
    expect(find('Limbourg')).toBe('ambiguous')
    expect(offers('Limbourg')).toEqual(['4830 Limbourg'])
    expect(findCommune('Limbourg', 'liege')).toMatchObject({ ok: true })
  })
})

describe('an unknown locality', () => {
  test.each([
    ['Namurr', '5000 Namur'],
    ['Chaleroi', '6000 Charleroi'],
    ['Verveirs', '4800 Verviers'],
    ['près de Huy', '4500 Huy'],
    ['Saint-Georges', '4470 Saint-Georges-sur-Meuse'],
    ['5000 Liège', '5000 Namur'],
  ])('%j offers what may have been meant', (text, locality) => {
    expect(offers(text)).toContain(locality)
  })

  test('offers six at most, communes before their parts', () => {
    expect(offers('Marche')[0]).toBe('6900 Marche-en-Famenne')
    expect(offers('Sai')).toHaveLength(6)
  })
})

test.each([
  ['Hainaut', 'hainaut'],
  ['province de Liège', 'liege'],
  ["Province d'Anvers", 'anvers'],
  ['Brabant wallon', 'brabant-wallon'],
  ['Paris', null],
])('a province is read in %j', (text, province) => {
  expect(findProvince(text)).toBe(province)
})

test('the list has the 565 communes, which are all found as ads write them', () => {
  const lines = Object.values(COMMUNES).flatMap((text) => text.trim().split('\n'))
  expect(lines).toHaveLength(565)
  for (const line of lines) {
    const [, name, postcode] = /^(.+?)(?: = .+?)?; (\d{4})/.exec(line)!
    expect(find(`${postcode} ${name}`), line).toContain(`${postcode} ${name}`)
  }
})

test('the list has each postcode once', () => {
  const postcodes = Object.values(COMMUNES).join('').match(/\d{4}/g)!

  expect(postcodes).toHaveLength(1144)
  expect(new Set(postcodes).size).toBe(1144)
})
