/** The anchor to which the page scrolls after a decision: the next pending ad, if any. */
export const NEXT_AD = 'suite'

/** A redirect without a message, because the list itself shows the decision. */
export const TO_NEXT_AD = { to: `#${NEXT_AD}` }

export const rowId = (adId: number) => `annonce-${adId}`
