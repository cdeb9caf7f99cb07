import type { Page, Slice } from '#modules/kernel/page'
import type { ExamResult, OwnExams, ResultDetails } from '../contract'
import { closeBeforeReading } from './close-attempt'
import type { Parts } from './parts'

export async function findLatestResult(parts: Parts, userId: number): Promise<ResultDetails | null> {
  await closeBeforeReading(parts, userId)
  const result = await parts.results.findLatest(userId)
  return result && parts.results.withAnswers(result)
}

export async function findResult(
  parts: Parts,
  userId: number,
  resultId: number,
): Promise<ResultDetails | null> {
  await closeBeforeReading(parts, userId)
  const result = await parts.results.findOwn(userId, resultId)
  return result && parts.results.withAnswers(result)
}

/** A result is there already, so that no exam in progress changes what an admin reads. */
export async function findAnyResult({ results }: Parts, resultId: number): Promise<ResultDetails | null> {
  const result = await results.findAny(resultId)
  return result && results.withAnswers(result)
}

export async function listResults(parts: Parts, userId: number, slice: Slice): Promise<Page<ExamResult>> {
  await closeBeforeReading(parts, userId)
  return parts.results.listOwn(userId, slice)
}

export async function findOwnData(parts: Parts, userId: number): Promise<OwnExams> {
  await closeBeforeReading(parts, userId)
  return parts.ownData.find(userId)
}
