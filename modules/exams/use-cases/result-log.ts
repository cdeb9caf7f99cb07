import type { Page, Slice } from '#modules/kernel/page'
import type { ExamResult, ResultQuery } from '../contract'
import type { Parts } from './parts'

export function listAllResults({ log }: Parts, query: ResultQuery, slice: Slice): Promise<Page<ExamResult>> {
  return log.list(query, slice)
}

const PORTION = 1000

/** What is recorded while it is read is newer than where it has come to: no result comes twice. */
export async function* exportResults({ log }: Parts, query: ResultQuery): AsyncGenerator<ExamResult[]> {
  let last: ExamResult | undefined
  for (;;) {
    const portion = await log.newestAfter(query, last, PORTION)
    if (portion.length > 0) yield portion
    if (portion.length < PORTION) return
    last = portion.at(-1)
  }
}
