import { FSRSAlgorithm, Rating } from 'ts-fsrs'
import { RECALL_TO_KEEP } from '../rules'

/** A question that is overdue for more days than this counts as forgotten for as many days more. */
const DOUBTFUL_AFTER_DAYS = 14
/** The highest recall of such a question. */
const MOST_DOUBTFUL_RECALL = 0.65

/**
 * What FSRS keeps of one question. `stability` is the number of days in which the recall falls to 0.9, and `difficulty`
 * lies between 1 and 10.
 */
export type MemoryState = { stability: number; difficulty: number }

/** With the published default parameters, and without fuzz, so that the same answers always give the same day. */
const model = new FSRSAlgorithm({ request_retention: RECALL_TO_KEEP })

/**
 * Returns the state after an answer, `days` after the last review. A wrong answer has the grade 'Again', a right one
 * 'Good'. A right answer on the day of the last review changes nothing.
 */
export function review(before: MemoryState | null, days: number, isRight: boolean): MemoryState {
  if (before && days === 0 && isRight) return before
  const { stability, difficulty } = model.next_state(before, days, isRight ? Rating.Good : Rating.Again)
  return { stability, difficulty }
}

/**
 * Predicts the probability that the member still remembers, `days` after the last review. A question that is long
 * overdue counts as forgotten for as much longer.
 */
export function predictRecall(
  state: MemoryState,
  { days, overdue }: { days: number; overdue: number },
): number {
  return isDoubtful(overdue)
    ? Math.min(model.forgetting_curve(days + DOUBTFUL_AFTER_DAYS, state.stability), MOST_DOUBTFUL_RECALL)
    : model.forgetting_curve(days, state.stability)
}

export const isDoubtful = (overdue: number): boolean => overdue > DOUBTFUL_AFTER_DAYS

/** Returns after how many days the recall has fallen to `RECALL_TO_KEEP`, at least one. */
export const daysUntilDue = ({ stability }: MemoryState): number => model.next_interval(stability, 0)
