export type Slice = {
  limit: number
  offset: number
  /** Counting stops one row after this number. If absent, all rows are counted. */
  countTo?: number
}

export type Filters = Record<string, readonly string[]>

/** All words of `q` must occur in the searched text, ignoring case and accents. */
export type ListQuery<Of extends Filters> = { q?: string } & { [Name in keyof Of]?: Of[Name][number] }

/** A `total` above `countTo` is only a minimum. */
export type Page<Item> = { items: Item[]; total: number }

/** A list of any length, read in portions while it is used. */
export type Portions<Item> = AsyncIterable<readonly Item[]>

/** The first pages of a list count this many rows, because counting all is slow. Calls count all rows. */
export const COUNTED_TO = 1000

/** The last row that a list's pages show, because the database reads every row before it. Filters find the others. */
export const DEEPEST = 6000
