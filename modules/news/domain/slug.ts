import { foldForSearch } from '#modules/kernel/search'

/**
 * The addresses that a title may have, the best one first and without an end: whoever asks takes the
 * first that is no other item's.
 */
export function* slugsFor(title: string): Generator<string> {
  const slug = slugOf(title)
  if (!RESERVED.has(slug)) yield slug
  for (let number = 2; ; number += 1) yield `${slug}-${number}`
}

/** Whether both titles lead to the same address, numbers aside. */
export function haveSameSlug(title: string, other: string): boolean {
  return slugOf(title) === slugOf(other)
}

/** Nothing else was ever given out, so nothing else needs to be looked for. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}

/** Addresses below /news and /api/news that are no item's. */
const RESERVED = new Set(['all', 'featured'])

function slugOf(title: string): string {
  const words = foldForSearch(title).match(/[a-z0-9]+/g)
  return words?.join('-') ?? 'actualite'
}
