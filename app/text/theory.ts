import type { StudiedQuestion, TheoryState } from '#modules/exams'

export const STATE_NAMES: Record<TheoryState, string> = {
  due: 'À revoir',
  mistakes: 'Mes erreurs',
  new: 'Jamais vues',
  mastered: 'Maîtrisées',
  changed: 'Modifiées',
}

export const KNOWLEDGE_NAMES: Record<StudiedQuestion['knowledge'], string> = {
  unseen: 'jamais vue',
  changed: 'modifiée',
  toRetake: 'à reprendre',
  inProgress: 'en cours',
  mastered: 'maîtrisée',
}
