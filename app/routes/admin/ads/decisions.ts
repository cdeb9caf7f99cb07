import { z } from 'zod'

/** The revision of the ad that the admin has read, which every form about it sends. */
export const revision = z
  .string('Le formulaire est incomplet : rechargez la page.')
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

/** The next ad that waits, just below what was decided and the button that undoes it. */
export const NEXT_AD = 'suite'

/** Where an action leads whose outcome the list shows itself. */
export const TO_NEXT_AD = { to: `#${NEXT_AD}` }

/** Of an ad in the queue. */
export const rowId = (adId: number) => `annonce-${adId}`
