import type { ListQuery } from '#modules/kernel/page'
import type { PriceRange } from './price-range'
import type { AD_FILTERS } from '../schemas'

/**
 * The words are looked for in title, description, brand, caliber, place, province, and category. Ads whose price
 * has no number are between no prices, and the last by price. `owner` is the number of a member.
 */
export type AdQuery = ListQuery<typeof AD_FILTERS> & PriceRange & { owner?: number }
