import { isDue, isMistake, isNew, type LearningState, toUrgency } from '../memory/memory-record'
import { pickUnseen, type Unseen } from '../study-plans/plan'
import { themeSlug } from '../theme'
import { SERIES_SOURCES, type SeriesChoice, type SeriesSource } from './schema'

type Candidate = LearningState & Unseen & Grouped & { theme: string | null; difficulty: number | null }

/** Chooses in the order of a plan: first what has been seen, then new questions. */
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
  const seen = chosen.filter((question) => !isNew(question))
  const known = seen.sort((one, other) => toUrgency(one, today) - toUrgency(other, today))
  const fresh = pickUnseen(
    chosen.filter(isNew),
    bank.filter((question) => !isNew(question)),
    chosen.length,
  )
  return withGroupsApart([...known, ...fresh]).slice(0, count === 'all' ? undefined : Number(count))
}

export const isFromSource: Record<SeriesSource, (state: LearningState, today: string) => boolean> = {
  due: isDue,
  mistakes: isMistake,
  new: isNew,
}

type Grouped = { group: string | null }

/** Keeps the order, but delays a question that would directly follow one of its own group. */
export function withGroupsApart<Question extends Grouped>(ordered: readonly Question[]): Question[] {
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
