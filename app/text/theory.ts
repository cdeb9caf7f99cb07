import type { StudiedQuestion, TheoryState } from '#modules/exams'
import { isMastered } from '#modules/exams/rules'

export const STATE_NAMES: Record<TheoryState, string> = {
  due: "À revoir aujourd'hui",
  mistakes: 'Mes erreurs',
  new: 'Jamais vues',
  mastered: 'Maîtrisées',
  changed: 'Modifiées',
}

export function standingInWords({ box, changed }: Pick<StudiedQuestion, 'box' | 'changed'>): string {
  if (box === null) return 'jamais vue'
  const more = changed ? ', modifiée' : isMastered(box) ? ', maîtrisée' : ''
  return `boîte ${box}${more}`
}
