import type { AdQuery } from '#modules/ads'
import * as address from '#modules/ads/schemas'
import { parseId } from '#app/http/address'
import type { TypedRange } from '#app/ui/ads/price-range'

/** Longer than any price. */
const LONGEST = 20

/** What an address asks the list for, and the range of prices as it was typed: a fault is shown beside it. */
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
