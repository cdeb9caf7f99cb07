import type { StudiedQuestion, TheoryState } from '#modules/exams'
import { isMastered } from '#modules/exams/rules'

export const STATE_NAMES: Record<TheoryState, string> = {
  due: "À revoir aujourd'hui",
  mistakes: 'Mes erreurs',
  new: 'Jamais vues',
  mastered: 'Maîtrisées',
  changed: 'Modifiées',
}

/**
 * Describes a member's progress with a question: 'jamais vue', 'boîte 2', 'boîte 4, maîtrisée', 'boîte 1, modifiée'.
 */
export function standingInWords({ box, changed }: Pick<StudiedQuestion, 'box' | 'changed'>): string {
  if (box === null) return 'jamais vue'
  const more = changed ? ', modifiée' : isMastered(box) ? ', maîtrisée' : ''
  return `boîte ${box}${more}`
}
