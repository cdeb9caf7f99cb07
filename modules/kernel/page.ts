export type Slice = {
  limit: number
  offset: number
  /** The number of rows at which counting may stop. If absent, all rows are counted. */
  countTo?: number
}

export type Filters = Record<string, readonly string[]>

/** All words of `q` must occur in the searched text, ignoring case and accents. */
export type ListQuery<Of extends Filters> = { q?: string } & { [Name in keyof Of]?: Of[Name][number] }

/** A `total` above `countTo` is only a minimum. */
export type Page<Item> = { items: Item[]; total: number }

/** A list of any length, read in portions while it is used. */
export type Portions<Item> = AsyncIterable<readonly Item[]>

/** The `countTo` of all pages, because counting every row of a long list is slow. Calls count all rows. */
export const COUNTED_TO = 10_000
