import { addDays } from '#modules/kernel/day'
import { type Drawable, stratumOf } from '../questions/blueprint'
import { DAYS_TO_MASTER, type Difficulty, RECALL_TO_KEEP } from '../rules'
import { type MemoryRecord, recallOn, type Standing, toStanding } from './memory-record'
import type { BankMemory } from './store'

export type StudiedQuestion = Standing &
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
    stratum: string
    /** A number from 0 to 1 that orders new questions, differently for each member. */
    lot: number
  }

export function toStudied(bank: readonly BankMemory[], userId: number, today: string): StudiedQuestion[] {
  return bank.map((question, index) => {
    const { questionId: id, memory, edition } = question
    const { theme, difficulty, group, checkedBy, lesson, examDate } = question
    const standing = toStanding(memory, edition, today)
    const horizon = examDate !== null && examDate > today ? examDate : addDays(today, DAYS_TO_MASTER)
    const isKnown = standing.recall !== null && standing.wasLastRight
    return {
      ...{ id, number: index + 1, theme, difficulty, group, checkedBy, edition, lesson, memory },
      ...standing,
      isMastered: isKnown && recallOn(memory!, horizon) >= RECALL_TO_KEEP,
      stratum: stratumOf(question),
      lot: toLot(userId, id),
    }
  })
}

/** Mixes the two numbers as in Fibonacci hashing. */
function toLot(userId: number, questionId: number): number {
  const mixed = Math.imul(Math.imul(userId, 0x9e3779b1) ^ questionId, 0x85ebca6b)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}
