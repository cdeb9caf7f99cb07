import { AUDIT_BOUNDS, FEWEST_USES } from '../../rules'
import type { Measure } from './finding'
import { file, type Item, splitKey, toWords } from './item'

const SHORTEST = 4

/**
 * Measures how often each frequent word is in the right option. A word that is mostly in right options gives
 * the answer away. Skips questions with the word in all three options.
 */
export function wordsOfOptions<I extends Item>(bank: readonly I[]): Measure<I>[] {
  const uses = new Map<string, { item: I; isRight: boolean }[]>()
  for (const item of bank) {
    const { key, others } = splitKey(item)
    const [inKey, ...inOthers] = [key, ...others].map(toPhrases)
    for (const phrase of new Set([inKey!, ...inOthers].flatMap((phrases) => [...phrases]))) {
      const isRight = inKey!.has(phrase)
      if (isRight && inOthers.every((phrases) => phrases.has(phrase))) continue
      file(uses, phrase, { item, isRight })
    }
  }
  return [...uses]
    .filter(([, found]) => found.length >= FEWEST_USES)
    .map(([phrase, found]) => ({
      rule: 'words',
      about: phrase,
      share: {
        count: found.filter(({ isRight }) => isRight).length,
        of: found.length,
        ...AUDIT_BOUNDS.words,
      },
      items: found.map(({ item }) => item),
    }))
}

function toPhrases(option: string): Set<string> {
  const words = toWords(option)
  const pairs = words.slice(1).map((word, index) => [words[index], word].join(' '))
  return new Set([...words.filter((word) => word.length >= SHORTEST), ...pairs])
}
