import type { Waiting, WaitingKind } from '#modules/kernel/waiting'
import { paths } from '#app/paths'
import { count } from './words'

/** Lists what waits for an admin, each with its number, the age of the oldest in words, and the list in which it stands. */
export function listWaiting(waiting: Waiting): { href: string; number: string; age: string | null }[] {
  return Object.entries(waiting).flatMap(([kind, { count: number, hours }]) => {
    const { href, words } = WAITING[kind as WaitingKind]
    return number > 0
      ? { href, number: count(number, ...words), age: hours === null ? null : formatAge(hours) }
      : []
  })
}

function formatAge(hours: number): string {
  if (hours < 1) return "depuis moins d'une heure"
  return `depuis ${hours < 24 ? count(hours, 'heure') : count(Math.floor(hours / 24), 'jour')}`
}

const WAITING: Record<WaitingKind, { href: string; words: [one: string, many: string] }> = {
  ads: { href: paths.admin.ads(), words: ['annonce à valider', 'annonces à valider'] },
  adReports: {
    href: paths.admin.adReports(),
    words: ["signalement d'annonce", "signalements d'annonces"],
  },
  conversationReports: {
    href: paths.admin.messageReports(),
    words: ['signalement de conversation', 'signalements de conversations'],
  },
  questionReports: {
    href: paths.admin.reports(),
    words: ['signalement de question ou de leçon', 'signalements de questions ou de leçons'],
  },
  statements: {
    href: paths.admin.toVerify({ show: 'due' }),
    words: ['énoncé à vérifier', 'énoncés à vérifier'],
  },
  failedMails: {
    href: paths.admin.mails(),
    words: ['email non envoyé', 'emails non envoyés'],
  },
}
