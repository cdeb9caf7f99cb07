import { addDays } from '#modules/kernel/day'
import { type Drawable, toStratum } from '../questions/blueprint'
import { type Difficulty, RECALL_TO_KEEP } from '../rules'
import { isNew, type LearningState, type MemoryRecord, recallOn, toLearningState } from './memory-record'
import type { BankMemory } from './store'

/** Without an exam date, a question is mastered if its recall will still be high after this number of days. */
const DAYS_TO_MASTER = 14

export type StudiedQuestion = LearningState &
  Drawable & {
    id: number
    /** The question's place among the active ones, from 1 for the oldest. */
    number: number
    difficulty: Difficulty | null
    edition: number
    lesson: string | null
    memory: MemoryRecord | null
    /** Whether the question will still be remembered at the exam or, without a date, in `DAYS_TO_MASTER` days. */
    isMastered: boolean
    knowledge: 'unseen' | 'changed' | 'toRetake' | 'inProgress' | 'mastered'
    stratum: string
    /** A number from 0 to 1 that orders new questions, differently for each member. */
    shuffleKey: number
  }

/** Names each field, because spreading hundreds of questions is slow. */
export function toStudied(bank: readonly BankMemory[], userId: number, today: string): StudiedQuestion[] {
  const examDate = bank[0]?.examDate ?? null
  const horizon = examDate !== null && examDate >= today ? examDate : addDays(today, DAYS_TO_MASTER)
  return bank.map((question, index) => {
    const { questionId: id, memory, edition } = question
    const { theme, difficulty, group, checkedBy, lesson } = question
    const state = toLearningState(memory, edition, today)
    const { recall, dueOn, wasLastRight, changed } = state
    const isMastered = recall !== null && wasLastRight && recallOn(memory!, horizon) >= RECALL_TO_KEEP
    return {
      id,
      number: index + 1,
      theme,
      difficulty,
      group,
      checkedBy,
      edition,
      lesson,
      memory,
      recall,
      dueOn,
      wasLastRight,
      changed,
      isMastered,
      knowledge: toKnowledge(state, isMastered),
      stratum: toStratum(question),
      shuffleKey: toShuffleKey(userId, id),
    }
  })
}

function toKnowledge(state: LearningState, isMastered: boolean): StudiedQuestion['knowledge'] {
  if (isNew(state)) return 'unseen'
  if (state.changed) return 'changed'
  if (!state.wasLastRight) return 'toRetake'
  return isMastered ? 'mastered' : 'inProgress'
}

/** Mixes the two numbers as in Fibonacci hashing. */
function toShuffleKey(userId: number, questionId: number): number {
  const mixed = Math.imul(Math.imul(userId, 0x9e3779b1) ^ questionId, 0x85ebca6b)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}
