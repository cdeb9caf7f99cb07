/** The page scrolls to this anchor after a decision. It marks the next pending ad, if any is left. */
export const NEXT_AD = 'suite'

/** A redirect without a message, because the list itself shows the decision. */
export const TO_NEXT_AD = { to: `#${NEXT_AD}` }

export const rowId = (adId: number) => `annonce-${adId}`
