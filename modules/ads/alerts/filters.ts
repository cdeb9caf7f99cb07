/** How many ads a member keeps as favourites at most. */
export const MOST_FAVOURITES = 200
/** How many searches a member keeps as alerts at most. */
export const MOST_ALERTS = 10

/** How many ads a mail lists. */
export const MOST_IN_DIGEST = 20

const MARGIN_MS = 60_000

/** A mail tells of ads up to this moment: an approval of the last minute may not be committed yet. */
export function toldUntil(now: Date): Date {
  return new Date(now.getTime() - MARGIN_MS)
}

type Filters = Record<string, string | number | undefined>

/**
 * The filters as they stand in the address of the list: the same ones always make the same text. Neither the order of
 * the list nor one owner is part of what a member waits for.
 */
export function searchOf({ q, type, category, condition, province, min, max, withPhotos }: Filters): string {
  const filters = { q, type, category, condition, province, min, max, withPhotos }
  const given = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(given).toString()
}
