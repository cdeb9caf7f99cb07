import { foldForSearch } from '#modules/kernel/search'
import type { CheckedAd } from '../ad'
import { COMPARED_SIGNS, MOST_SIMILAR, type QueuedAd } from './queue-store'

/** By the same photo, an ad of any member; by what it says, one of the same member. */
export type SimilarAd = Pick<CheckedAd, 'id' | 'title' | 'state'> & { isOwn: boolean; by: Likeness | 'photo' }

/** What two ads of one member have in common. */
type Likeness = 'title' | 'words'

type Words = { title: string; description: string }

/** Those that show the same photo, the last posted first; then those that say the same, in the same order. */
export function listSimilar(
  ad: Words & { userId: number },
  { others, samePhoto }: Pick<QueuedAd, 'others' | 'samePhoto'>,
): SimilarAd[] {
  const byPhoto = samePhoto.map(({ userId, ...other }): SimilarAd => {
    return { ...other, isOwn: userId === ad.userId, by: 'photo' }
  })
  const byWords = others.flatMap(({ description, ...other }): SimilarAd[] => {
    const by = findLikeness(ad, { ...other, description })
    return by && !samePhoto.some(({ id }) => id === other.id) ? [{ ...other, isOwn: true, by }] : []
  })
  return [...byPhoto, ...byWords.toSorted((one, other) => other.id - one.id)].slice(0, MOST_SIMILAR)
}

/** The share of their words that two ads must have in common. */
const ALIKE = 0.7
/** Of fewer words, a few usual ones would be that share. */
const FEWEST_WORDS = 6

/** What makes an ad look like another one of the same member; null for an ad of its own. */
export function findLikeness(one: Words, other: Words): Likeness | null {
  if (foldForSearch(one.title) === foldForSearch(other.title)) return 'title'
  const [words, others] = [splitWords(one), splitWords(other)]
  if (Math.min(words.size, others.size) < FEWEST_WORDS) return null
  const common = [...words].filter((word) => others.has(word)).length
  return common >= ALIKE * (words.size + others.size - common) ? 'words' : null
}

/** Leaves out words of one or two letters, which any two texts share; a number counts whatever its length. */
function splitWords({ title, description }: Words): Set<string> {
  const folded = foldForSearch(`${title} ${description.slice(0, COMPARED_SIGNS)}`)
  return new Set(folded.match(/\p{L}{3,}|\p{N}+/gu))
}
