/** Which part of a list is asked for. */
export type Slice = { limit: number; offset: number }

/** A part of a list, and how long the whole of it is. */
export type Page<Item> = { items: Item[]; total: number }
