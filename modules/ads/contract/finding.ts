import type { ListQuery, Page, Slice } from '../../kernel/page'
import type { PriceRange } from '../domain/price-range'
import type { AD_FILTERS } from '../schemas'
import type { AdReader, ClassifiedAd } from './ad'

/**
 * The words are looked for in title, description, brand, caliber, place, province, and category. Ads whose price
 * has no number are between no prices, and the last by price. `owner` is the number of a member.
 */
export type AdQuery = ListQuery<typeof AD_FILTERS> & PriceRange & { owner?: number }

export interface Finding {
  listPublic(query: AdQuery, slice: Slice, reader: AdReader): Promise<Page<ClassifiedAd>>

  /**
   * Makes again what searches and prices look at, for ads whose own was made by an older version of the site;
   * returns how many. Several processes make none twice.
   */
  remakeSearch(): Promise<number>
}
