import { z } from 'zod'

/** The revision of the ad that the admin has read, which every form to decide on it or change it sends. */
export const revision = z
  .string('Le formulaire est incomplet : rechargez la page.')
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

/** The anchor of the next waiting ad, just below the last decision and its undo button. */
export const NEXT_AD = 'suite'

/** The redirect after an action whose outcome the list itself shows. */
export const TO_NEXT_AD = { to: `#${NEXT_AD}` }

/** Returns the anchor of an ad in the queue. */
export const rowId = (adId: number) => `annonce-${adId}`
