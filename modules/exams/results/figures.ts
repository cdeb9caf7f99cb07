import { type ExamType, isPassed, PASSES_TO_UNLOCK } from '../rules'

type Score = { score: number; totalQuestions: number }

export type ScoreCount = Score & { examType: ExamType; count: number }

export type Figures = {
  count: number
  passed: number
  /** The mean of the unrounded percentages; 0 without a result. */
  averagePercent: number
  /** The score with the most right answers. Of equal scores, the one from fewer questions. */
  best: Score | null
  /** The score with the highest percentage. Of equal scores, the one from more questions. */
  highest: Score | null
}

/** `passed` counts practice exams, up to the number that unlocks the official exam. */
export type Progress = { passed: number; isOfficialUnlocked: boolean; isOfficialPassed: boolean }

export function toFigures(counts: readonly ScoreCount[]): Figures {
  const count = countExams(counts)
  const percents = counts.map((each) => each.count * toPercent(each))
  return {
    count,
    passed: countExams(counts.filter(isPassed)),
    averagePercent: count && percents.reduce((sum, percent) => sum + percent, 0) / count,
    best: findFirst(counts, (a, b) => b.score - a.score || a.totalQuestions - b.totalQuestions),
    highest: findFirst(counts, (a, b) => toPercent(b) - toPercent(a) || b.totalQuestions - a.totalQuestions),
  }
}

export function toProgress(counts: readonly ScoreCount[]): Progress {
  const countPassed = (type: ExamType) =>
    countExams(counts.filter((each) => each.examType === type && isPassed(each)))
  const passed = Math.min(countPassed('practice'), PASSES_TO_UNLOCK)
  return {
    passed,
    isOfficialUnlocked: passed === PASSES_TO_UNLOCK,
    isOfficialPassed: countPassed('official') > 0,
  }
}

function countExams(counts: readonly ScoreCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0)
}

function toPercent({ score, totalQuestions }: Score): number {
  return (score * 100) / totalQuestions
}

function findFirst(scores: readonly Score[], order: (one: Score, other: Score) => number): Score | null {
  const [first] = [...scores].sort(order)
  return first ? { score: first.score, totalQuestions: first.totalQuestions } : null
}
