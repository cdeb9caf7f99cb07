/** Words that mean the same in ads, as `toSearchedWords` writes them. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['lunette', 'scope'],
  ['viseur', 'red dot', 'reddot', 'point rouge'],
  ['longue vue', 'monoculaire', 'spotting'],
  ['telemetre', 'rangefinder'],
  ['bipied', 'bipod'],
  ['trepied', 'tripode'],
  ['montage', 'collier', 'anneau'],
  ['dioptre', 'diopter'],
  ['mallette', 'malle', 'valise', 'coffret'],
  ['housse', 'etui', 'fourreau'],
  ['coffre', 'armoire'],
  ['cible', 'silhouette', 'carton'],
  ['casque', 'antibruit'],
  ['chargeur', 'magasin'],
  ['silencieux', 'moderateur'],
  ['munition', 'cartouche', 'balle'],
  ['veste', 'blouson'],
]

export function listSynonyms(word: string): readonly string[] {
  return SYNONYMS.find((group) => group.includes(word)) ?? [word]
}
