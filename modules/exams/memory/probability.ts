import type { MemoryRecord } from './memory-record'

/** The assumed share of right first answers, and how many answers of the member weigh as much. */
const ASSUMED_FIRST_RIGHT = 0.45
const WEIGHT_OF_ASSUMPTION = 10

/** Returns the probability of a right answer: the member remembers, or guesses. */
export const predictRightAnswer = (recall: number, guess: number): number => guess + (1 - guess) * recall

type Answered = { theme: string | null; memory: Pick<MemoryRecord, 'wasFirstRight'> | null }

/**
 * Returns the probability of a right answer to a question of a theme that the member has never seen: their share of
 * right first answers in the theme, drawn towards their share in all themes, and that towards the assumed one.
 */
export function estimateFirstSight(bank: readonly Answered[]): (theme: string | null) => number {
  const all = { right: 0, seen: 0 }
  const themes = new Map<string | null, typeof all>()
  for (const { theme, memory } of bank) {
    if (!memory) continue
    if (!themes.has(theme)) themes.set(theme, { right: 0, seen: 0 })
    for (const counted of [all, themes.get(theme)!]) {
      counted.seen += 1
      counted.right += Number(memory.wasFirstRight)
    }
  }
  const overall = shrink(all, ASSUMED_FIRST_RIGHT)
  return (theme) => shrink(themes.get(theme) ?? { right: 0, seen: 0 }, overall)
}

/** Returns the share, drawn towards the assumed one, which weighs as much as `WEIGHT_OF_ASSUMPTION` answers. */
const shrink = ({ right, seen }: { right: number; seen: number }, assumed: number) =>
  (right + assumed * WEIGHT_OF_ASSUMPTION) / (seen + WEIGHT_OF_ASSUMPTION)
