import type { ClassifiedAd } from '../ad'
import type { AdQuery } from '../search/query'

/** A search whose new ads a member gets by mail. */
export type Alert = {
  id: number
  /** As it stands in the address of the list. */
  search: string
  query: AdQuery
  createdAt: Date
}

export type OwnAlerts = {
  alerts: Alert[]
  /** False once the member has ended the mails; they end and begin for all alerts at once. */
  isMailed: boolean
}

/** What one mail tells a member: new ads that their alerts find, the newest first. */
export type AdDigest = {
  firstName: string
  ads: Pick<ClassifiedAd, 'id' | 'title' | 'price' | 'location'>[]
  /** More were found than a mail lists. */
  hasMore: boolean
  /** It tells of what was approved until then. */
  until: Date
}
