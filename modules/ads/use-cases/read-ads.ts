import type { Page, Slice } from '#modules/kernel/page'
import type { AdQuery, AdReader, AdMember, ClassifiedAd } from '../contract'
import type { AdLists } from '../data/ad-lists'
import type { AdStore } from '../data/ad-store'
import { asSeenBy, mayRead } from '../domain/ad'

type Deps = { ads: AdStore; lists: AdLists }

export async function listPublic(
  { lists }: Deps,
  query: AdQuery,
  slice: Slice,
  reader: AdReader,
): Promise<Page<ClassifiedAd>> {
  const { items, total } = await lists.listPublic(query, slice)
  return { items: items.map((ad) => asSeenBy(reader, ad)), total }
}

export async function find({ ads }: Deps, id: number, reader: AdReader): Promise<ClassifiedAd | null> {
  const found = await ads.find(id)
  if (!found || !mayRead(found.ad, found.ownerIsBlocked, reader)) return null
  return asSeenBy(reader, found.ad)
}

export async function findRemovable({ ads }: Deps, id: number, by: AdMember): Promise<ClassifiedAd | null> {
  const ad = await ads.findShown(id)
  return ad && (by.isAdmin || ad.userId === by.id) ? ad : null
}
