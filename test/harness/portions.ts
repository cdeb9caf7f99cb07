import type { Portions } from '#modules/kernel/page'

/** A list as a whole. */
export const ALL = { limit: 1000, offset: 0 }

/** Reads portions to their end, as one list. */
export async function readAll<Item>(portions: Portions<Item>): Promise<Item[]> {
  const items: Item[] = []
  for await (const portion of portions) items.push(...portion)
  return items
}
