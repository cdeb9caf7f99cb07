import type { Tx } from '#db/database'
import { figuresOf, progressOf } from '../results/figures'
import { type ExamType, isCounted } from '../rules'
import { closeBeforeReading } from '../attempts/closing'
import type { Deps, UseCase } from './deps'
import { findRunning } from '../attempts/attempts'

export const progress: UseCase<'results', 'findProgress'> = async (deps, userId) => {
  await closeBeforeReading(deps, userId)
  return progressOf(await deps.results.countScores(userId))
}

const TREND = { limit: 20, offset: 0 }

/** One call for the whole dashboard: what is overdue is closed once, and few statements do. */
export const overview: UseCase<'results', 'findOverview'> = async (deps, userId, slice) => {
  const { results } = deps
  const running = await findRunning(deps, userId)
  const isNewest = slice.offset === 0 && slice.limit >= TREND.limit
  const [counts, history, newest] = await Promise.all([
    results.countScores(userId),
    results.listOwn(userId, slice),
    isNewest ? null : results.listOwn(userId, TREND),
  ])
  const last = (newest ?? history).items.slice(0, TREND.limit)
  return {
    running,
    progress: progressOf(counts),
    figures: figuresOf(counts),
    // Without a limit, an exam counts in no figure.
    trend: last.filter(isCounted).reverse(),
    history,
  }
}

/** Call it after closing what is overdue, which may unlock the exam. */
export async function isLocked({ results }: Deps, userId: number, type: ExamType, tx?: Tx): Promise<boolean> {
  return type === 'official' && !progressOf(await results.countScores(userId, tx)).isOfficialUnlocked
}
