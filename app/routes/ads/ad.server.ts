import { data, type LoaderFunctionArgs } from '@remix-run/node'
import type { CheckedAd } from '#modules/ads'
import { currentUser, isPageView, parseId, publicPage } from '#app/http'
import { site } from '#app/start/modules.server'
import { formatFirstRejection } from '#app/text'
import { compareWithReview } from '#app/ui/ads'
import { findSeller } from './seller.server'

export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  const id = parseId(args.params.id)
  const found = id ? await site().ads.listings.find(id, user) : null
  const [ad = null] = await site().ads.photos.withPhotos(found ? [found] : [], user)
  // The page cache answers other visitors for a minute, so their views do not count.
  if (ad && isPageView(args.request)) site().ads.pageViews.count(ad, user)
  const isOwner = user !== null && ad?.userId === user.id
  const isAdmin = user?.isAdmin ?? false
  const [checked] = ad && (isOwner || isAdmin) ? await site().ads.moderation.find([ad.id]) : []
  const isWaiting = checked?.state === 'pending'
  const mayKeep = ad !== null && user !== null && !isOwner
  const look = isAdmin && isWaiting ? await site().ads.moderation.findLastDecision(checked.id) : null
  const correctsId = checked?.correctsId ?? null
  return data(
    {
      ad,
      own: isOwner && checked && correctsId === null ? await findOwn(checked) : null,
      correctsId,
      revision: isWaiting ? checked.revision : undefined,
      firstRejection: formatFirstRejection(look),
      since: checked ? compareWithReview(look, checked) : null,
      // Owners see no card of themselves. Admins decide by what it says, also on their own ads.
      seller: ad && (!isOwner || isAdmin) ? await findSeller(ad, user) : null,
      isMember: user !== null,
      isFavourite: mayKeep ? (await site().ads.favourites.findKept(user.id, [ad.id])).length > 0 : null,
      isAdmin,
    },
    { status: ad ? 200 : 404, headers: publicPage(user) },
  )
}

async function findOwn(ad: CheckedAd) {
  const { listings } = site().ads
  const interest = (await listings.countInterest([ad.id])).get(ad.id)
  const correction = (await listings.findCorrections([ad.id])).get(ad.id)
  return { ad, correction, interest, now: new Date(), contact: site().operator.contact }
}

export { loaderHeaders as headers } from '#app/http'
