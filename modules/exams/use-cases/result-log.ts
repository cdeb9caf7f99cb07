import type { Page, Slice } from '../../kernel/page'
import type { ExamResult, ResultQuery } from '../contract'
import { closeBeforeReading } from './close-attempt'
import type { Parts } from './parts'

export async function listAllResults(
  parts: Parts,
  query: ResultQuery,
  slice: Slice,
): Promise<Page<ExamResult>> {
  await closeBeforeReading(parts)
  return parts.log.list(query, slice)
}

const PORTION = 1000

/** What is recorded while it is read is newer than where it has come to: no result comes twice. */
export async function* exportResults(parts: Parts, query: ResultQuery): AsyncGenerator<ExamResult[]> {
  await closeBeforeReading(parts)
  let last: ExamResult | undefined
  for (;;) {
    const portion = await parts.log.newestAfter(query, last, PORTION)
    if (portion.length > 0) yield portion
    if (portion.length < PORTION) return
    last = portion.at(-1)
  }
}
