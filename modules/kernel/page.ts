export type Slice = {
  limit: number
  offset: number
  /** The number of rows at which counting may stop; without it, all rows are counted. */
  countTo?: number
}

/** The values by which a list can be filtered or sorted, by the name of their parameter. */
export type Filters = Record<string, readonly string[]>

/**
 * The search, filters and order of a list. `q` is words that must all occur in the searched text, ignoring case and
 * accents.
 */
export type ListQuery<Of extends Filters> = { q?: string } & { [Name in keyof Of]?: Of[Name][number] }

/**
 * A part of a list, and the length of the whole list. If `total` exceeds `countTo`, the list may be longer still.
 */
export type Page<Item> = { items: Item[]; total: number }

/** A list of any length, in portions. Each portion is read after the previous one was used. */
export type Portions<Item> = AsyncIterable<readonly Item[]>

/** The `countTo` of the admins' long lists: nobody reads all of their pages, and counting all rows takes time. */
export const COUNTED_TO = 10_000
