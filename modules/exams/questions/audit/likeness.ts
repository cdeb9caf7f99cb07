import type { AuditFinding } from './finding'
import { areGrouped, file, type Item, splitKey, toWords } from './item'

/**
 * The audit reports pairs with at least this Jaccard index. Both values come from measuring the first 300
 * questions.
 */
const LIKE_QUESTIONS = 0.6
const LIKE_ANSWERS = 0.55

const MOST_PAIRS = 100

/** Finds pairs of similar questions or answers. Skips pairs within a group, which are alike on purpose. */
export function nearDuplicates<I extends Item>(bank: readonly I[]): AuditFinding<I>[] {
  const pairs = (about: 'question' | 'answer', toText: (item: I) => string, least: number) =>
    likePairs(bank.map(toText), least, (one, other) => !areGrouped(bank[one]!, bank[other]!)).map(
      ([one, other]): AuditFinding<I> => ({ rule: 'duplicates', about, items: [bank[one]!, bank[other]!] }),
    )
  return [
    ...pairs('question', ({ question }) => question, LIKE_QUESTIONS),
    ...pairs('answer', (item) => `${splitKey(item).key} ${item.explanation ?? ''}`, LIKE_ANSWERS),
  ]
}

/**
 * Returns up to `MOST_PAIRS` pairs of texts with a Jaccard index of at least `least`. The texts of such a
 * pair always share a rare word, so only texts that share one are compared. This saves seconds with thousands
 * of texts.
 */
function likePairs(
  texts: readonly string[],
  least: number,
  concerns: (one: number, other: number) => boolean,
): [number, number][] {
  const sets = texts.map((text) => new Set(toWords(text)))
  const uses = new Map<string, number>()
  for (const word of sets.flatMap((set) => [...set])) uses.set(word, (uses.get(word) ?? 0) + 1)
  const byRarity = (one: string, other: string) => uses.get(one)! - uses.get(other)! || (one < other ? -1 : 1)

  const pairs: [number, number][] = []
  const seen = new Map<string, number[]>()
  for (const [index, set] of sets.entries()) {
    const rarest = [...set].sort(byRarity).slice(0, set.size - Math.ceil(least * set.size) + 1)
    const earlier = new Set(rarest.flatMap((word) => seen.get(word) ?? []))
    for (const one of earlier)
      if (likeness(sets[one]!, set) >= least && concerns(one, index)) pairs.push([one, index])
    if (pairs.length >= MOST_PAIRS) return pairs.slice(0, MOST_PAIRS)
    for (const word of rarest) file(seen, word, index)
  }
  return pairs
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0
  for (const word of one) if (other.has(word)) common += 1
  return common / (one.size + other.size - common)
}
