import type { Box, SeriesPlace, SeriesSource } from '#modules/exams'
import { longDate } from './format'
import { STATE_NAMES } from './theory'

export const EVERY_SOURCE = 'Un peu de tout'

export const sourceName = (source: SeriesSource | null) => (source ? STATE_NAMES[source] : EVERY_SOURCE)

export const NOTHING_TO_REVISE = 'Rien à revoir pour le moment'

export const EMPTY_SOURCES: Record<SeriesSource, string> = {
  due: NOTHING_TO_REVISE,
  mistakes: 'Aucune erreur à refaire',
  new: 'Vous avez déjà vu toutes les questions',
}

export type AnsweredPlace = Extract<SeriesPlace, { state: 'answered' }>

export function dueInWords({ boxAfter, dueOn }: { boxAfter: Box; dueOn: string }): string {
  return boxAfter === 1 ? 'dès votre prochaine série' : `le ${formatDay(dueOn)}`
}

export const formatDay = (day: string): string => longDate(new Date(`${day}T12:00:00Z`))
