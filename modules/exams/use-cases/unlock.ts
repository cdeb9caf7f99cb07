import type { Tx } from '#db/database'
import type { Progress } from '../contract'
import { type ExamType, PASSES_TO_UNLOCK } from '../domain/rules'
import { closeBeforeReading } from './close-attempt'
import type { Parts } from './parts'

export async function progress(parts: Parts, userId: number): Promise<Progress> {
  await closeBeforeReading(parts, userId)
  return countProgress(parts, userId)
}

/** Asked once what is overdue has been closed, for that may unlock it. */
export async function isLocked(parts: Parts, userId: number, type: ExamType, tx?: Tx): Promise<boolean> {
  return type === 'official' && !(await countProgress(parts, userId, tx)).isOfficialUnlocked
}

async function countProgress({ results }: Parts, userId: number, tx?: Tx): Promise<Progress> {
  return progressOf(await results.countPassedPractice(userId, PASSES_TO_UNLOCK, tx))
}

export function progressOf(passedPractice: number): Progress {
  const passed = Math.min(passedPractice, PASSES_TO_UNLOCK)
  return { passed, isOfficialUnlocked: passed === PASSES_TO_UNLOCK }
}
