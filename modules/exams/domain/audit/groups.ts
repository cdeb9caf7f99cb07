import type { Finding } from './finding'
import { areGrouped, file, type Item, keyOf, wordsOf } from './item'

/** A group of one keeps nothing apart; and who has read one answer of a pair knows the other. */
export function groups<I extends Item>(bank: readonly I[]): Finding<I>[] {
  const alone = setsBy(bank, ({ group }) => group).flatMap((items) => (items.length === 1 ? items : []))
  const apart = setsBy(bank, answerOf).filter(([first, ...others]) =>
    others.some((other) => !areGrouped(first!, other)),
  )
  return [
    ...(alone.length > 0 ? [{ rule: 'groups', about: 'alone', items: alone } as const] : []),
    ...apart.map((items): Finding<I> => ({ rule: 'groups', about: 'apart', items })),
  ]
}

/** 'Cinq ans' answers much. */
const FEWEST_WORDS = 3

/** The same words in any order, by the same article. A number of a picture is no answer without it. */
function answerOf(item: Item): string | null {
  const { key } = keyOf(item)
  const words = wordsOf(key)
  if (!item.article || words.length < FEWEST_WORDS || (item.picture && /\d/.test(key))) return null
  return `${item.article}: ${words.sort().join(' ')}`
}

function setsBy<I>(items: readonly I[], nameOf: (item: I) => string | null): I[][] {
  const sets = new Map<string, I[]>()
  for (const item of items) {
    const name = nameOf(item)
    if (name !== null) file(sets, name, item)
  }
  return [...sets.values()]
}
