import type { Page, Slice } from '../../kernel/page'
import type { AdQuery, AdReader, ClassifiedAd } from '../contract'

export interface Finding {
  listPublic(query: AdQuery, slice: Slice, reader: AdReader): Promise<Page<ClassifiedAd>>

  /**
   * Makes again what searches and prices look at, for ads whose own was made by an older version of the site;
   * returns how many. Several processes make none twice.
   */
  remakeSearch(): Promise<number>
}
