import type { Portions } from '#modules/kernel/page'

/** Reads portions to their end, as one list. */
export async function readAll<Item>(portions: Portions<Item>): Promise<Item[]> {
  const items: Item[] = []
  for await (const portion of portions) items.push(...portion)
  return items
}
