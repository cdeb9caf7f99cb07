import { z } from 'zod'

/** The revision that the admin read, sent so that a decision on a changed ad is refused. */
export const revision = z
  .string('Le formulaire est incomplet : rechargez la page.')
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

/** The anchor to which the page scrolls after a decision: the next pending ad, if any. */
export const NEXT_AD = 'suite'

/** A redirect without a message, because the list itself shows the decision. */
export const TO_NEXT_AD = { to: `#${NEXT_AD}` }

export const rowId = (adId: number) => `annonce-${adId}`
