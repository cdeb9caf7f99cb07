import type { AdDecision } from '../../../../modules/admin'
import { count } from '../../../ui/text/count'
import { paths } from '../../../paths'
import { UNKNOWN } from '../../../unknown'
import { AD_CHANGED, AD_DECIDED } from '../../ads/words'

export const ADS_TAB = { label: 'Annonces', href: paths.admin.ads() }

export const UNDECIDABLE = { 'not-found': UNKNOWN.ad, changed: AD_CHANGED, decided: AD_DECIDED }

/** 'Approuver 3 annonces ?' */
export const DECISION_QUESTIONS: Record<AdDecision, string> = { approve: 'Approuver', delete: 'Supprimer' }

/** '2 annonces approuvées, 1 modifiée entre-temps' */
export function decided(decision: AdDecision, { done, left }: { done: number; left: number }): string {
  const [one, many] = DONE[decision]
  const told = done > 0 || left === 0 ? [`${count(done, 'annonce')} ${done > 1 ? many : one}`] : []
  if (left > 0) told.push(leftAlone(left, told.length === 0))
  return told.join(', ')
}

const DONE: Record<AdDecision, [one: string, many: string]> = {
  approve: ['approuvée', 'approuvées'],
  delete: ['supprimée', 'supprimées'],
}

function leftAlone(left: number, isAlone: boolean): string {
  const ads = isAlone ? count(left, 'annonce') : String(left)
  return `${ads} ${left > 1 ? 'modifiées ou traitées' : 'modifiée ou traitée'} entre-temps`
}
