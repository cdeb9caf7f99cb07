import { type MemoryState, predictRecall, review } from '#modules/exams'

/** What a learner truly remembers of a question. The plan does not see it. */
export type Trace = { state: MemoryState | null; strength: number; seenOn: number }

export type Learner = {
  name: string
  /** The probability that the learner remembers the question on this day. */
  recall: (trace: Trace, day: number, pace: number) => number
  /** Changes the trace after an answer on this day. */
  learn: (trace: Trace, day: number, isRight: boolean) => void
}

/** Forgets as FSRS says, but each question up to twice as fast or as slowly. */
export const fsrsWithNoise: Learner = {
  name: 'FSRS with noise',
  recall: ({ state, seenOn }, day, pace) =>
    state === null ? 0 : predictRecall(state, { days: (day - seenOn) * pace, overdue: 0 }),
  learn(trace, day, isRight) {
    trace.state = review(trace.state, trace.state ? day - trace.seenOn : 0, isRight)
    trace.seenOn = day
  },
}

/** Forgets exponentially. A right answer on another day makes the memory last two and a half times as long. */
export const exponential: Learner = {
  name: 'exponential forgetting',
  recall: ({ strength, seenOn }, day, pace) =>
    strength === 0 ? 0 : Math.exp((-(day - seenOn) * pace) / strength),
  learn(trace, day, isRight) {
    if (!isRight || trace.strength === 0) trace.strength = 2
    else if (day > trace.seenOn) trace.strength *= 2.5
    trace.seenOn = day
  },
}
