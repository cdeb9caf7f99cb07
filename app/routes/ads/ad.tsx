import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { AdPhoto, ClassifiedAd } from '#modules/ads'
import { currentUser, type PageHandle, parsePositiveInteger, publicPage } from '#app/http'
import { site } from '#app/start/modules.server'
import { AD_NOT_FOUND, CATEGORY_NAMES, excerpt, formatFirstRejection, photoAlt, TYPE_BADGES } from '#app/text'
import { paths } from '#app/paths'
import { AdEnd, AdPage, compareWithReview, SellerCard } from '#app/ui/ads'
import { Breadcrumbs, ReportAdLink } from '#app/ui'
import { AdContact, AdFavourite, AdminBlock, AdUnavailable } from './ad-aside'
import { AD_CRUMBS, AdNotFound, cutTitle } from './ad-parts'
import { OwnerBlock } from './owner-block'
import { findSeller } from './seller.server'

/** The number of characters of a description that search engines show. */
const SNIPPET = 155

export const handle: PageHandle<typeof loader> = ({ ad }) => {
  if (!ad) return { title: AD_NOT_FOUND }
  const { title } = ad
  const page = { title, crumbs: AD_CRUMBS, here: cutTitle(title) }
  if (ad.state !== 'online') return page
  return {
    ...page,
    description: excerpt(`${TYPE_BADGES[ad.type]}, ${ad.location} : ${ad.description}`, SNIPPET),
    listed: {
      keywords: listKeywords(ad),
      path: paths.ad(ad.id),
      picture: ad.photos[0] && toSharedPicture(ad.photos[0], title),
    },
  }
}

export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  const id = parsePositiveInteger(args.params.id)
  const found = id ? await site().ads.listings.find(id, user) : null
  const [ad = null] = await site().ads.photos.withPhotos(found ? [found] : [], user)
  const isOwner = user !== null && ad?.userId === user.id
  const isAdmin = user?.isAdmin ?? false
  const [checked] = ad && (isOwner || isAdmin) ? await site().ads.moderation.find([ad.id]) : []
  const isWaiting = checked?.state === 'pending'
  const mayKeep = ad !== null && user !== null && !isOwner
  const look = isAdmin && isWaiting ? await site().ads.moderation.findLastDecision(checked.id) : null
  return data(
    {
      ad,
      own: isOwner && checked ? { ad: checked, now: new Date(), contact: site().operator.contact } : null,
      revision: isWaiting ? checked.revision : undefined,
      firstRejection: formatFirstRejection(look),
      since: checked ? compareWithReview(look, checked) : null,
      seller: ad && (await findSeller(ad, user)),
      isMember: user !== null,
      isFavourite: mayKeep ? await site().ads.favourites.has(user.id, ad.id) : null,
      isAdmin,
    },
    { status: ad ? 200 : 404, headers: publicPage(user) },
  )
}

export { loaderHeaders as headers } from '#app/http'

export default function Ad() {
  const { ad, own, seller, isFavourite, ...reader } = useLoaderData<typeof loader>()
  if (!ad) return <AdNotFound />
  return (
    <>
      <Breadcrumbs />
      <AdPage
        ad={ad}
        aside={
          <>
            {seller ? (
              <SellerCard ad={ad} seller={seller} isOwner={own !== null}>
                <AdContact ad={ad} isMember={reader.isMember} isOwner={own !== null} />
                {own === null && <AdFavourite {...ad} isKept={isFavourite} />}
              </SellerCard>
            ) : (
              <AdUnavailable>{own === null && <AdFavourite {...ad} isKept={isFavourite} />}</AdUnavailable>
            )}
            <AdEnd {...ad} />
            {own ? <OwnerBlock {...own} /> : <ReportAdLink id={ad.id} />}
            {reader.isAdmin && <AdminBlock id={ad.id} state={ad.state} seller={seller} {...reader} />}
          </>
        }
      />
    </>
  )
}

/** Uses the JPEG, because some apps that preview a shared link cannot read WebP. */
function toSharedPicture(photo: AdPhoto, title: string) {
  const { width, height } = photo
  return { path: paths.photo(photo, 'grande.jpg'), width, height, alt: photoAlt(photo, 0, title) }
}

function listKeywords({ type, category, brand, caliber }: ClassifiedAd): string[] {
  const kind = [TYPE_BADGES[type].toLowerCase(), CATEGORY_NAMES[category], brand, caliber]
  return [...kind.filter((word) => word !== null), 'tir sportif', 'petites annonces', 'Belgique']
}
