import type { AuditFinding } from './finding'
import { areGrouped, file, type Item, splitKey, toWords } from './item'

export function groups<I extends Item>(bank: readonly I[]): AuditFinding<I>[] {
  const alone = setsBy(bank, ({ group }) => group).flatMap((items) => (items.length === 1 ? items : []))
  // Leaves out a right option that is a wrong option of another question on the same article, such as the
  // name of a category.
  const wrong = new Set(
    bank.flatMap((item) => splitKey(item).others.flatMap((other) => toName(item, other) ?? [])),
  )
  const apart = setsBy(bank, (item) => {
    const name = toName(item, splitKey(item).key)
    return name === null || wrong.has(name) ? null : name
  }).filter(([first, ...others]) => others.some((other) => !areGrouped(first!, other)))
  return [
    ...(alone.length > 0 ? [{ rule: 'groups', about: 'alone', items: alone } as const] : []),
    ...apart.map((items): AuditFinding<I> => ({ rule: 'groups', about: 'apart', items })),
  ]
}

/** Shorter answers, such as 'Cinq ans', fit many questions and are not compared. */
const FEWEST_WORDS = 3

function toName({ article, picture }: Item, option: string): string | null {
  const words = toWords(option)
  if (!article || words.length < FEWEST_WORDS || (picture && /\d/.test(option))) return null
  return `${article}: ${words.sort().join(' ')}`
}

function setsBy<I>(items: readonly I[], toName: (item: I) => string | null): I[][] {
  const sets = new Map<string, I[]>()
  for (const item of items) {
    const name = toName(item)
    if (name !== null) file(sets, name, item)
  }
  return [...sets.values()]
}
