import type { Letter } from '#modules/exams'
import { endsExam, type Intent } from './intents'

export type Failure = {
  /** What could not be done, which 'Réessayer' asks for again. */
  intent: Intent
  /** What is chosen, and may not be saved. */
  letter: Letter | null
  /** Of the request; null where no page came of it. */
  reference: string | null
}

export function failureInWords({ intent }: Failure): string {
  return endsExam(intent)
    ? 'Impossible de sauvegarder les résultats. Vos réponses sont gardées : réessayez dans un instant.'
    : 'Impossible de sauvegarder votre réponse. Elle reste cochée : réessayez dans un instant.'
}
