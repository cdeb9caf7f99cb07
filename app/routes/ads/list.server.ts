import { data, type LoaderFunctionArgs } from '@remix-run/node'
import type { AdQuery } from '#modules/ads'
import { parseAdQuery, toSearch } from '#modules/ads/schemas'
import { currentUser, limitSearch, parseId, publicPage, readPage } from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { ownAdRow, type TypedRange } from '#app/ui/ads'
import { listAdFilters } from './ad-filters'
import { findOwnerName } from './seller.server'

export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  const { query, typed } = readAdQuery(args.request)
  await limitSearch(args.context, user, query.q)
  const pagination = readPage(args.request, PER_PAGE)
  const now = new Date()
  const { ads } = site()
  const mayWiden = query.province !== undefined && query.withoutProvince === undefined
  const [found, withoutProvince, mine] = await Promise.all([
    ads.search.list(query, pagination.slice, user),
    mayWiden ? ads.search.countWithoutProvince(query) : 0,
    user && ads.listings.listOwn(user.id, { limit: OWN, offset: 0 }),
  ])
  const own = user && mine && (await ads.photos.withPhotos(mine.items, user))
  const ownerName = query.owner === undefined ? undefined : await findOwnerName(found.items[0], user)
  const position = pagination.paginate(found.total, (page) => paths.ads({ ...query, page }))
  const filters = listAdFilters(query, ownerName)
  return data(
    {
      isMember: user !== null,
      own: own && { rows: own.map((ad) => ownAdRow(ad, now)), total: mine.total },
      ads: await ads.photos.withPhotos(found.items, user),
      total: found.total,
      withoutProvince,
      query,
      typed,
      ownerName,
      filters,
      // A search by owner cannot be saved as an alert.
      search: query.owner === undefined ? toSearch(query) : '',
      isFiltered: filters.length > 0 || query.sort !== undefined,
      ...position,
    },
    { headers: publicPage(user) },
  )
}

export { loaderHeaders as headers } from '#app/http'

const PER_PAGE = 24
const OWN = 3

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
