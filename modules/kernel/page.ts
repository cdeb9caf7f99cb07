/** Which part of a list is asked for. */
export type Slice = {
  limit: number
  offset: number
  /** Where counting of the whole may end; without it, at the end. */
  countTo?: number
}

/** A part of a list, and how long the whole of it is: what is more than `countTo` may be more still. */
export type Page<Item> = { items: Item[]; total: number }

/** Of a long list for admins. To count all of it takes the longer, the longer it is, and nobody goes through it. */
export const COUNTED_TO = 10_000
