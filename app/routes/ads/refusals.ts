import type { AdState, ClassifiedAd, OwnAct } from '#modules/ads'
import { RENEWABLE_DAYS } from '#modules/ads/rules'
import { RETENTION } from '#modules/kernel/retention'
import type { Flash } from '#app/http'
import { formatPeriod, longDate } from '#app/text'

export const renewed = ({ expiresAt }: Pick<ClassifiedAd, 'expiresAt'>): Flash => ({
  kind: 'success',
  title: 'Annonce renouvelée',
  text: `Elle est en ligne jusqu'au ${longDate(expiresAt!)}.`,
})

export function explainRefusal(act: OwnAct, { state, expiresAt }: ClassifiedAd): Flash {
  if (act === 'edit' || act === 'correct') return state === 'hidden' ? NOT_ONLINE[state] : DECIDED
  if (state === 'online') return act === 'renew' ? tooEarly(expiresAt!) : IN_VAIN
  if (state === 'sold' && act === 'undo-sale') return TOO_LATE
  return NOT_ONLINE[state]
}

const tooEarly = (expiresAt: Date): Flash => ({
  kind: 'info',
  title: "Il est trop tôt pour renouveler l'annonce",
  text: `Elle est en ligne jusqu'au ${longDate(expiresAt)}. Vous pourrez la renouveler ${RENEWABLE_DAYS} jours avant.`,
})

export const DECIDED: Flash = {
  kind: 'info',
  title: 'Cette annonce ne peut plus être modifiée',
  text: "Seule une annonce qui attend, qui a été refusée ou qui est en ligne peut être corrigée. Si elle est expirée, renouvelez-la d'abord.",
}

export const NO_CORRECTION: Flash = {
  kind: 'info',
  title: "Cette annonce n'a pas de correction en attente",
  text: "Un administrateur l'a traitée, ou vous l'avez déjà retirée.",
}

/** The message for an action that would change nothing, such as reserving a reserved ad. */
const IN_VAIN: Flash = { kind: 'info', title: "L'annonce est en ligne : il n'y a rien à changer" }

const TOO_LATE: Flash = {
  kind: 'failure',
  title: 'La vente ne peut plus être annulée',
  text: `Vous aviez ${formatPeriod(RETENTION.sale)} pour annuler la vente. Postez une nouvelle annonce.`,
}

const NOT_ONLINE: Record<Exclude<AdState, 'online'>, Flash> = {
  pending: {
    kind: 'failure',
    title: "Cette annonce n'est pas encore en ligne",
    text: 'Un administrateur doit encore vérifier cette annonce. Si elle ne sert plus, supprimez-la.',
  },
  sold: { kind: 'info', title: 'Cette annonce est déjà marquée comme vendue' },
  expired: {
    kind: 'failure',
    title: "Cette annonce est expirée : elle n'est plus en ligne",
    text: "Renouvelez-la d'abord.",
  },
  hidden: {
    kind: 'failure',
    title: "Un administrateur a masqué cette annonce le temps d'examiner un signalement",
  },
  rejected: {
    kind: 'failure',
    title: 'Cette annonce a été refusée',
    text: "Elle n'est pas en ligne. Vous pouvez la corriger et la renvoyer.",
  },
}
