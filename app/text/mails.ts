import type { FailedMail, MailFailure, ResendRefusal } from '#modules/kernel/mails'

const FAILURES: Record<MailFailure, string> = {
  address: "Cette adresse ne reçoit pas d'emails : son serveur la refuse.",
  text: "Le serveur a refusé le contenu de l'email.",
  later: "Pendant toute une journée, le serveur a demandé d'attendre.",
  sender: "Pendant toute une journée, le serveur a refusé les emails de ce site : c'est un réglage à revoir.",
  away: "Pendant toute une journée, le serveur d'envoi n'a pas répondu.",
  unreadable: 'Cette version du site ne comprend pas cet email.',
  fault: "Le site n'a pas pu préparer cet email : son journal technique dit pourquoi.",
}

export function formatMailFailure({ failure, answer }: Pick<FailedMail, 'failure' | 'answer'>): string {
  return answer === null ? FAILURES[failure] : `${FAILURES[failure]} Réponse : ${answer}.`
}

export const RESEND_REFUSALS: Record<ResendRefusal, string> = {
  resent: "Déjà renvoyé une fois : il ne l'est pas une seconde.",
  link: "Son lien ne vaut qu'un temps : cet email n'est pas renvoyé, le membre peut demander un autre lien.",
  day: "Il ne valait que pour son jour : il n'est pas renvoyé.",
}
