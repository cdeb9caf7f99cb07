import { foldForSearch } from '#modules/kernel/search'

/** The slugs that a title may have, the best one first, without end. */
export function* slugsFor(title: string): Generator<string> {
  const slug = slugOf(title)
  if (!RESERVED.has(slug)) yield slug
  for (let number = 2; ; number += 1) yield `${slug}-${number}`
}

/** Whether both titles give the same slug, numbers aside. */
export function haveSameSlug(title: string, other: string): boolean {
  return slugOf(title) === slugOf(other)
}

/** Every slug that was ever given out looks like this. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}

/** Addresses below /news and /api/news that belong to no item. */
const RESERVED = new Set(['all', 'featured'])

function slugOf(title: string): string {
  const words = foldForSearch(title).match(/[a-z0-9]+/g)
  return words?.join('-') ?? 'actualite'
}
