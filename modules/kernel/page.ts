export type Slice = {
  limit: number
  offset: number
  /** Counting may stop here; without it, all are counted. */
  countTo?: number
}

/** A part of a list, and the length of the whole; past `countTo` it may be longer still. */
export type Page<Item> = { items: Item[]; total: number }

/** For the long lists of admins: nobody pages through them, and counting them takes time. */
export const COUNTED_TO = 10_000
