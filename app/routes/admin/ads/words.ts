import type { AdDecision, DecidedAds } from '#modules/admin'
import { AD_NOT_FOUND } from '#app/text/not-found-words'
import { count } from '#app/text/count'
import { paths } from '#app/paths'
import { AD_CHANGED, AD_DECIDED, AD_NOT_DELETED } from '#app/routes/ads/words'

export const ADS_TAB = { label: 'Annonces', href: paths.admin.ads() }

export const UNDECIDABLE = { 'not-found': AD_NOT_FOUND, changed: AD_CHANGED, decided: AD_DECIDED }

/** 'Approuver 3 annonces ?' */
export const DECISION_QUESTIONS: Record<AdDecision, string> = { approve: 'Approuver', delete: 'Supprimer' }

/** What a decision upon one ad does, and upon several. */
export const DECISION_ABOUT: Record<AdDecision, OneOrMany> = {
  approve: [
    'Elle est publiée tout de suite, et son auteur prévenu par email.',
    'Elles sont publiées tout de suite, et leurs auteurs prévenus par email.',
  ],
  delete: [
    'Elle disparaît tout de suite. Cette action est irréversible.',
    'Elles disparaissent tout de suite. Cette action est irréversible.',
  ],
}

export const DECISION_FAILED: Record<AdDecision, OneOrMany> = {
  approve: ["Erreur lors de l'approbation de l'annonce", "Erreur lors de l'approbation des annonces"],
  delete: [AD_NOT_DELETED, 'Erreur lors de la suppression des annonces'],
}

/** '2 annonces approuvées, 1 modifiée ou traitée entre-temps' */
export function decided(decision: AdDecision, { done, left }: DecidedAds): string {
  const told = `${count(done, 'annonce')} ${oneOrMany(done, DONE[decision])}`
  return left > 0 ? `${told}, ${left} ${oneOrMany(left, LEFT)}` : told
}

/** '2 annonces modifiées ou traitées entre-temps': where nothing of what was asked for could be done. */
export function noneDecided(left: number): string {
  return `${count(left, 'annonce')} ${oneOrMany(left, LEFT)}`
}

type OneOrMany = [one: string, many: string]

export function oneOrMany(number: number, [one, many]: OneOrMany): string {
  return number > 1 ? many : one
}

const DONE: Record<AdDecision, OneOrMany> = {
  approve: ['approuvée', 'approuvées'],
  delete: ['supprimée', 'supprimées'],
}

const LEFT: OneOrMany = ['modifiée ou traitée entre-temps', 'modifiées ou traitées entre-temps']
