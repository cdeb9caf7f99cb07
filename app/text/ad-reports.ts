import type { AdState } from '#modules/ads'

export const HIDE_AD = { act: 'hide', label: "Masquer l'annonce" } as const
export const SHOW_AD = { act: 'show', label: 'Afficher de nouveau' } as const

export const VISIBILITY_ACTS: Partial<Record<AdState, typeof HIDE_AD | typeof SHOW_AD>> = {
  online: HIDE_AD,
  expired: HIDE_AD,
  hidden: SHOW_AD,
}

/** The name shown for a deleted member in a report that has been closed for a year. */
export const FORMER_MEMBER = 'un ancien membre'

export const adInWords = (owner: string): string => `Annonce ${owner ? `de ${owner}` : `d'${FORMER_MEMBER}`}`
