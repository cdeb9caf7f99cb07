import type { Letter } from '#modules/exams'

/** `finish` asks for confirmation if a question is unanswered or marked. `time-up` comes from the clock. */
export const ENDINGS = ['finish', 'finish-anyway', 'time-up'] as const
export type Ending = (typeof ENDINGS)[number]

/** The value of a button in the exam's form. `question-7` goes to question 7. */
export type Intent = 'previous' | 'next' | 'mark' | 'unmark' | Ending | `question-${string}`

/** Returns whether the intent requires an answered or marked question. */
export function needsAnswer(intent: Intent): boolean {
  return intent === 'next' || intent === 'finish'
}

export function endsExam(intent: Intent): intent is Ending {
  return (ENDINGS as readonly string[]).includes(intent)
}

export function isMarkIntent(intent: Intent): intent is 'mark' | 'unmark' {
  return intent === 'mark' || intent === 'unmark'
}

export function questionAfter(number: number, intent: Intent): number {
  if (intent.startsWith('question-')) return Number(intent.slice('question-'.length))
  return isMarkIntent(intent) ? number : number + (intent === 'previous' ? -1 : 1)
}

export type IntentFailure = {
  /** The failed action, which 'Réessayer' repeats. */
  intent: Intent
  letter: Letter | null
  /** The request's id in the log, or null if it is unknown. */
  reference: string | null
}

export function formatIntentFailure({ intent, letter }: IntentFailure): string {
  if (endsExam(intent))
    return 'Impossible de sauvegarder les résultats. Vos réponses sont gardées : réessayez dans un instant.'
  return letter
    ? 'Impossible de sauvegarder votre réponse. Elle reste cochée : réessayez dans un instant.'
    : 'Impossible de sauvegarder votre marque : réessayez dans un instant.'
}
