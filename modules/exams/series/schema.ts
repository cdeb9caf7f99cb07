/** Where the questions of a series come from. */
export const SERIES_SOURCES = ['due', 'mistakes', 'new'] as const
export type SeriesSource = (typeof SERIES_SOURCES)[number]

/** How many questions a series has at most. */
export const SERIES_COUNTS = ['5', '10', '20', 'all'] as const
export type SeriesCount = (typeof SERIES_COUNTS)[number]

export type SeriesChoice = {
  /** Null takes all three. */
  source: SeriesSource | null
  /** Slugs; an empty list takes all. */
  themes: readonly string[]
  difficulty: 1 | 2 | 3 | null
  count: SeriesCount
}
