import type {
  AdCategory,
  AdCondition,
  AdminAd,
  AdQuery,
  AdType,
  ClassifiedAd,
  AdSnapshot,
  Interest,
  OwnAct,
  Province,
  TooManyAds,
} from '#modules/ads'
import { daysUntil, deletedAt, MOST_ADS, MOST_WAITING_ADS } from '#modules/ads/rules'
import { day, dayAndMonth, longDate } from './format'
import { REJECTION_NAMES } from './rejections'
import { count, thousands } from './words'

export const TYPE_BADGES: Record<AdType, string> = { sale: 'Vente', purchase: 'Achat' }

export const TYPE_CHOICES: Record<AdType, string> = { sale: 'Vente', purchase: 'Recherche' }

export const CATEGORY_NAMES: Record<AdCategory, string> = {
  armes: 'Armes',
  munitions: 'Munitions',
  accessoires: 'Accessoires',
  optique: 'Optique',
  equipement: 'Équipement',
  autres: 'Autres',
}

export const CONDITION_NAMES: Record<AdCondition, string> = {
  neuf: 'Neuf',
  excellent: 'Excellent',
  bon: 'Bon',
  moyen: 'Moyen',
}

export const PROVINCE_NAMES: Record<Province, string> = {
  anvers: 'Anvers',
  'brabant-flamand': 'Brabant flamand',
  'brabant-wallon': 'Brabant wallon',
  bruxelles: 'Bruxelles',
  'flandre-occidentale': 'Flandre occidentale',
  'flandre-orientale': 'Flandre orientale',
  hainaut: 'Hainaut',
  liege: 'Liège',
  limbourg: 'Limbourg',
  luxembourg: 'Luxembourg',
  namur: 'Namur',
}

/** '1360 Perwez, Brabant wallon', but '5000 Namur'. */
export function withProvince(locality: string, province: Province): string {
  const name = PROVINCE_NAMES[province]
  return locality.includes(name) ? locality : `${locality}, ${name}`
}

export const UNKNOWN_LOCALITY =
  "Cette commune n'est pas dans notre liste : corrigez-la, ou choisissez aussi la province"
export const AMBIGUOUS_LOCALITY =
  'Plusieurs lieux portent ce nom : choisissez le vôtre, ou ajoutez le code postal'

export function searchInWords(query: AdQuery): [filter: keyof AdQuery, words: string][] {
  const { q, type, category, condition, province, withoutProvince, min, max, withPhotos } = query
  const words: { [Filter in keyof AdQuery]: string | false | undefined } = {
    q: q && `Recherche : ${q}`,
    type: type && `Type : ${TYPE_BADGES[type]}`,
    category: category && `Catégorie : ${CATEGORY_NAMES[category]}`,
    condition: condition && `État : ${CONDITION_NAMES[condition]}`,
    province: province && `Province : ${PROVINCE_NAMES[province]}`,
    withoutProvince: withoutProvince && 'Aussi sans province',
    min: min !== undefined && `Dès ${thousands(min)} €`,
    max: max !== undefined && `Jusqu'à ${thousands(max)} €`,
    withPhotos: withPhotos && 'Avec photos',
  }
  return Object.entries(words).flatMap(([filter, text]) => (text ? [[filter as keyof AdQuery, text]] : []))
}

export function searchOnOneLine(query: AdQuery): string {
  const [first, ...others] = searchInWords(query).map(([, words]) => words)
  return [first, ...others.map((words) => words.charAt(0).toLowerCase() + words.slice(1))].join(', ')
}

export const AD_FIELDS = {
  type: "Type d'annonce",
  category: 'Catégorie',
  title: 'Titre',
  description: 'Description',
  brand: 'Marque',
  caliber: 'Calibre',
  condition: 'État',
  weight: 'Poids',
  features: 'Autres caractéristiques',
  price: 'Prix',
  location: 'Localisation',
  province: 'Province',
  contactEmail: 'Email',
  contactPhone: 'Téléphone',
  contactInfo: 'Autres coordonnées',
} as const satisfies Record<keyof AdminAd, string>

export function toCharacteristics({ brand, caliber, condition, weight, features }: ClassifiedAd) {
  return [
    { term: AD_FIELDS.brand, value: brand },
    { term: AD_FIELDS.caliber, value: caliber },
    { term: AD_FIELDS.condition, value: condition && CONDITION_NAMES[condition] },
    { term: AD_FIELDS.weight, value: weight },
    { term: AD_FIELDS.features, value: features },
  ]
}

export const OWN_ACT_NAMES = {
  renew: 'Renouveler',
  edit: 'Modifier',
  correct: 'Corriger et renvoyer',
  reserve: 'Marquer comme réservée',
  release: 'Lever la réservation',
  'lower-price': 'Baisser le prix',
  'mark-sold': 'Marquer comme vendu',
  'undo-sale': 'Annuler la vente',
  'correct-online': "Corriger l'annonce",
  'edit-correction': 'Modifier la correction',
  'withdraw-correction': 'Retirer la correction',
} as const satisfies Record<OwnAct, string>

export const FAVOURITE_ACT_NAMES = {
  add: 'Ajouter aux favoris',
  remove: 'Retirer des favoris',
}

