import { type Letter, LETTERS } from '../letters'
import { FEWEST_ANSWERS, RARELY_RIGHT, TELLS_LITTLE, TOO_EASY } from '../rules'

export type Tally = readonly { letter: Letter | null; count: number }[]

/**
 * The sums kept for one edition of a question, over exams and members' first answers. The rest score is the
 * share of right answers to the other questions of an exam. `restSumRight` adds up the rest scores of exams
 * in which this question was answered correctly.
 */
export const ITEM_SUMS = [
  'firstAnswers',
  'firstRight',
  'examAsked',
  'examRight',
  'restSum',
  'restSquares',
  'restSumRight',
] as const
export type ItemSums = Record<(typeof ITEM_SUMS)[number], number>

export type Flag = 'rarely-right' | 'beaten' | 'too-easy' | 'tells-little'

export type ItemStatistics = {
  /** How often the question was asked in finished exams. */
  asked: number
  /** In percent. A missing answer is wrong. A question that was never asked has 0. */
  right: number
  shares: Record<Letter | 'none', number>
  /** The number of members who first answered the question in this edition. */
  firstAnswers: number
  /** The percentage of right answers among the `firstAnswers`. */
  firstRight: number
  /** Null if too few answers are known, or if `discrimination` returns null. */
  discrimination: number | null
  flags: Flag[]
}

export function itemStatistics(correct: Letter, tally: Tally, sums: ItemSums): ItemStatistics {
  const countLetter = (letter: Letter | null) =>
    tally.filter((each) => each.letter === letter).reduce((sum, { count }) => sum + count, 0)
  const asked = tally.reduce((sum, { count }) => sum + count, 0)

  const right = countLetter(correct)
  const mostWrong = Math.max(...LETTERS.filter((letter) => letter !== correct).map(countLetter))
  const { firstAnswers } = sums
  const isKnown = firstAnswers >= FEWEST_ANSWERS
  const firstRight = toPercent(sums.firstRight, firstAnswers)
  const tells = isKnown && sums.examAsked >= FEWEST_ANSWERS ? discrimination(sums) : null
  const isAsked = asked >= FEWEST_ANSWERS
  const reasons: Record<Flag, boolean> = {
    'rarely-right': isAsked && right * 100 < RARELY_RIGHT * asked,
    beaten: isAsked && mostWrong > right,
    'too-easy': firstRight > TOO_EASY,
    'tells-little': tells !== null && tells < TELLS_LITTLE,
  }
  const flags = (Object.keys(reasons) as Flag[]).filter((flag) => reasons[flag])

  const [A, B, C, none] = [...LETTERS, null].map((letter) => toPercent(countLetter(letter), asked))
  return {
    asked,
    right: toPercent(right, asked),
    shares: { A: A!, B: B!, C: C!, none: none! },
    ...{ firstAnswers, firstRight, discrimination: tells },
    flags: isKnown ? flags : [],
  }
}

/**
 * Returns the point-biserial correlation of a question with the rest score, from -1 to 1. It is high if good
 * candidates answer the question better than others. Returns null if it cannot be computed.
 */
export function discrimination(sums: Omit<ItemSums, 'firstAnswers' | 'firstRight'>): number | null {
  const { examAsked: n, examRight, restSum, restSquares, restSumRight } = sums
  if (examRight === 0 || examRight === n) return null
  const mean = restSum / n
  const variance = restSquares / n - mean * mean
  // Rounding can leave a tiny variance even if all rest scores are equal.
  if (variance < 1e-9) return null
  const share = examRight / n
  return ((restSumRight / examRight - mean) / Math.sqrt(variance)) * Math.sqrt(share / (1 - share))
}

export type GroupStatistics = Pick<ItemStatistics, 'firstAnswers' | 'firstRight' | 'discrimination'> & {
  questions: number
  flagged: number
}

export function groupStatistics(items: readonly ItemStatistics[]): GroupStatistics {
  const firstAnswers = items.reduce((sum, item) => sum + item.firstAnswers, 0)
  const firstRight = items.reduce((sum, item) => sum + (item.firstRight * item.firstAnswers) / 100, 0)
  const known = items.flatMap((item) => item.discrimination ?? [])
  return {
    questions: items.length,
    firstAnswers,
    firstRight: toPercent(firstRight, firstAnswers),
    discrimination: known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length,
    flagged: items.filter(({ flags }) => flags.length > 0).length,
  }
}

const toPercent = (part: number, whole: number) => (whole === 0 ? 0 : (part * 100) / whole)
