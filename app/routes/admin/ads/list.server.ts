import type { LoaderFunctionArgs } from '@remix-run/node'
import { MOST_OWNERS } from '#modules/admin/rules'
import { ADMIN_AD_FILTERS } from '#modules/ads/schemas'
import { site } from '#app/start/modules.server'
import { isFiltered, PER_PAGE } from '#app/ui/admin'
import { requireAdminList } from '../panel.server'
import { toRow } from './ad-table'
import { toWaitingAd } from './waiting-ad'

export async function loader(args: LoaderFunctionArgs) {
  const { session, query, page, slice, toFrame } = await requireAdminList(args, 'ads', ADMIN_AD_FILTERS)
  const { ads, identity } = site()
  const members = query.q === undefined ? [] : await identity.members.searchIds(query.q, MOST_OWNERS + 1)
  const ownerIds = members.slice(0, MOST_OWNERS)
  const isWhole = !isFiltered(query)
  // Without filters, the list leaves out the pending ads, because the queue shows them.
  const found = await ads.moderation.list(
    { ...query, ownerIds, ...(isWhole && { excludeState: 'pending' }) },
    slice,
  )
  const list = toFrame(found.total)
  const hasQueue = isWhole && page === 1
  const waiting = hasQueue ? await ads.moderation.findOldestPending(PER_PAGE) : []
  const owners = await identity.members.findAll([...found.items, ...waiting].map(({ userId }) => userId))
  return {
    ...list,
    hasQueue,
    above: isWhole ? list.waiting.ads.count : 0,
    isCut: members.length > MOST_OWNERS,
    allChosen: new URL(args.request.url).searchParams.has('tous'),
    queue: (await ads.photos.withPhotos(waiting, session.user)).map((ad) =>
      toWaitingAd(ad, owners.get(ad.userId)),
    ),
    rows: found.items.map((ad) => toRow(ad, owners.get(ad.userId))),
  }
}