/** Says when an online ad will expire, or when an expired ad will be deleted. Otherwise returns null. */
export function formatTerm(
  { state, expiresAt, endedAt }: Pick<ClassifiedAd, 'state' | 'expiresAt' | 'endedAt'>,
  now: Date,
): string | null {
  if (state === 'online' && expiresAt !== null)
    return `En ligne jusqu'au ${longDate(expiresAt)}, encore ${count(daysUntil(expiresAt, now), 'jour')}.`
  if (state !== 'expired' || endedAt === null) return null
  return `Fin le ${longDate(endedAt)}. Supprimée le ${longDate(deletedAt(endedAt))} si vous ne la renouvelez pas.`
}

/** Formats '12 vues, 1 favori, 0 conversation.' */
export function formatInterest({ views, keepers, conversations }: Interest): string {
  return `${count(views, 'vue')}, ${count(keepers, 'favori')}, ${count(conversations, 'conversation')}.`
}

export function formatFirstRejection(look: AdSnapshot | null): string | null {
  if (!look?.rejection) return null
  const { rule, reason } = look.rejection
  return `Refusée une première fois : ${REJECTION_NAMES[rule]}. ${reason}`
}

/** The law of 8 June 2006, art. 19, 4°, requires this notice in offers of items that need authorisation. */
export const AUTHORISATION = 'Détention soumise à autorisation'

/** Sums up the prohibitions of the law of 8 June 2006, art. 19, 1° and 5°: see `docs/legal.md`. */
const FORBIDDEN =
  "L'article 19 de la loi du 8 juin 2006 sur les armes interdit d'acheter, de vendre, d'offrir en vente ou de céder une arme, même en vente libre, à un particulier par correspondance ou par Internet, et d'organiser la vente à distance d'armes, de munitions ou de chargeurs (1°) ; une annonce en ligne peut déjà être tenue pour une offre en vente. Sauf exception légale, il interdit aussi d'offrir en vente, de vendre ou de céder des armes à feu ou à air, des munitions ou des chargeurs sur un marché, dans une bourse ou en un autre lieu hors d'un établissement permanent (5°). Dans les autres cas, la cession d'une arme ou de munitions demande le titre approprié (art. 10, 12 et 22) et répond à d'autres conditions"

export const WEAPON_LAW = `La détention d'une arme à feu ou de munitions est soumise à autorisation, sauf exception légale. ${FORBIDDEN} : renseignez-vous avant auprès du service des armes du gouverneur.`

export const SELLER_REMINDER =
  "La cession d'une arme ou de munitions entre particuliers est réglée par la loi du 8 juin 2006 : elle demande le titre approprié."

export const SELLER_LAW = `Leur détention est soumise à autorisation, sauf exception légale. ${FORBIDDEN} : avant de publier, renseignez-vous auprès du service des armes du gouverneur.`

export const APPROVED_GUNSMITH = 'Armurier agréé'

export const ADDRESS_UNCONFIRMED = 'Adresse non confirmée'
export const ACCOUNT_BLOCKED = 'Compte bloqué'

export const rejectWaiting = (ads: number) =>
  `Rejeter ${ads > 1 ? `ses ${thousands(ads)} annonces` : 'son annonce'} en attente`

export const POST_AN_AD = 'Poster une annonce'
export const NO_AD = 'Aucune annonce disponible pour le moment'
export const POST_FIRST_AD = 'Poster la première annonce'

export const CERTIFICATE =
  "Je certifie que cette annonce respecte la loi du 8 juin 2006 sur les armes : ni achat, vente, offre en vente ou cession d'une arme, même en vente libre, à un particulier par correspondance ou par Internet, ni cession sans le titre approprié ou hors des conditions légales."

export const TOO_MANY_ADS: Record<TooManyAds, string> = {
  'too-many-waiting': `${MOST_WAITING_ADS} de vos annonces attendent déjà d'être relues. Attendez une décision, ou supprimez une de ces annonces, avant d'en envoyer une autre.`,
  'too-many-ads': `Vous avez déjà ${MOST_ADS} annonces. Supprimez-en une, vendue ou terminée par exemple, avant d'en poster une autre.`,
}

export const KEEP_DRAFT = 'Enregistrer le brouillon'
export const DELETE_DRAFT = 'Supprimer le brouillon'
export const DRAFT_TOO_LONG = "Votre texte est trop long pour un brouillon : il n'est pas gardé."

/** Names a draft by the day on which it was kept: 'Brouillon du 28 novembre'. */
export const nameDraft = (savedAt: Date) => `Brouillon du ${dayAndMonth(day(savedAt))}`

export const CATEGORY_CLOSED = "Cette catégorie n'est pas ouverte aux annonces des membres."

export const CORRECTION = 'Correction'
export const ONLINE_VERSION = "Voir l'annonce en ligne"

export const AD_CHANGED = "L'annonce a été modifiée entre-temps. Relisez-la."
export const OWNER_BLOCKED = 'Le compte de ce membre est bloqué : son annonce ne peut pas être approuvée.'
export const AD_DECIDED = "L'annonce n'attend plus de validation : elle a été approuvée, refusée ou vendue."

export const AD_DELETED = 'Annonce supprimée avec succès'
export const AD_NOT_DELETED = "Erreur lors de la suppression de l'annonce"
