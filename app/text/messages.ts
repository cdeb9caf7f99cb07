import type { Report } from '#modules/admin'
import type { AdType, WriteRefusal } from '#modules/ads'
import { daysBetween } from '#modules/kernel/day'
import { adInWords, FORMER_MEMBER } from './ad-reports'
import { clock, day, longDate, numericDate, shortDate } from './format'
import { capitalised } from './words'
import { MOST_CONVERSATIONS, MOST_HELD_MESSAGES } from '#modules/ads/rules'

export const WRITE_TO: Record<AdType, string> = {
  sale: 'Écrire au vendeur',
  purchase: "Écrire à l'acheteur",
}

export const ENDED = 'Cette annonce est terminée. La conversation reste lisible.'

export const CONVERSATION_NOT_FOUND = 'Conversation non trouvée'

export const WRITE_REFUSALS: Record<WriteRefusal | 'ended', string> = {
  ended: 'Cette annonce est terminée : on ne peut plus écrire à son sujet.',
  unreachable: 'Ce membre ne peut pas recevoir de messages pour le moment.',
  blocking: 'Vous avez bloqué ce membre. Débloquez-le pour lui écrire.',
  blocked: 'Ce membre ne souhaite pas recevoir vos messages.',
  unconfirmed:
    "Confirmez d'abord votre adresse email pour écrire aux membres : ouvrez le lien que vous avez reçu, ou demandez-en un autre.",
}

export const TOO_MANY_CONVERSATIONS = `Vous avez déjà commencé ${MOST_CONVERSATIONS} conversations au sujet d'annonces en ligne. Attendez que l'une de ces annonces soit vendue ou terminée avant d'en commencer une autre.`

export const TOO_MANY_HELD = `Vous avez déjà ${MOST_HELD_MESSAGES} messages gardés. Confirmez votre adresse email pour qu'ils partent, ou supprimez-en un dans « Messages ».`

/** `before` is shown above the empty form, the others with held messages. */
export const HELD_WORDS = {
  before:
    "Votre adresse email n'est pas encore confirmée : nous garderons votre message, et il partira dès que vous l'aurez confirmée.",
  unconfirmed:
    'Votre message est gardé. Il partira dès que vous aurez confirmé votre adresse email : ouvrez le lien que vous avez reçu, ou demandez-en un autre.',
  unsent: "Votre message n'est pas parti.",
  soon: 'Votre message est gardé : il part dans un instant.',
  listed: "Un message gardé part une fois votre adresse email confirmée, si l'annonce est encore en ligne.",
}

/** Tells how many held messages have been sent; undefined if none. */
export function formatSent(sent: number): string | undefined {
  if (sent === 0) return undefined
  return sent === 1 ? 'Votre message est parti.' : `${sent} messages sont partis.`
}

/** Uses the names that the members had when the conversation was reported. */
export const conversationInWords = ({
  ownerName,
  writerName,
}: Pick<Report, 'ownerName' | 'writerName'>): string =>
  `${adInWords(ownerName)}, conversation avec ${writerName || FORMER_MEMBER}.`

/** Formats a moment for a list: '10 h 42', 'hier', '17 nov.' or, in another year, '17/11/2025'. */
export function shortMoment(at: Date, now: Date): string {
  const days = daysBetween(day(at), day(now))
  if (days <= 0) return clock(at)
  if (days === 1) return YESTERDAY
  return day(at).slice(0, 4) === day(now).slice(0, 4) ? shortDate(at) : numericDate(at)
}

export function formatMessageDay(at: Date, now: Date): string {
  const days = daysBetween(day(at), day(now))
  if (days <= 0) return "Aujourd'hui"
  return days === 1 ? capitalised(YESTERDAY) : longDate(at)
}

const YESTERDAY = 'hier'
