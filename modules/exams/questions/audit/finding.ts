import type { Letter } from '../../letters'
import type { BarredPoint } from './barred'

export type Abouts = {
  letters: Letter
  length: 'longest' | 'shortest'
  difficulty: 1 | 2 | 3
  'yes-no': 'majority'
  numbers: 'smallest' | 'middle' | 'largest'
  words: string
  /** 'wordy': longer than usual; 'crowded': with three people or more. */
  stems: 'wordy' | 'crowded'
  /** 'long': too long to read once; 'counts': options count; 'done': an option is already done in the stem. */
  items: 'long' | 'counts' | 'done'
  duplicates: 'question' | 'answer'
  groups: 'alone' | 'apart'
  sources: 'missing' | 'label' | 'unread' | 'unnamed'
  pictures: 'no-text' | 'tells' | 'unknown'
  lessons: 'missing' | 'unknown'
  barred: BarredPoint
}

export type Rule = keyof Abouts

/** `count` out of `of` items match. Their share should be between `least` and `most` percent. */
export type Share = { count: number; of: number; least: number; most: number }

type About = { [Of in Rule]: { rule: Of; about: Abouts[Of] } }[Rule]

export type MeasuredRule = 'letters' | 'length' | 'difficulty' | 'yes-no' | 'numbers' | 'words' | 'stems'

export type Measure<I> = Extract<About, { rule: MeasuredRule }> & { share: Share; items: readonly I[] }

export type AuditFinding<I> = Measure<I> | (Exclude<About, { rule: MeasuredRule }> & { items: readonly I[] })

export function isOutside({ share: { count, of, least, most } }: { share: Share }): boolean {
  return of > 0 && (count * 100 < least * of || count * 100 > most * of)
}

type Bounds = Pick<Share, 'least' | 'most'>

/** Measures how many of the items the condition holds for. */
export function counted<I>(items: readonly I[], { least, most }: Bounds, holds: (item: I) => boolean) {
  const found = items.filter(holds)
  return { share: { count: found.length, of: items.length, least, most }, items: found }
}

/**
 * Returns the standard deviation, in percentage points, of the share of hits in `of` random trials. `chance`
 * is the probability of a hit.
 */
export function spread(chance: number, of: number): number {
  return 100 * Math.sqrt((chance * (1 - chance)) / Math.max(of, 1))
}
