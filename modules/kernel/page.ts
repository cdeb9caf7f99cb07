export type Slice = {
  limit: number
  offset: number
  /** Counting may stop here; without it, all are counted. */
  countTo?: number
}

/** By name, the values that a list can be filtered or sorted by. */
export type Filters = Record<string, readonly string[]>

/** What a list is asked for; `q` are words that must all occur in what is searched, in any case and accents. */
export type ListQuery<Of extends Filters> = { q?: string } & { [Name in keyof Of]?: Of[Name][number] }

/** A part of a list, and the length of the whole; past `countTo` it may be longer still. */
export type Page<Item> = { items: Item[]; total: number }

/** A list of any length: each portion is read once the one before was used. */
export type Portions<Item> = AsyncIterable<readonly Item[]>

/** For the long lists of admins: nobody pages through them, and counting them takes time. */
export const COUNTED_TO = 10_000
