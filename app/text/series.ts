import type { Series, SeriesPlace, SeriesSource } from '#modules/exams'
import { dayInBelgium } from '#modules/kernel/day'
import { longDate, weekday } from './format'
import { STATE_NAMES } from './theory'

export const EVERY_SOURCE = 'Un peu de tout'

export function seriesName({ kind, source }: Pick<Series, 'kind' | 'source'>): string {
  if (kind === 'revision') return source ? STATE_NAMES[source] : EVERY_SOURCE
  return { today: "Aujourd'hui", legislation: 'Épreuve de législation', trial: 'Essai', theory: 'Théorie' }[
    kind
  ]
}

export const SIX_SUFFICE = 'Six bonnes réponses sur dix suffisent.'

export const NOTHING_TO_REVISE = 'Rien à revoir pour le moment'

export const EMPTY_SOURCES: Record<SeriesSource, string> = {
  due: NOTHING_TO_REVISE,
  mistakes: 'Aucune erreur à refaire',
  new: 'Vous avez déjà vu toutes les questions',
}

export type AnsweredPlace = Extract<SeriesPlace, { state: 'answered' }>

/** Says when a question comes back. Returns null if that is not known. */
export function returnInWords(
  { isRetired, isDue, dueOn }: Pick<AnsweredPlace, 'isRetired' | 'isDue' | 'dueOn'>,
  today = dayInBelgium(new Date()),
): string | null {
  if (isRetired) return 'Cette question a été retirée depuis.'
  if (isDue) return 'Reviendra dans votre prochaine série'
  if (dueOn === null) return null
  return `Reviendra le ${dueOn.slice(0, 4) === today.slice(0, 4) ? weekday(dueOn) : formatDay(dueOn)}`
}

export const QUESTION_CHANGED = {
  title: 'Question modifiée',
  text: 'Sa réponse ou ses options viennent de changer. Répondez à la nouvelle version.',
}

export const formatDay = (day: string): string => longDate(new Date(`${day}T12:00:00Z`))
