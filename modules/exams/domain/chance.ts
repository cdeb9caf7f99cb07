import type { Box } from './mastery'

/** An exam as a draw: so many questions without repetition, and so many right answers to pass. */
export type Draw = { questions: number; toPass: number }

/** Share of right answers from each box, until the members have given enough of them. */
export const ASSUMED_SHARES: Record<Box, number> = { 1: 0.45, 2: 0.65, 3: 0.8, 4: 0.92, 5: 0.97 }

/** From this number of answers on, a box's share is the members' own. */
export const ANSWERS_TO_TRUST = 200

/** Below this number of questions answered, nothing can be said of a member. */
export const QUESTIONS_TO_KNOW = 30

/** Answers that members gave from a box. */
export type BoxTally = { box: Box; answers: number; rightAnswers: number }

export function sharesOf(tallies: readonly BoxTally[]): Record<Box, number> {
  const trusted = tallies.filter(({ answers }) => answers >= ANSWERS_TO_TRUST)
  const measured = trusted.map(({ box, answers, rightAnswers }) => [box, rightAnswers / answers])
  return { ...ASSUMED_SHARES, ...(Object.fromEntries(measured) as Partial<Record<Box, number>>) }
}

/** The share at which a member answers what they have never seen, smoothed. */
export const shareAtFirstSight = ({ right, seen }: { right: number; seen: number }) =>
  (right + 1) / (seen + 3)

/**
 * The exact probability of reaching the mark when the questions are drawn from the bank at random without
 * repetition, and each is answered rightly with its own probability. Null for a bank that is too small.
 *
 * `ways[drawn][right]` is the probability that of the first questions of the bank so many are drawn and so many of
 * those answered rightly. Each question is drawn with the share of what is still to draw, which makes all draws
 * equally likely.
 */
export function chanceOf({ questions, toPass }: Draw, bank: readonly number[]): number | null {
  if (bank.length < questions) return null
  let ways = emptyTable(questions)
  ways[0]![0] = 1
  for (const [index, isRight] of bank.entries()) {
    const left = bank.length - index
    const next = emptyTable(questions)
    for (const [drawn, rights] of ways.entries()) {
      const isDrawn = (questions - drawn) / left
      for (const [right, chance] of rights.entries()) {
        if (chance === 0) continue
        next[drawn]![right]! += chance * (1 - isDrawn)
        if (drawn === questions) continue
        next[drawn + 1]![right]! += chance * isDrawn * (1 - isRight)
        next[drawn + 1]![right + 1]! += chance * isDrawn * isRight
      }
    }
    ways = next
  }
  return ways[questions]!.slice(toPass).reduce((sum, chance) => sum + chance, 0)
}

const emptyTable = (size: number) =>
  Array.from({ length: size + 1 }, () => new Array<number>(size + 1).fill(0))
