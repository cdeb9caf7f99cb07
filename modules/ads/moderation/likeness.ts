import { foldForSearch } from '#modules/kernel/search'

/** What two ads of one member have in common. */
export type Likeness = 'title' | 'words'

type Said = { title: string; description: string }

/** How much of a description is compared, and how many of the member's ads, the latest ones. */
export const COMPARED_SIGNS = 500
export const COMPARED_ADS = 20

/** The share of their words that two ads must have in common. */
const ALIKE = 0.7
/** Of fewer words, a few usual ones would be that share. */
const FEWEST_WORDS = 6

/** Whether an ad looks like another one of the same member, and by what; null for an ad of its own. */
export function likenessOf(one: Said, other: Said): Likeness | null {
  if (foldForSearch(one.title) === foldForSearch(other.title)) return 'title'
  const [words, others] = [wordsOf(one), wordsOf(other)]
  if (Math.min(words.size, others.size) < FEWEST_WORDS) return null
  const common = [...words].filter((word) => others.has(word)).length
  return common >= ALIKE * (words.size + others.size - common) ? 'words' : null
}

/** Without those of one or two letters, which any two texts share; a number counts whatever its length. */
function wordsOf({ title, description }: Said): Set<string> {
  const folded = foldForSearch(`${title} ${description.slice(0, COMPARED_SIGNS)}`)
  return new Set(folded.match(/\p{L}{3,}|\p{N}+/gu))
}
