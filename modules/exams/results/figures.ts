import { type ExamType, isPassed, PASSES_TO_UNLOCK } from '../rules'

type Score = { score: number; totalQuestions: number }

/** How many exams of a type ended with this score. */
export type ScoreCount = Score & { examType: ExamType; count: number }

/** A member's exams in figures. */
export type Figures = {
  count: number
  passed: number
  /** The mean of the results' unrounded percentages; 0 without a result. */
  averagePercent: number
  /** The highest raw score; among equals, the one out of fewer questions. */
  best: Score | null
  /** The highest percentage; among equals, the exam with more questions. */
  highest: Score | null
}

/** Practice exams passed, counted up to the five that unlock the official exam. */
export type Progress = { passed: number; isOfficialUnlocked: boolean; isOfficialPassed: boolean }

export function figuresOf(counts: readonly ScoreCount[]): Figures {
  const count = examsIn(counts)
  const percents = counts.map((each) => each.count * percentOf(each))
  return {
    count,
    passed: examsIn(counts.filter(isPassed)),
    averagePercent: count && percents.reduce((sum, percent) => sum + percent, 0) / count,
    best: firstOf(counts, (a, b) => b.score - a.score || a.totalQuestions - b.totalQuestions),
    highest: firstOf(counts, (a, b) => percentOf(b) - percentOf(a) || b.totalQuestions - a.totalQuestions),
  }
}

export function progressOf(counts: readonly ScoreCount[]): Progress {
  const passedOf = (type: ExamType) =>
    examsIn(counts.filter((each) => each.examType === type && isPassed(each)))
  const passed = Math.min(passedOf('practice'), PASSES_TO_UNLOCK)
  return {
    passed,
    isOfficialUnlocked: passed === PASSES_TO_UNLOCK,
    isOfficialPassed: passedOf('official') > 0,
  }
}

function examsIn(counts: readonly ScoreCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0)
}

function percentOf({ score, totalQuestions }: Score): number {
  return (score * 100) / totalQuestions
}

function firstOf(scores: readonly Score[], order: (one: Score, other: Score) => number): Score | null {
  const [first] = [...scores].sort(order)
  return first ? { score: first.score, totalQuestions: first.totalQuestions } : null
}
