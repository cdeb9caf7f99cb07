/**
 * Points on which the sources disagree or are silent. No question may depend on such a point. Remove a point
 * once its legal text has been consulted.
 */
export const BARRED = {
  handloading:
    /rechargement|recharge\w* (?:\S+ )?(?:munition|cartouches|douille)|(?:munition|cartouche)s? rechargée/i,
  'powder by weight': /\bkg\b|\bkilos?\b|kilogramme/i,
  // A question on this point is allowed if it names its source with 'selon'.
  'seconds after a misfire':
    /^(?!.*\bselon\b)(?=.*(?:\brat(?:é|e)s?(?!\p{L})|part pas|parti pas|long feu))(?=.*\b(?:secondes|minutes?)\b).*\batten/iu,
  'stamps by quarter or month': /trimestre|cachets? (?:par|chaque) mois|(?:un|deux) cachets? (?:au|par)/i,
  'licence categories by letter': /[Cc]atégories? [ABCD](?!['\p{L}])/u,
  'unattended vehicle': /(?=.*(?:véhicule|voiture|coffre))(?=.*sans surveillance)/i,
  'automatic fire on a range':
    /^(?=.*\bstand\b)(?=.*(?<!semi-)\bautomatique)(?=.*(?:interdi|permis|admis|autorisé))/i,
  'children of eight': /(?<![-\d])\b(?:8|huit) ans\b/i,
  'magazines of IPSC': /\bipsc\b|\b171 mm/i,
  'the only handgun of the list': /seule arme courte/i,
  'model 4A': /modèle 4 ?A\b/,
  'a lost licence or book': /(?:perd\p{L}*|perte|égar\p{L}*|\bvol) (?:\S+ ){0,2}(?:carnet|licence|LTS)\b/iu,
  'self-defence at night': /(?=.*légitime défense)(?=.*(?:\bnuit\b|effraction))/i,
  'attempted offences': /(?=.*\btentative)(?=.*(?:puni|peine))/i,
  'length of a sentence':
    /\b(?:mois|ans?) (?:d'emprisonnement|de prison)|emprisonnement d(?:e |').*\b(?:mois|ans?)\b/i,
  money: /€|\beuros?\b/i,
} as const

export type BarredPoint = keyof typeof BARRED
