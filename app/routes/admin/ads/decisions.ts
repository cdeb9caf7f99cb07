import { z } from 'zod'
import { AD_CHANGED, AD_DECIDED, OWNER_BLOCKED } from '#app/text/ads'
import { AD_NOT_FOUND } from '#app/text/words'

/** The revision of the ad that the admin has read, which every form about it sends. */
export const revision = z
  .string('Le formulaire est incomplet : rechargez la page.')
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

/** Why an ad can no longer be decided on. */
export const UNDECIDABLE = { 'not-found': AD_NOT_FOUND, changed: AD_CHANGED, decided: AD_DECIDED }

/** Why an ad cannot be approved. */
export const UNAPPROVABLE = { ...UNDECIDABLE, 'owner-blocked': OWNER_BLOCKED }

/** The next ad that waits, just below what was decided and the button that undoes it. */
export const NEXT = 'suite'

/** The way back to a list after a decision that can be undone. */
export const toNext = (list: string) => `${list}#${NEXT}`

/** Of an ad in the queue. */
export const rowId = (adId: number) => `annonce-${adId}`
