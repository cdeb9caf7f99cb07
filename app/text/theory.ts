import type { Knowledge, StudiedQuestion, TheoryState } from '#modules/exams'
import { thousands } from './words'

export const STATE_NAMES: Record<TheoryState, string> = {
  due: 'À revoir',
  mistakes: 'Mes erreurs',
  new: 'Jamais vues',
  mastered: 'Maîtrisées',
  changed: 'Modifiées',
}

type Known = StudiedQuestion['knowledge']

export const KNOWLEDGE_NAMES: Record<Known, string> = {
  unseen: 'jamais vue',
  changed: 'modifiée',
  toRetake: 'à reprendre',
  inProgress: 'en cours',
  mastered: 'maîtrisée',
}

export type KnowledgePart = Exclude<keyof Knowledge, 'total'>

/** The parts of what a member knows, in the order of every drawing and list. */
export const KNOWLEDGE_PARTS = [
  'mastered',
  'inProgress',
  'toRetake',
  'unseen',
] as const satisfies KnowledgePart[]

/** The name agrees with the number of questions: zero takes the singular. */
export function knowledgeName(part: KnowledgePart, questions: number): string {
  const agrees = part === 'mastered' || part === 'unseen'
  return KNOWLEDGE_NAMES[part] + (agrees && questions > 1 ? 's' : '')
}

/** Returns '3 maîtrisées, 1 en cours sur 24', or '24 jamais vues' before the first answer. */
export function knowledgeInWords(knowledge: Knowledge): string {
  const inWords = (part: KnowledgePart) =>
    `${thousands(knowledge[part])} ${knowledgeName(part, knowledge[part])}`
  const seen = KNOWLEDGE_PARTS.filter((part) => part !== 'unseen' && knowledge[part] > 0)
  if (seen.length === 0) return inWords('unseen')
  return `${seen.map(inWords).join(', ')} sur ${thousands(knowledge.total)}`
}
