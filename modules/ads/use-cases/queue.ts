import type { SimilarAd } from '../contract'
import type { OtherAd } from '../data/queue-store'
import { likenessOf } from '../domain/likeness'
import type { UseCase } from './deps'

/** More would say no more. */
const MOST_SIMILAR = 3

export const findOldestPending: UseCase<'findOldestPending'> = async ({ queue }, limit) => {
  const oldest = await queue.oldest(limit)
  return oldest.map(({ others, ...ad }) => ({ ...ad, similar: similarTo(ad, others) }))
}

function similarTo(ad: { title: string; description: string }, others: readonly OtherAd[]): SimilarAd[] {
  const similar = others.flatMap(({ description, ...other }): SimilarAd[] => {
    const by = likenessOf(ad, { ...other, description })
    return by ? [{ ...other, by }] : []
  })
  return similar.toSorted((one, other) => other.id - one.id).slice(0, MOST_SIMILAR)
}
