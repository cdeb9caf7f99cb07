import type { ClassifiedAd } from '../../ads'
import type { Caller } from '../../identity'
import type { Acted } from './acted'

export interface AdActions {
  /** One that is approved already stays so, without another line in the log. */
  approveAd(by: Caller, id: number): Acted<ClassifiedAd, 'not-found'>
}
