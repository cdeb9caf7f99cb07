import type { Slice } from '#modules/kernel/page'
import type { ExamResult, Overview } from '../contract'
import { findRunning } from './find-attempt'
import type { Parts } from './parts'
import { progressOf } from './unlock'

const TREND = { limit: 20, offset: 0 }

/** One door for the whole page: what is overdue is closed once, and few statements do. */
export async function overview(parts: Parts, userId: number, slice: Slice): Promise<Overview> {
  const { results, figures } = parts
  const running = await findRunning(parts, userId)
  const [{ passedPractice, ...counted }, newest] = await Promise.all([
    figures.ofMember(userId),
    results.newestOf(userId, TREND),
  ])
  const isTrend = slice.offset === TREND.offset && slice.limit === TREND.limit
  const isThere = slice.offset < counted.count
  const items = isTrend ? newest : isThere ? await results.newestOf(userId, slice) : []

  return {
    running,
    progress: progressOf(passedPractice),
    figures: counted,
    trend: [...newest].reverse(),
    history: { items, total: counted.count },
    toStudy: await toStudy(parts, newest[0]),
  }
}

async function toStudy({ figures }: Parts, latest: ExamResult | undefined): Promise<Overview['toStudy']> {
  if (!latest) return { questions: 0, themes: [] }
  const wrong = await figures.wrongAnswersOf(latest.id)
  const themes = wrong.flatMap(({ theme }) => theme ?? [])
  // What was not even answered counts as well, though a call may have left it out.
  return { questions: latest.totalQuestions - latest.score, themes: [...new Set(themes)] }
}
