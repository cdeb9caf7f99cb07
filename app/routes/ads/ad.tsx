import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { AD_NOT_FOUND } from '#app/text'
import { AdEnd, AdPage, SellerCard } from '#app/ui/ads'
import { Breadcrumbs, ReportAdLink } from '#app/ui'
import { AdContact, AdFavourite, AdminBlock, AdUnavailable } from './ad-aside'
import { toListing } from './ad-listing'
import { AD_CRUMBS, AdNotFound, cutTitle } from './ad-parts'
import { headers, loader } from './ad.server'
import { OwnerBlock } from './owner-block'

export { headers, loader }

export const handle: PageHandle<typeof loader> = ({ ad }) => {
  if (!ad) return { title: AD_NOT_FOUND }
  const page = { title: ad.title, crumbs: AD_CRUMBS, here: cutTitle(ad.title) }
  return ad.state === 'online' ? { ...page, ...toListing(ad) } : page
}

export default function Ad() {
  const { ad, own, seller, isFavourite, ...reader } = useLoaderData<typeof loader>()
  if (!ad) return <AdNotFound />
  return (
    <>
      <Breadcrumbs />
      <AdPage
        ad={ad}
        isOwn={own !== null}
        aside={
          <>
            {own ? (
              <OwnerBlock {...own} />
            ) : (
              <>
                {seller ? (
                  <SellerCard ad={ad} seller={seller}>
                    <AdContact ad={ad} isMember={reader.isMember} />
                    <AdFavourite {...ad} isKept={isFavourite} />
                  </SellerCard>
                ) : (
                  <AdUnavailable>
                    <AdFavourite {...ad} isKept={isFavourite} />
                  </AdUnavailable>
                )}
                <AdEnd {...ad} />
                <ReportAdLink id={ad.id} />
              </>
            )}
            {reader.isAdmin && <AdminBlock id={ad.id} state={ad.state} seller={seller} {...reader} />}
          </>
        }
      />
    </>
  )
}
