import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ClassifiedAd } from '#modules/ads'
import { isRegulated } from '#modules/ads/schemas'
import { longDate } from '#app/text/format'
import { publicPage } from '#app/http/responses'
import { parseId } from '#app/http/address'
import { currentUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { AD_NOT_FOUND, excerpt } from '#app/text/words'
import { paths } from '#app/paths'
import { publicMeta, unlistedMeta } from '#app/document/seo'
import { AdPage } from '#app/ui/ads/ad-page'
import { frenchPrice } from '#app/text/french'
import type { Fact } from '#app/ui/content/blocks'
import { AdContact, AdminBlock, OwnerBlock } from './ad-aside'
import { AdBreadcrumbs, adCrumbs, AdNotFound } from './ad-parts'
import { STATE_BADGES, typeBadge } from './ad-view'
import { AUTHORISATION, CATEGORY_NAMES, CONDITION_NAMES, TYPE_BADGES, WEAPON_LAW } from './words'

/** The length that search engines show. */
const SNIPPET = 155

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const ad = data?.ad
  if (!ad) return unlistedMeta(AD_NOT_FOUND)
  if (data.state !== 'online') return unlistedMeta(ad.title)
  return publicMeta(matches, {
    title: ad.title,
    description: excerpt(`${TYPE_BADGES[ad.type]}, ${ad.location} : ${ad.description}`, SNIPPET),
    keywords: keywordsOf(ad),
    path: paths.ad(ad.id),
    crumbs: adCrumbs({ here: ad.title }),
  })
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const user = await currentUser({ request, context })
  const id = parseId(params.id)
  const ad = id ? await site().ads.find(id, user) : null
  // Only its owner and admins can read an ad that is not approved.
  const [checked] = ad && !ad.isApproved ? await site().ads.findChecked([ad.id]) : []
  const rejectionReason = checked?.rejectionReason ?? null
  const state = ad && (checked?.state ?? (ad.isSold ? 'sold' : 'online'))
  return data(
    {
      ad,
      state,
      rejectionReason,
      revision: state === 'pending' ? checked?.revision : undefined,
      isMember: user !== null,
      isOwner: user !== null && ad?.userId === user.id,
      isAdmin: user?.isAdmin ?? false,
    },
    { status: ad ? 200 : 404, headers: publicPage(user) },
  )
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function Ad() {
  const { ad, state, rejectionReason, ...reader } = useLoaderData<typeof loader>()
  if (!ad || !state) return <AdNotFound />
  return (
    <>
      <AdBreadcrumbs here={ad.title} />
      <AdPage
        badges={[
          typeBadge(ad.type),
          ...(state === 'pending' ? [PENDING] : []),
          ...(state === 'sold' || state === 'rejected' ? [STATE_BADGES[state]] : []),
        ]}
        category={CATEGORY_NAMES[ad.category]}
        title={ad.title}
        price={frenchPrice(ad.price)}
        place={ad.location}
        date={longDate(ad.createdAt)}
        dateTime={ad.createdAt.toISOString()}
        description={ad.description}
        facts={factsOf(ad)}
        law={isRegulated(ad.category) ? { title: `${AUTHORISATION}.`, text: WEAPON_LAW } : undefined}
        aside={
          <>
            <AdContact ad={ad} isMember={reader.isMember} />
            {reader.isOwner && <OwnerBlock ad={ad} state={state} rejectionReason={rejectionReason} />}
            {reader.isAdmin && <AdminBlock id={ad.id} revision={reader.revision} />}
          </>
        }
      />
    </>
  )
}

const PENDING = { tone: 'warning', label: 'En attente de validation' } as const

function keywordsOf({ type, category, brand, caliber }: ClassifiedAd): string[] {
  const kind = [TYPE_BADGES[type].toLowerCase(), CATEGORY_NAMES[category], brand, caliber]
  return [...kind.filter((word) => word !== null), 'tir sportif', 'petites annonces', 'Belgique']
}

function factsOf({ brand, caliber, condition, weight }: ClassifiedAd): Fact[] {
  return [
    { term: 'Marque', value: brand },
    { term: 'Calibre', value: caliber },
    { term: 'État', value: condition && CONDITION_NAMES[condition] },
    { term: 'Poids', value: weight },
  ].filter((fact): fact is { term: string; value: string } => Boolean(fact.value))
}
