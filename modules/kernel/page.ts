export type Slice = {
  limit: number
  offset: number
  /** The number of rows at which counting may stop; if absent, all rows are counted. */
  countTo?: number
}

export type Filters = Record<string, readonly string[]>

/** All words of `q` must occur in the searched text, ignoring case and accents. */
export type ListQuery<Of extends Filters> = { q?: string } & { [Name in keyof Of]?: Of[Name][number] }

/** If `total` exceeds `countTo`, the list may be longer than `total`. */
export type Page<Item> = { items: Item[]; total: number }

/** A list of any length, which is read portion by portion as it is used. */
export type Portions<Item> = AsyncIterable<readonly Item[]>

/** The `countTo` of the admins' long lists, because counting all rows takes time. */
export const COUNTED_TO = 10_000
