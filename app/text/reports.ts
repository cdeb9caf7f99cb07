import type { Report, Reported, ReportReason } from '#modules/exams'
import { longDate } from './format'

type Kind = Reported['kind']

/** For a lesson, 'answer' means its content. */
export const REASON_NAMES: Record<Kind, Record<ReportReason, string>> = {
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
}

export const formatReason = ({ about, reason }: Pick<Report, 'about' | 'reason'>): string =>
  REASON_NAMES[about.kind][reason]

export const KIND_NAMES: Record<Kind, string> = { question: 'Question', lesson: 'Leçon' }

export const REPORT_LABELS: Record<Kind, string> = {
  question: 'Signaler cette question',
  lesson: 'Signaler une erreur dans cette leçon',
}

/** Feminine, to agree with both 'question' and 'leçon'. */
export const OUTCOMES = { corrected: 'Corrigée', kept: 'Close sans changement' }

type Closed = { closedAt: Date | null; reply: string | null }

export function closedInWords({ closedAt, reply }: Closed, outcome: string | null): string | null {
  if (outcome === null || closedAt === null) return null
  return `${outcome} le ${longDate(closedAt)}${reply ? ` :\n${reply}` : '.'}`
}

export const REPORT_NOT_FOUND = 'Signalement non trouvé'
export const REPORT_CLOSED = 'Signalement clos : son auteur reçoit votre réponse par email'
export const NOT_CLOSED = 'Impossible de clore le signalement'
export const ALREADY_CLOSED = 'Ce signalement a été clos entre-temps.'
