import type { Page, Slice } from '#modules/kernel/page'
import type { AdQuery, AdReader, ClassifiedAd } from '../contract'
import { asSeenBy, mayRead } from '../domain/visibility'
import type { Parts } from './parts'

export async function listPublic(
  { lists }: Parts,
  query: AdQuery,
  slice: Slice,
  reader: AdReader,
): Promise<Page<ClassifiedAd>> {
  const { items, total } = await lists.listPublic(query, slice)
  return { items: items.map((ad) => asSeenBy(reader, ad)), total }
}

export async function find({ ads }: Parts, id: number, reader: AdReader): Promise<ClassifiedAd | null> {
  const found = await ads.find(id)
  if (!found || !mayRead(found.ad, found.ownerIsBlocked, reader)) return null
  return asSeenBy(reader, found.ad)
}
