import type { SimilarAd } from '../contract'
import { MOST_SIMILAR, type QueuedAd } from './queue-store'
import { likenessOf } from './likeness'
import type { UseCase } from '../deps'

export const findOldestPending: UseCase<'moderation', 'findOldestPending'> = async ({ queue }, limit) => {
  const oldest = await queue.oldest(limit)
  return oldest.map(({ others, samePhoto, ...ad }) => ({
    ...ad,
    similar: [...byPhoto(ad, samePhoto), ...byWords(ad, others, samePhoto)].slice(0, MOST_SIMILAR),
  }))
}

function byPhoto({ userId }: Pick<QueuedAd, 'userId'>, samePhoto: QueuedAd['samePhoto']): SimilarAd[] {
  return samePhoto.map(({ userId: owner, ...other }) => ({ ...other, isOwn: owner === userId, by: 'photo' }))
}

function byWords(
  ad: Pick<QueuedAd, 'title' | 'description'>,
  others: QueuedAd['others'],
  listed: readonly { id: number }[],
): SimilarAd[] {
  const similar = others.flatMap(({ description, ...other }): SimilarAd[] => {
    const by = likenessOf(ad, { ...other, description })
    return by && !listed.some(({ id }) => id === other.id) ? [{ ...other, isOwn: true, by }] : []
  })
  return similar.toSorted((one, other) => other.id - one.id)
}
