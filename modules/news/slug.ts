import { slugOf } from '#modules/kernel/slug'

/** Yields an endless series of possible slugs for a title, best first. */
export function* slugsFor(title: string): Generator<string> {
  const slug = slugOfTitle(title)
  if (!RESERVED.has(slug)) yield slug
  for (let number = 2; ; number += 1) yield `${slug}-${number}`
}

export function haveSameSlug(title: string, other: string): boolean {
  return slugOfTitle(title) === slugOfTitle(other)
}

/** Slugs that other addresses below /news and /api/news already use. */
const RESERVED = new Set(['all', 'featured'])

const slugOfTitle = (title: string): string => slugOf(title) ?? 'actualite'
