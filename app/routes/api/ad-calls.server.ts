import type { CheckedAd, ClassifiedAd } from '#modules/ads'
import type { Undecidable } from '#modules/admin'
import type { Page } from '#modules/kernel/page'
import { failed } from '#app/http/call.server'
import { AD_NOT_FOUND } from '#app/text/not-found-words'
import { AD_CHANGED, AD_DECIDED } from '../ads/words'
import { failAct } from './admin-calls.server'

/** Whether there is none, or none for whoever asks. */
export const failUnknownAd = () => failed(404, AD_NOT_FOUND)

/** As the contract has it: without what the pages know besides. */
export function entityOf({ rejectionReason: _, revision: _1, ...ad }: CheckedAd): ClassifiedAd {
  return ad
}

export function entitiesOf({ items, total }: Page<CheckedAd>): Page<ClassifiedAd> {
  return { items: items.map(entityOf), total }
}

export function failAdAct(code: Undecidable | 'signed-out' | 'not-admin'): Response {
  switch (code) {
    case 'not-found':
      return failUnknownAd()
    case 'changed':
      return failed(409, AD_CHANGED)
    case 'decided':
      return failed(409, AD_DECIDED)
    default:
      return failAct(code)
  }
}
