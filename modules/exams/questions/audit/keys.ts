import { LETTERS } from '../../letters'
import { AUDIT_BOUNDS, DIFFICULTIES } from '../../rules'
import { counted, type Measure, spread } from './finding'
import { type Item, listOptions, splitKey } from './item'
import { numberIn } from './numbers'

export function letters<I extends Item>(bank: readonly I[]): Measure<I>[] {
  return LETTERS.map((letter) => ({
    rule: 'letters',
    about: letter,
    ...counted(bank, AUDIT_BOUNDS.letters, ({ correctAnswer }) => correctAnswer === letter),
  }))
}

export function lengths<I extends Item>(bank: readonly I[]): Measure<I>[] {
  const beats = (item: Item, isMore: (one: number, other: number) => boolean) => {
    const { key, others } = splitKey(item)
    return others.every((other) => isMore(key.length, other.length))
  }
  return [
    {
      rule: 'length',
      about: 'longest',
      ...counted(bank, AUDIT_BOUNDS.lengths, (item) => beats(item, (key, other) => key > other)),
    },
    {
      rule: 'length',
      about: 'shortest',
      ...counted(bank, AUDIT_BOUNDS.lengths, (item) => beats(item, (key, other) => key < other)),
    },
  ]
}

export function difficulties<I extends Item>(bank: readonly I[]): Measure<I>[] {
  return DIFFICULTIES.map((level) => ({
    rule: 'difficulty',
    about: level,
    ...counted(bank, AUDIT_BOUNDS.difficulties[level], ({ difficulty }) => difficulty === level),
  }))
}

/**
 * If the three options mix yes and no, two of them agree. By chance, the right option is one of this pair in
 * two thirds of the questions. Allows only one standard deviation more, because candidates learn to bet on
 * the pair.
 */
export function yesOrNo<I extends Item>(bank: readonly I[]): Measure<I>[] {
  const mixed = bank.filter((item) => {
    const options = listOptions(item)
    return options.every((option) => YES_OR_NO.test(option)) && new Set(options.map(isYes)).size === 2
  })
  const bounds = { least: 0, most: Math.min(100, 200 / 3 + spread(2 / 3, mixed.length)) }
  const withMajority = (item: I) => {
    const { key, others } = splitKey(item)
    return others.some((other) => isYes(other) === isYes(key))
  }
  return [{ rule: 'yes-no', about: 'majority', ...counted(mixed, bounds, withMajority) }]
}

const YES_OR_NO = /^(?:oui|non)(?!\p{L})/iu
const isYes = (option: string) => /^oui/i.test(option)

/**
 * By chance, the smallest, the middle and the largest of three numbers are each right in a third of the
 * questions. Allows two standard deviations, because one of the three shares often misses by more than one.
 */
export function numbers<I extends Item>(bank: readonly I[]): Measure<I>[] {
  const numeric = bank.filter((item) => {
    const values = listOptions(item).map(numberIn)
    return !values.includes(null) && new Set(values).size === 3
  })
  const tolerance = 2 * spread(1 / 3, numeric.length)
  const bounds = { least: Math.max(0, 100 / 3 - tolerance), most: Math.min(100, 100 / 3 + tolerance) }
  return (['smallest', 'middle', 'largest'] as const).map((place, at) => ({
    rule: 'numbers',
    about: place,
    ...counted(numeric, bounds, (item) => smallerThanKey(item) === at),
  }))
}

function smallerThanKey(item: Item): number {
  const { key, others } = splitKey(item)
  return others.filter((other) => numberIn(other)! < numberIn(key)!).length
}
