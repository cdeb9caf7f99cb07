import type { Tx } from '#db/database'
import type { Slice } from '#modules/kernel/page'
import type { ExamResult, Overview, Progress } from '../contract'
import { type ExamType, PASSES_TO_UNLOCK } from '../domain/rules'
import { closeBeforeReading } from './close-attempt'
import type { Deps } from './deps'
import { findRunning } from './find-attempt'

export async function progress(deps: Deps, userId: number): Promise<Progress> {
  await closeBeforeReading(deps, userId)
  return countProgress(deps, userId)
}

const TREND = { limit: 20, offset: 0 }

/** One call for the whole dashboard: what is overdue is closed once, and few statements do. */
export async function overview(deps: Deps, userId: number, slice: Slice): Promise<Overview> {
  const { results, figures } = deps
  const running = await findRunning(deps, userId)
  const [{ passedPractice, ...counted }, newest, items] = await Promise.all([
    figures.ofMember(userId),
    results.newestOf(userId, TREND),
    results.newestOf(userId, slice),
  ])
  return {
    running,
    progress: progressOf(passedPractice),
    figures: counted,
    trend: [...newest].reverse(),
    history: { items, total: counted.count },
    toStudy: await findToStudy(deps, newest[0]),
  }
}

/** Call it after closing what is overdue, which may unlock the exam. */
export async function isLocked(deps: Deps, userId: number, type: ExamType, tx?: Tx): Promise<boolean> {
  return type === 'official' && !(await countProgress(deps, userId, tx)).isOfficialUnlocked
}

async function countProgress({ results }: Deps, userId: number, tx?: Tx): Promise<Progress> {
  return progressOf(await results.countPassedPractice(userId, PASSES_TO_UNLOCK, tx))
}

function progressOf(passedPractice: number): Progress {
  const passed = Math.min(passedPractice, PASSES_TO_UNLOCK)
  return { passed, isOfficialUnlocked: passed === PASSES_TO_UNLOCK }
}

async function findToStudy({ figures }: Deps, latest: ExamResult | undefined): Promise<Overview['toStudy']> {
  if (!latest) return { questions: 0, themes: [] }
  const wrong = await figures.wrongAnswersOf(latest.id)
  const themes = wrong.flatMap(({ theme }) => theme ?? [])
  // Unanswered questions count as well, though a JSON call may have left them out.
  return { questions: latest.totalQuestions - latest.score, themes: [...new Set(themes)] }
}
