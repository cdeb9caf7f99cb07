/** The sources of a series: questions that are due, last answered wrongly, or never answered. */
export const SERIES_SOURCES = ['due', 'mistakes', 'new'] as const
export type SeriesSource = (typeof SERIES_SOURCES)[number]

/** The choices for the most questions in a series. */
export const SERIES_COUNTS = ['5', '10', '20', 'all'] as const
export type SeriesCount = (typeof SERIES_COUNTS)[number]

export type SeriesChoice = {
  /** Null means all three sources. */
  source: SeriesSource | null
  /** The slugs of the themes; an empty list selects every question. */
  themes: readonly string[]
  difficulty: 1 | 2 | 3 | null
  count: SeriesCount
}
