import { foldForSearch } from '#modules/kernel/search'
import type { CheckedAd } from '../ad'
import { COMPARED_CHARACTERS, MOST_SIMILAR, type QueuedAd } from './queue-store'

/** A similar ad, and why it is similar. Words are compared only with other ads of the same owner. */
export type SimilarAd = Pick<CheckedAd, 'id' | 'title' | 'state'> & { isOwn: boolean; by: Likeness | 'photo' }

type Likeness = 'title' | 'words'

type Words = { title: string; description: string }

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

/** Two ads are similar if they have at least this share of their words in common. */
const ALIKE = 0.7
/** The words of shorter texts are not compared, because a few common words would already reach `ALIKE`. */
const FEWEST_WORDS = 6

export function findLikeness(one: Words, other: Words): Likeness | null {
  if (foldForSearch(one.title) === foldForSearch(other.title)) return 'title'
  const [words, others] = [splitWords(one), splitWords(other)]
  if (Math.min(words.size, others.size) < FEWEST_WORDS) return null
  const common = [...words].filter((word) => others.has(word)).length
  return common >= ALIKE * (words.size + others.size - common) ? 'words' : null
}

/** Returns the words to compare: numbers, and words of three letters or more. */
function splitWords({ title, description }: Words): Set<string> {
  const folded = foldForSearch(`${title} ${description.slice(0, COMPARED_CHARACTERS)}`)
  return new Set(folded.match(/\p{L}{3,}|\p{N}+/gu))
}
