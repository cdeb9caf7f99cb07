import type { Flash } from '#app/http'

/** The page scrolls to this anchor after a decision. It marks the next pending ad, if any is left. */
export const NEXT_AD = 'suite'

/** A redirect without a message, because the list itself shows the decision. */
export const TO_NEXT_AD = { to: `#${NEXT_AD}` }

export const rowId = (adId: number) => `annonce-${adId}`

export const toCorrected = (corrections: number) => ({
  to: '#attente',
  flash: toCorrectedMessage(corrections),
})

/** The list shows no approval of corrections, because it cannot be undone. */
const toCorrectedMessage = (corrections: number): Flash => ({
  kind: 'success',
  title: corrections > 1 ? 'Corrections approuvées' : 'Correction approuvée',
  text:
    corrections > 1
      ? `Les annonces en ligne ont changé, et leurs auteurs sont prévenus par email. ${NOT_UNDONE}`
      : `L'annonce en ligne a changé, et son auteur est prévenu par email. ${NOT_UNDONE}`,
})

export const NOT_UNDONE = "L'approbation d'une correction ne s'annule pas."
