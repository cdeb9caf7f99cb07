import { data, type LoaderFunctionArgs } from '@remix-run/node'
import type { AdQuery } from '#modules/ads'
import { parseAdQuery, toSearch } from '#modules/ads/schemas'
import type { User } from '#modules/identity'
import type { Slice } from '#modules/kernel/page'
import { currentAddress, currentUser, limitSearch, parseId, publicPage, readPage } from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { ownAdRow, type TypedRange } from '#app/ui/ads'
import { listAdFilters } from './ad-filters'
import { findOwnerName } from './seller.server'

export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  const { query: asked, typed } = readAdQuery(args.request)
  await limitSearch(args.context, user, asked.q)
  const pagination = readPage(args.request, PER_PAGE)
  const now = new Date()
  const { ads } = site()
  const { query, found, typedQ, suggestion } = await findAds(asked, pagination.slice, user)
  const ownerName = query.owner === undefined ? undefined : await findOwnerName(found.items[0], user)
  const filters = listAdFilters(query, ownerName)
  const isFiltered = filters.length > 0 || query.sort !== undefined
  const mayWiden = query.province !== undefined && query.withoutProvince === undefined
  const [withoutProvince, kept, mine] = await Promise.all([
    mayWiden ? ads.search.countWithoutProvince(query) : 0,
    user &&
      ads.favourites.findKept(
        user.id,
        found.items.map(({ id }) => id),
      ),
    user && !isFiltered && ads.listings.listOwn(user.id, { limit: OWN, offset: 0 }),
  ])
  const own = user && mine && (await ads.photos.withPhotos(mine.items, user))
  const corrections = await ads.listings.findCorrections((own || []).map(({ id }) => id))
  const position = pagination.paginate(found.total, (page) => paths.ads({ ...query, page }))
  return data(
    {
      isMember: user !== null,
      own: own && { rows: own.map((ad) => ownAdRow(ad, corrections.get(ad.id), now)), total: mine.total },
      ads: await ads.photos.withPhotos(found.items, user),
      hearts: user && kept ? { list: currentAddress(args.request), userId: user.id, kept } : undefined,
      total: found.total,
      withoutProvince,
      typedQ,
      suggestion,
      query,
      typed,
      ownerName,
      filters,
      // A search by owner cannot be saved as an alert.
      search: query.owner === undefined ? toSearch(query) : '',
      isFiltered,
      ...position,
    },
    { headers: publicPage(user) },
  )
}

export { loaderHeaders as headers } from '#app/http'

const PER_PAGE = 24
const OWN = 3

/**
 * Finds the ads of a query. Of a search that finds nothing, shows what it finds with one letter changed, and suggests what
 * it finds with two. `typedQ` is then the search as typed, or null if nothing was changed.
 */
async function findAds(query: AdQuery, slice: Slice, user: User | null) {
  const { search } = site().ads
  const found = await search.list(query, slice, user)
  const asked = { query, found, typedQ: null, suggestion: null }
  if (found.total > 0 || query.q === undefined) return asked
  const correction = await search.correct(query.q)
  if (!correction) return asked
  const corrected = { ...query, q: correction.q }
  const near = await search.list(corrected, slice, user)
  if (near.total === 0) return asked
  if (correction.letters > 1) return { ...asked, suggestion: { q: correction.q, total: near.total } }
  return { ...asked, query: corrected, found: near, typedQ: query.q }
}

/** The most characters of a typed price that the form shows again. */
const LONGEST = 20

/** `typed` is the price range as typed, so that an error can be shown beside it. */
function readAdQuery(request: Request): { query: AdQuery; typed: TypedRange } {
  const { searchParams } = new URL(request.url)
  const [min, max] = [searchParams.get('min') ?? '', searchParams.get('max') ?? '']
  const owner = parseId(searchParams.get('owner')) ?? undefined
  const { query, fault } = parseAdQuery(searchParams)
  return {
    query: { ...query, owner },
    typed: { min: min.slice(0, LONGEST), max: max.slice(0, LONGEST), fault },
  }
}
