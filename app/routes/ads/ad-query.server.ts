import type { AdQuery } from '#modules/ads'
import * as address from '#modules/ads/schemas'
import { parsePositiveInteger } from '#app/http'
import type { TypedRange } from '#app/ui/ads'

/** The most characters of a typed price that the form shows again. */
const LONGEST = 20

/** `typed` is the price range as typed, so that an error can be shown beside it. */
export function readAdQuery(request: Request): { query: AdQuery; typed: TypedRange } {
  const { searchParams } = new URL(request.url)
  const [min, max] = [searchParams.get('min') ?? '', searchParams.get('max') ?? '']
  const owner = parsePositiveInteger(searchParams.get('owner')) ?? undefined
  const { query, fault } = address.parseAdQuery(searchParams)
  return {
    query: { ...query, owner },
    typed: { min: min.slice(0, LONGEST), max: max.slice(0, LONGEST), fault },
  }
}
