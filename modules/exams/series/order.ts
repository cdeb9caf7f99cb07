import { type CardState, isDue, isMistake } from '../memory/card'
import { themeSlug } from '../theme'
import { SERIES_SOURCES, type SeriesChoice, type SeriesSource } from './schema'

type Candidate = CardState & { theme: string | null; difficulty: number | null; group: string | null }

/** Expects `bank` sorted from the oldest question to the newest. */
export function chooseQuestions<Question extends Candidate>(
  bank: readonly Question[],
  { source, themes, difficulty, count }: SeriesChoice,
  today: string,
): Question[] {
  const chosen = bank.filter(
    (question) =>
      (source ? [source] : SERIES_SOURCES).some((one) => isFromSource[one](question, today)) &&
      (themes.length === 0 || (question.theme !== null && themes.includes(themeSlug(question.theme)))) &&
      (difficulty === null || question.difficulty === difficulty),
  )
  const ordered = chosen.sort(
    (one, other) => toTurn(one) - toTurn(other) || (one.dueOn ?? '').localeCompare(other.dueOn ?? ''),
  )
  return withGroupsApart(ordered).slice(0, count === 'all' ? undefined : Number(count))
}

export const isFromSource: Record<SeriesSource, (card: CardState, today: string) => boolean> = {
  due: isDue,
  mistakes: isMistake,
  new: ({ box }) => box === null,
}

/** Ranks questions above box 1 first, then those in box 1, then new ones. */
const toTurn = ({ box }: CardState) => (box === null ? 3 : box === 1 ? 2 : 1)

type Grouped = { group: string | null }

/** Keeps the order, but delays a question that would directly follow one of its own group. */
function withGroupsApart<Question extends Grouped>(ordered: readonly Question[]): Question[] {
  const placed: Question[] = []
  const waiting: Question[] = []
  for (const question of ordered) {
    waiting.push(question)
    let next: number
    while ((next = waiting.findIndex((one) => areApart(one, placed.at(-1)))) >= 0) {
      placed.push(...waiting.splice(next, 1))
    }
  }
  // The questions left over are from a group that is too large. Each goes to the last place between two
  // questions of other groups, or to the end.
  for (const question of waiting) {
    const position = placed.findLastIndex(
      (one, index) => areApart(question, one) && areApart(question, placed[index - 1]),
    )
    placed.splice(position < 0 ? placed.length : position, 0, question)
  }
  return placed
}

function areApart({ group }: Grouped, other: Grouped | undefined): boolean {
  return group === null || group !== other?.group
}
