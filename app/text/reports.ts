import type { Kind, Outcome, Reason, Report } from '#modules/admin'
import { longDate } from './format'

/** The reasons for a report. For a lesson, 'answer' means that a statement in the lesson is wrong. */
export const REASON_NAMES: { [K in Kind]: Record<Reason<K>, string> } = {
  question: {
    answer: 'La réponse est fausse',
    source: 'La source est fausse',
    wording: 'La question est mal posée',
    picture: "L'image est mauvaise",
    other: 'Autre chose',
  },
  lesson: {
    answer: 'Ce qui est dit est faux',
    source: 'La source est fausse',
    wording: 'Un passage est mal écrit',
    picture: "L'image est mauvaise",
    other: 'Autre chose',
  },
  ad: {
    illegal: 'Contenu illégal',
    scam: 'Arnaque',
    category: 'Mauvaise catégorie',
    photo: 'Photo',
    contact: 'Coordonnées dans le texte ou sur une photo',
    other: 'Autre',
  },
  conversation: {
    scam: 'Arnaque',
    weapon: "Vente ou envoi d'arme interdits",
    insult: 'Insulte ou menace',
    spam: 'Publicité',
    other: 'Autre',
  },
}

export const formatReason = <K extends Kind>({
  about,
  reason,
}: Pick<Report<K>, 'about' | 'reason'>): string => REASON_NAMES[about.kind][reason]

export const KIND_NAMES = { question: 'Question', lesson: 'Leçon' }

export const REPORT_LABELS: Record<Kind, string> = {
  question: 'Signaler cette question',
  lesson: 'Signaler une erreur dans cette leçon',
  ad: 'Signaler cette annonce',
  conversation: 'Signaler cette conversation',
}

/** How a report was closed. 'Clos' is masculine for an ad, because it agrees with 'signalement'. */
const OUTCOMES: { [K in Kind]: Record<Outcome<K>, string> } = {
  question: { corrected: 'Corrigée', kept: 'Close sans changement' },
  lesson: { corrected: 'Corrigée', kept: 'Close sans changement' },
  ad: { removed: 'Annonce retirée', kept: 'Clos sans changement' },
  conversation: { acted: 'Close après intervention', kept: 'Close sans intervention' },
}

export function formatOutcome<K extends Kind>({
  about,
  closedAt,
  outcome,
}: Pick<Report<K>, 'about' | 'closedAt' | 'outcome'>): string | null {
  if (outcome === null || closedAt === null) return null
  return `${OUTCOMES[about.kind][outcome]} le ${longDate(closedAt)}`
}

export const REPORT_NOT_FOUND = 'Signalement non trouvé'
export const REPORT_CLOSED = 'Signalement clos : son auteur reçoit votre réponse par email'
export const NOT_CLOSED = 'Impossible de clore le signalement'
export const ALREADY_CLOSED = 'Ce signalement a été clos entre-temps.'
