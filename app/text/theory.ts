import type { StudiedQuestion, TheoryState } from '#modules/exams'

export const STATE_NAMES: Record<TheoryState, string> = {
  due: "À revoir aujourd'hui",
  mistakes: 'Mes erreurs',
  new: 'Jamais vues',
  mastered: 'Maîtrisées',
  changed: 'Modifiées',
}

export type Known = Pick<StudiedQuestion, 'dueOn' | 'wasLastRight' | 'changed' | 'isMastered'>

/** The four kinds of knowledge that the dashboard counts, and a change since the last answer. */
export function knowledgeOf({ dueOn, wasLastRight, changed, isMastered }: Known) {
  if (dueOn === null) return 'unseen'
  if (changed) return 'changed'
  if (!wasLastRight) return 'toRetake'
  return isMastered ? 'mastered' : 'inProgress'
}

export const KNOWLEDGE_NAMES: Record<ReturnType<typeof knowledgeOf>, string> = {
  unseen: 'jamais vue',
  changed: 'modifiée',
  toRetake: 'à reprendre',
  inProgress: 'en cours',
  mastered: 'maîtrisée',
}
