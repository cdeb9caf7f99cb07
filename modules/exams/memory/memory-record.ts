import { addDays, daysBetween } from '#modules/kernel/day'
import { daysUntilDue, isDoubtful, type MemoryState, predictRecall, review } from './fsrs'

/** What a member remembers of one question. Days are days in Belgium. */
export type MemoryRecord = MemoryState & {
  /** The edition that was last answered. */
  edition: number
  /** The day of the last answer that changed the state. */
  reviewedOn: string
  dueOn: string
  wasFirstRight: boolean
  wasLastRight: boolean
}

/** What a member knows of a question's current edition. */
export type LearningState = {
  /** Null if they have never answered this edition. */
  recall: number | null
  /** Null if they have never answered the question. */
  dueOn: string | null
  wasLastRight: boolean
  /** Whether they have answered an earlier edition only. Then the question is due. */
  changed: boolean
}

export function toLearningState(record: MemoryRecord | null, edition: number, today: string): LearningState {
  if (!record) return { recall: null, dueOn: null, wasLastRight: false, changed: false }
  const { reviewedOn, dueOn, wasLastRight } = record
  return record.edition < edition
    ? { recall: null, dueOn: reviewedOn, wasLastRight: false, changed: true }
    : { recall: recallOn(record, today), dueOn, wasLastRight, changed: false }
}

export function afterAnswer(
  before: MemoryRecord | null,
  { isRight, edition, today }: { isRight: boolean; edition: number; today: string },
): MemoryRecord {
  const known = before && before.edition >= edition ? before : null
  // An exam of yesterday may be graded after an answer of today.
  const reviewedOn = known && known.reviewedOn > today ? known.reviewedOn : today
  const state = review(known, known ? daysBetween(known.reviewedOn, reviewedOn) : 0, isRight)
  const { stability, difficulty } = state
  return {
    ...{ stability, difficulty, edition, reviewedOn },
    // A wrong answer is due again in the next series, a right one never on the same day.
    dueOn: isRight ? addDays(reviewedOn, daysUntilDue(state)) : reviewedOn,
    wasFirstRight: before?.wasFirstRight ?? isRight,
    wasLastRight: isRight,
  }
}

/** A wrong answer of the same day counts as a day old, because it was no recall. */
export function recallOn(record: MemoryRecord, day: string): number {
  const days = Math.max(record.wasLastRight ? 0 : 1, daysBetween(record.reviewedOn, day))
  return predictRecall(record, { days, overdue: daysBetween(record.dueOn, day) })
}

export const isNew = ({ dueOn }: Pick<LearningState, 'dueOn'>): boolean => dueOn === null

export const isDue = ({ dueOn }: Pick<LearningState, 'dueOn'>, today: string): boolean =>
  dueOn !== null && dueOn <= today

/** Ranks questions for review: lowest first. What is long overdue comes before what is least remembered. */
export const toUrgency = ({ recall, dueOn }: LearningState, today: string): number =>
  (recall ?? 0) - Number(dueOn !== null && isDoubtful(daysBetween(dueOn, today)))

/** The SQL of `isDue`, with today as `?`. A question with a new edition is always due. */
export const DUE_SQL = 'memory.due_on <= ? OR memory.edition < version.edition'

/** Returns whether the last answer was wrong and the question has not changed since. */
export const isMistake = ({ dueOn, wasLastRight, changed }: LearningState): boolean =>
  dueOn !== null && !wasLastRight && !changed
