import type { AdQuery } from '#modules/ads'
import * as address from '#modules/ads/schemas'
import { parseId } from '#app/http/address'
import type { TypedRange } from '#app/ui/ads/price-range'

/** Every price is shorter. */
const LONGEST = 20

/** Reads the query of the list, and the range of prices as it was typed: an error is shown beside it. */
export function readAdQuery(request: Request): { query: AdQuery; typed: TypedRange } {
  const { searchParams } = new URL(request.url)
  const [min, max] = [searchParams.get('min') ?? '', searchParams.get('max') ?? '']
  const owner = parseId(searchParams.get('owner')) ?? undefined
  const { query, fault } = address.readAdQuery(searchParams)
  return {
    query: { ...query, owner },
    typed: { min: min.slice(0, LONGEST), max: max.slice(0, LONGEST), fault },
  }
}
