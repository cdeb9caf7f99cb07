/** Where the questions of a series come from. */
export const SERIES_SOURCES = ['due', 'mistakes', 'new'] as const
export type SeriesSource = (typeof SERIES_SOURCES)[number]

/** How many questions a series has at most. */
export const SERIES_COUNTS = ['5', '10', '20', 'all'] as const
export type SeriesCount = (typeof SERIES_COUNTS)[number]

export type SeriesChoice = {
  /** Null takes what is due, then wrong, then new. */
  source: SeriesSource | null
  /** As addresses name them; none takes all. */
  themes: readonly string[]
  difficulty: 1 | 2 | 3 | null
  count: SeriesCount
}
