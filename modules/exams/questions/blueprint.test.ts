import { describe, expect, test } from 'vitest'
import { listQuotas, type Drawable, toQuotas, toStrata } from './blueprint'
import { draw } from './draw'

const THEMES = [
  'licence',
  'carnet de tir',
  'détention et autorisation',
  'transport',
  'stockage',
  "catégories d'armes",
  'cession et prêt',
  'sécurité au stand',
  'infractions',
  'munitions',
  'manipulation',
  'incidents de tir',
  'technique des armes',
]

const question = (theme: string | null, changes: Partial<Drawable> = {}): Drawable => {
  return { theme, group: null, checkedBy: 'texte', ...changes }
}

/** Twenty questions on each theme. */
const BANK = THEMES.flatMap((theme) => Array.from({ length: 20 }, () => question(theme)))

/** A bank of some questions on each of the named themes. */
const bankOf = (sizes: Record<string, number>) =>
  Object.entries(sizes).flatMap(([theme, size]) => Array.from({ length: size }, () => question(theme)))

const strata = (bank: readonly Drawable[], count: number) => toStrata(bank, { count, blueprint: 'exam' })

const sharesOf = (bank: readonly Drawable[], count: number) =>
  Object.fromEntries(strata(bank, count)!.map(({ name, share }) => [name, Number(share.toFixed(3))]))

describe('the blueprint', () => {
  test('gives the legislation 24 of the 30 questions of an official exam', () => {
    expect(sharesOf(BANK, 30)).toEqual({
      ...{
        licence: 3.6,
        'carnet-de-tir': 2.4,
        'detention-et-autorisation': 6,
        transport: 2.4,
        stockage: 2.4,
      },
      ...{ 'categories-d-armes': 2.4, 'cession-et-pret': 1.92, 'securite-au-stand': 1.68, infractions: 1.2 },
      ...{ munitions: 1.5, manipulation: 1.5, 'incidents-de-tir': 1.5, 'technique-des-armes': 1.5, '': 0 },
    })
  })

  test('gives each theme its share over many draws, rounded down or up in each', () => {
    const divided = strata(BANK, 10)!
    const outcomes = listQuotas(divided)
    expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12)
    for (const [index, { share }] of divided.entries()) {
      const mean = outcomes.reduce((sum, { quotas, probability }) => sum + quotas[index]! * probability, 0)
      expect(mean).toBeCloseTo(share, 9)
      expect(outcomes.every(({ quotas }) => Math.abs(quotas[index]! - share) < 1)).toBe(true)
    }
  })

  test('takes ten questions wherever the draw starts', () => {
    const divided = strata(BANK, 10)!
    for (let start = 0; start < 1; start += 0.001) {
      expect(toQuotas(divided, start).reduce((sum, quota) => sum + quota, 0)).toBe(10)
    }
  })

  test('lets a theme with too few questions leave its places to the others', () => {
    expect(sharesOf(bankOf({ licence: 1, transport: 20, stockage: 20, munitions: 20 }), 10)).toMatchObject({
      ...{ licence: 1, transport: 3.5, stockage: 3.5, munitions: 2 },
    })
    expect(sharesOf(bankOf({ munitions: 4, licence: 2, Ballistique: 20 }), 10)).toMatchObject({
      ...{ licence: 2, munitions: 4, '': 4 },
    })
  })

  test('has no draw of more questions than there are', () => {
    expect(strata(bankOf({ licence: 5, munitions: 4 }), 10)).toBeNull()
    const group = Array.from({ length: 10 }, () => question('licence', { group: 'port' }))
    expect(strata(group, 2)).toBeNull()
  })

  test('counts a question of practice on a theme of the legislation with the others', () => {
    const practice = Array.from({ length: 8 }, () => question('sécurité au stand', { checkedBy: 'pratique' }))
    const sizes = strata([...practice, ...BANK], 10)!.map(({ name, units }) => [name, units.length])
    expect(Object.fromEntries(sizes)).toMatchObject({
      ...{ 'securite-au-stand': 20, munitions: 22, manipulation: 22 },
      ...{ 'incidents-de-tir': 22, 'technique-des-armes': 22 },
    })
  })

  test('draws a law paper from the legislation only, without practice', () => {
    const practice = Array.from({ length: 40 }, () => question('licence', { checkedBy: 'pratique' }))
    const drawn = draw([...practice, ...BANK], 10, { blueprint: 'legislation' })!
    expect(drawn).toHaveLength(10)
    expect(
      drawn.every(({ theme, checkedBy }) => THEMES.slice(0, 9).includes(theme!) && checkedBy === 'texte'),
    ).toBe(true)
  })
})

describe('a draw', () => {
  test('never takes two questions of a group, not even on two themes', () => {
    const grouped = BANK.map((one, index) => ({ ...one, group: index % 3 === 0 ? null : `g${index % 40}` }))
    for (let draws = 0; draws < 200; draws += 1) {
      const groups = draw(grouped, 30)!.flatMap(({ group }) => group ?? [])
      expect(new Set(groups).size).toBe(groups.length)
    }
  })

  test('can take each question of a group', () => {
    const group = ['licence', 'licence', 'transport', 'infractions'].map((theme) =>
      question(theme, { group: 'port' }),
    )
    const bank = [...group, ...bankOf({ stockage: 1 })]
    const taken = new Set(Array.from({ length: 400 }, () => draw(bank, 2)!).flat())
    expect(group.every((one) => taken.has(one))).toBe(true)
  })

  test('takes no question twice', () => {
    const drawn = draw(BANK, 30)!
    expect(new Set(drawn).size).toBe(30)
  })
})
