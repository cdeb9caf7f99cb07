import type { Letter } from '#modules/exams'

/**
 * What a button of the exam's form asks for. `time-up` hands in the answers so far; `question-7` leads to
 * another question.
 */
export type Intent = 'previous' | 'next' | 'finish' | 'time-up' | `question-${string}`

/** Moving on and handing in require an answer. */
export function needsAnswer(intent: Intent): boolean {
  return intent === 'next' || intent === 'finish'
}

export function endsExam(intent: Intent): intent is 'finish' | 'time-up' {
  return intent === 'finish' || intent === 'time-up'
}

/** The number of the question that is shown after question `number`. */
export function questionAfter(number: number, intent: Intent): number {
  if (intent.startsWith('question-')) return Number(intent.slice('question-'.length))
  return number + (intent === 'previous' ? -1 : 1)
}

export type Failure = {
  /** The action that failed, and that 'Réessayer' repeats. */
  intent: Intent
  /** The chosen answer, which may not have been saved. */
  letter: Letter | null
  /** The request's id; null if no page came back. */
  reference: string | null
}

export function failureInWords({ intent }: Failure): string {
  return endsExam(intent)
    ? 'Impossible de sauvegarder les résultats. Vos réponses sont gardées : réessayez dans un instant.'
    : 'Impossible de sauvegarder votre réponse. Elle reste cochée : réessayez dans un instant.'
}
