import type { LearningState } from '../memory/memory-record'
import type { StudiedQuestion } from '../memory/studied'
import { isFromSource } from '../series/order'
import { themeSlug } from '../theme'
import type { TheoryState } from './schema'

const isIn: Record<TheoryState, (question: Listed, today: string) => boolean> = {
  ...isFromSource,
  mastered: ({ isMastered }) => isMastered,
  changed: ({ changed }) => changed,
}

type Listed = LearningState & Pick<StudiedQuestion, 'id' | 'number' | 'theme' | 'isMastered'>

type Slugged = { slug: string | null }

export type TheoryTheme = { theme: string; slug: string; matching: number }

type Choice = {
  theme?: string
  state?: TheoryState
  /** The question that was just answered, which matches whatever its state is by now. */
  answeredId?: number
  today: string
  isFound: (id: number) => boolean
}

export function chooseStudied<Question extends Listed>(bank: readonly Question[], choice: Choice) {
  const { theme, state, answeredId, today, isFound } = choice
  const isInState = (question: Question) =>
    state === undefined || question.id === answeredId || isIn[state](question, today)
  const names = new Set(bank.flatMap((question) => question.theme ?? []))
  const matching = bank
    .filter((question) => isFound(question.id) && isInState(question))
    .map((question) => ({ ...question, slug: question.theme && themeSlug(question.theme) }))
  const found = matching.filter(({ slug }) => theme === undefined || slug === theme)
  const themes = [...new Map([...names].map((name) => [themeSlug(name), name]))].map(([slug, name]) => {
    return { theme: name, slug, matching: matching.filter((one) => one.slug === slug).length }
  })
  return { found, themes: themes.sort((one, other) => one.theme.localeCompare(other.theme, 'fr')) }
}

/**
 * Returns the first question whose number is at least `number`, or else the last question. If `number` is
 * null, returns the question with the id `leftAt`, or else the first question.
 */
export function questionToShow<Question extends Pick<Listed, 'id' | 'number'>>(
  found: readonly Question[],
  { number, leftAt }: { number: number | null; leftAt: number | null },
): Question | null {
  const last = found.at(-1) ?? null
  if (number !== null) return found.find((one) => one.number >= number) ?? last
  return found.find(({ id }) => id === leftAt) ?? found[0] ?? null
}

/** If a search finds more than this number of questions, the page lists only those of one theme. */
const AT_ONCE = 60

export function questionsBeside<Question extends Slugged>(found: readonly Question[], shown: Question) {
  return found.length <= AT_ONCE ? found : found.filter(({ slug }) => slug === shown.slug)
}
