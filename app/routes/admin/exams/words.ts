import { type EXAM_OUTCOMES, isPassed, type RESULT_SORTS } from '#modules/exams/schemas'
import { choicesOf } from '#app/ui/forms/choices'
import { EXAM_NAMES } from '#app/routes/exams/words'

/** What the log calls an exam that is over. */
export function outcomeOf(result: { score: number; totalQuestions: number }): 'Réussi' | 'Échoué' {
  return isPassed(result) ? 'Réussi' : 'Échoué'
}

export const EXAM_FILTERS = {
  label: 'Filtrer les examens',
  searched: "Nom ou nom d'utilisateur",
  selects: [
    { name: 'type', label: 'Type', options: choicesOf({ '': 'Tous', ...EXAM_NAMES }) },
    {
      name: 'outcome',
      label: 'Résultat',
      options: choicesOf({
        '': 'Tous',
        passed: 'Réussis',
        failed: 'Échoués',
      } satisfies Record<'' | (typeof EXAM_OUTCOMES)[number], string>),
    },
  ],
  sorts: choicesOf({
    recent: 'Les plus récents',
    oldest: 'Les plus anciens',
    best: 'Les meilleurs scores',
    worst: 'Les moins bons scores',
  } satisfies Record<(typeof RESULT_SORTS)[number], string>),
}
