import type { Tx } from '#db/database'
import { figuresOf, progressOf } from '../domain/figures'
import type { ExamType } from '../domain/rules'
import { closeBeforeReading } from './close-attempt'
import type { Deps, UseCase } from './deps'
import { findRunning } from './find-attempt'

export const progress: UseCase<'progress'> = async (deps, userId) => {
  await closeBeforeReading(deps, userId)
  return progressOf(await deps.results.countScores(userId))
}

const TREND = { limit: 20, offset: 0 }

/** One call for the whole dashboard: what is overdue is closed once, and few statements do. */
export const overview: UseCase<'overview'> = async (deps, userId, slice) => {
  const { results } = deps
  const running = await findRunning(deps, userId)
  const [counts, newest, history] = await Promise.all([
    results.countScores(userId),
    results.listOwn(userId, TREND),
    results.listOwn(userId, slice),
  ])
  const [latest] = newest.items
  const answers = latest ? (await results.withAnswers(latest)).answers : []
  const themes = answers.flatMap(({ isCorrect, theme }) => (isCorrect ? [] : (theme ?? [])))
  return {
    running,
    progress: progressOf(counts),
    figures: figuresOf(counts),
    trend: newest.items.reverse(),
    history,
    toStudy: {
      // Unanswered questions count as well, though a JSON call may have left them out.
      questions: latest ? latest.totalQuestions - latest.score : 0,
      themes: [...new Set(themes)],
    },
  }
}

/** Call it after closing what is overdue, which may unlock the exam. */
export async function isLocked({ results }: Deps, userId: number, type: ExamType, tx?: Tx): Promise<boolean> {
  return type === 'official' && !progressOf(await results.countScores(userId, tx)).isOfficialUnlocked
}
