import { isPassed } from '../../../../modules/exams/schemas'
import type { ExamLogQuery } from '../../../../modules/admin'
import type { ListSelect } from '../../../ui/admin/list-filters'
import { EXAM_NAMES } from '../../exams/words'

/** What the log calls an exam that is over. */
export function outcomeOf(result: { score: number; totalQuestions: number }): 'Réussi' | 'Échoué' {
  return isPassed(result) ? 'Réussi' : 'Échoué'
}

export function selectsOf({ type, outcome }: ExamLogQuery): ListSelect[] {
  return [
    { name: 'type', label: 'Type', value: type, options: TYPE_OPTIONS },
    { name: 'outcome', label: 'Résultat', value: outcome, options: OUTCOME_OPTIONS },
  ]
}

const TYPE_OPTIONS = [
  { value: '', label: 'Tous' },
  { value: 'practice', label: EXAM_NAMES.practice },
  { value: 'official', label: EXAM_NAMES.official },
]

const OUTCOME_OPTIONS = [
  { value: '', label: 'Tous' },
  { value: 'passed', label: 'Réussis' },
  { value: 'failed', label: 'Échoués' },
]

export const SORT_OPTIONS = [
  { value: 'recent', label: 'Plus récents' },
  { value: 'oldest', label: 'Plus anciens' },
  { value: 'best', label: 'Meilleurs scores' },
  { value: 'worst', label: 'Moins bons scores' },
]
