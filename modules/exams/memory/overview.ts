import { addDays } from '#modules/kernel/day'
import { isMastered, QUESTIONS_TO_KNOW } from '../rules'
import { themeSlug } from '../theme'
import { type CardRecord, type CardState, isDue, isMistake, toCardState } from './card'
import { type BoxShare, type BoxTally, type Chances, shareAtFirstSight, toChances, toShares } from './chance'

export type StudiedItem = {
  theme: string | null
  lesson: string | null
  edition: number
  card: CardRecord | null
}

export type StudyCounts = {
  total: number
  answered: number
  mastered: number
  dueToday: number
  dueTomorrow: number
  mistakes: number
  unseen: number
}

export type ThemeStudy = Pick<StudyCounts, 'total' | 'answered' | 'mastered' | 'dueToday'> & {
  theme: string | null
  slug: string | null
  lesson: string | null
}

/** The basis of `chances`: the number of questions and the share of right answers in each box. */
export type ChanceBasis = {
  boxes: (BoxShare & { questions: number })[]
  unseen: { questions: number; share: number }
}

export type Study = StudyCounts & {
  /**
   * Sorted by the share of mastered questions, lowest first. Themes with equal shares are sorted by due
   * questions, most first.
   */
  themes: ThemeStudy[]
  basis: ChanceBasis
  /** Null until the member has answered enough questions. */
  chances: Chances | null
}

type ItemWithState = StudiedItem & { state: CardState }

export function toStudy(bank: readonly StudiedItem[], tallies: readonly BoxTally[], today: string): Study {
  const known = bank.map((item) => ({ ...item, state: toCardState(item.card, item.edition) }))
  const counts = countStates(known, today)
  const basis = toBasis(known, tallies)
  return {
    ...counts,
    themes: toThemes(known, today),
    basis,
    chances: counts.answered < QUESTIONS_TO_KNOW ? null : toChances(probabilities(basis)),
  }
}

function countStates(known: readonly ItemWithState[], today: string): StudyCounts {
  const tomorrow = addDays(today, 1)
  const count = (fits: (state: CardState) => boolean) => known.filter(({ state }) => fits(state)).length
  const answered = count(({ box }) => box !== null)
  return {
    total: known.length,
    answered,
    mastered: count(({ box }) => isMastered(box)),
    dueToday: count((state) => isDue(state, today)),
    dueTomorrow: count(({ dueOn }) => dueOn === tomorrow),
    mistakes: count(isMistake),
    unseen: known.length - answered,
  }
}

function toThemes(known: readonly ItemWithState[], today: string): ThemeStudy[] {
  // Makes one slug for each theme, because making one for each question is slow.
  const slugs = new Map(
    [...new Set(known.map(({ theme }) => theme))].map((name) => [name, name && themeSlug(name)]),
  )
  const themes = [...new Set(slugs.values())].map((slug) => {
    const own = known.filter(({ theme }) => slugs.get(theme) === slug)
    const { theme, lesson } = own[0]!
    const { total, answered, mastered, dueToday } = countStates(own, today)
    return { theme, slug, lesson, total, answered, mastered, dueToday }
  })
  return themes.sort(
    (one, other) => one.mastered / one.total - other.mastered / other.total || other.dueToday - one.dueToday,
  )
}

function toBasis(known: readonly ItemWithState[], tallies: readonly BoxTally[]): ChanceBasis {
  const seen = known.flatMap(({ card }) => card ?? [])
  const right = seen.filter(({ wasFirstRight }) => wasFirstRight).length
  const inBox = (wanted: number | null) => known.filter(({ state }) => state.box === wanted).length
  return {
    boxes: toShares(tallies).map((box) => ({ ...box, questions: inBox(box.box) })),
    unseen: { questions: inBox(null), share: shareAtFirstSight({ right, seen: seen.length }) },
  }
}

function probabilities({ boxes, unseen }: ChanceBasis): number[] {
  return [...boxes, unseen].flatMap(({ questions, share }) => new Array<number>(questions).fill(share))
}
