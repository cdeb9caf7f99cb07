import type { Flash } from '#app/http'

/** The page scrolls to this anchor after a decision. It marks the next pending ad, if any is left. */
export const NEXT_AD = 'suite'

/** A redirect without a message, because the list itself shows the decision. */
export const TO_NEXT_AD = { to: `#${NEXT_AD}` }

export const rowId = (adId: number) => `annonce-${adId}`

/** The list shows no approval of corrections, because it cannot be undone. `left` tells about ads that were left out. */
export function toCorrected(corrections: number, left = ''): { to: string; flash: Flash } {
  const [title, changed] =
    corrections > 1
      ? [
          `${corrections} corrections approuvées`,
          'Les annonces en ligne ont changé, et leurs auteurs sont prévenus',
        ]
      : ['Correction approuvée', "L'annonce en ligne a changé, et son auteur est prévenu"]
  return {
    to: '#attente',
    flash: { kind: 'success', title, text: `${changed} par email. ${NOT_UNDONE}${left}` },
  }
}

export const NOT_UNDONE = "L'approbation d'une correction ne s'annule pas."
