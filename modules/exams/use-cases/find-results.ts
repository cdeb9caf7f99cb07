import type { Progress, ResultDetails } from '../contract'
import { PASSES_TO_UNLOCK } from '../domain/rules'
import { closeOverdue } from './close-attempt'
import type { Parts } from './parts'

export async function findLatestResult(parts: Parts, userId: number): Promise<ResultDetails | null> {
  await closeOverdue(parts, userId)
  const result = await parts.results.findLatest(userId)
  return result && parts.results.withAnswers(result)
}

export async function findResult(
  parts: Parts,
  userId: number,
  resultId: number,
): Promise<ResultDetails | null> {
  await closeOverdue(parts, userId)
  const result = await parts.results.findOwn(userId, resultId)
  return result && parts.results.withAnswers(result)
}

export async function progress(parts: Parts, userId: number): Promise<Progress> {
  await closeOverdue(parts, userId)
  const passed = await parts.results.countPassedPractice(userId, PASSES_TO_UNLOCK)
  return { passed, isOfficialUnlocked: passed >= PASSES_TO_UNLOCK }
}
