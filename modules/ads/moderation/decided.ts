import type { AdOutcome } from './decision'
import type { CheckedAd } from '../ad'

export type { AdOutcome } from './decision'

/** What waits for admins. */
export type Waiting = { ads: number; adReports: number; conversationReports: number }

/** What an admin has decided last, while they can take it back. */
export type LastDecision = {
  id: number
  outcome: AdOutcome
  /** How many ads it is about. */
  ads: number
  /** The one of them that had waited longest. */
  first: Pick<CheckedAd, 'id' | 'title' | 'createdAt'>
}

/** An ad of a decision, and why the decision about it stands; null where it can be taken back. */
export type DecidedAd = { ad: CheckedAd; refusal: 'sold' | 'changed' | null }
