const LETTERS = ['A', 'B', 'C'] as const
type Letter = (typeof LETTERS)[number]

/** How often each answer was given; null where none was. */
export type Tally = readonly { letter: Letter | null; count: number }[]

/** Why a question asks for a second look. */
export type Flag = 'rarely-right' | 'beaten'

export type ItemStatistics = {
  /** In finished exams. */
  asked: number
  /** In percent of the times asked: what has no answer is wrong. 0 as long as it was never asked. */
  right: number
  shares: Record<Letter | 'none', number>
  /** None as long as it was never asked. */
  flags: Flag[]
}

/** Below this share of right answers, in percent, a question is looked at again. */
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
