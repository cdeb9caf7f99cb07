/**
 * 'revision' is chosen by the member, 'today' follows their plan, 'legislation' is the law paper, 'trial' holds the
 * answers of a visitor who has registered, and 'theory' those that a member gave in the theory on one day.
 */
export type SeriesKind = 'revision' | 'today' | 'legislation' | 'trial' | 'theory'

/** 'mistakes' are the questions whose last answer was wrong. */
export const SERIES_SOURCES = ['due', 'mistakes', 'new'] as const
export type SeriesSource = (typeof SERIES_SOURCES)[number]

export const SERIES_COUNTS = ['5', '10', '20', 'all'] as const
export type SeriesCount = (typeof SERIES_COUNTS)[number]

export type SeriesChoice = {
  /** Null selects from all three sources. */
  source: SeriesSource | null
  /** An empty list selects every question, even those without a theme. */
  themes: readonly string[]
  difficulty: 1 | 2 | 3 | null
  count: SeriesCount
}
