import { type Letter, LETTERS } from './question'

/** How often each answer was given; null stands for no answer. */
export type Tally = readonly { letter: Letter | null; count: number }[]

/** Why a question needs a second look. */
export type Flag = 'rarely-right' | 'beaten'

export type ItemStatistics = {
  /** In finished exams. */
  asked: number
  /** Percentage of right answers; no answer is wrong. 0 for a question that was never asked. */
  right: number
  shares: Record<Letter | 'none', number>
  /** Empty for a question that was never asked. */
  flags: Flag[]
}

/** A question with a lower percentage of right answers is flagged. */
export const RARELY_RIGHT = 30

export function itemStatistics(correct: Letter, tally: Tally): ItemStatistics {
  const timesOf = (letter: Letter | null) =>
    tally.filter((each) => each.letter === letter).reduce((sum, { count }) => sum + count, 0)
  const asked = tally.reduce((sum, { count }) => sum + count, 0)
  const percent = (count: number) => (asked === 0 ? 0 : (count * 100) / asked)

  const right = timesOf(correct)
  const mostWrong = Math.max(...LETTERS.filter((letter) => letter !== correct).map(timesOf))
  const flags: Flag[] = []
  if (right * 100 < RARELY_RIGHT * asked) flags.push('rarely-right')
  if (mostWrong > right) flags.push('beaten')

  const [A, B, C, none] = [...LETTERS, null].map((letter) => percent(timesOf(letter)))
  return { asked, right: percent(right), shares: { A: A!, B: B!, C: C!, none: none! }, flags }
}
