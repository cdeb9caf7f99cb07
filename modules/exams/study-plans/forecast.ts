import type { Chanced } from '../memory/chance'
import { daysUntilDue, isDoubtful, type MemoryState, predictRecall, review } from '../memory/fsrs'
import { rightAnswer } from '../memory/probability'
import { DAYS_AFTER_FIRST_LOOK } from '../rules'
import { type Planned, planDay } from './plan'

/** Days are counted from today, so that those of earlier answers are negative. */
export type Learnt = Omit<Chanced, 'probability'> &
  Planned & {
    state: MemoryState | null
    /** 0 for a question never seen. */
    reviewedOn: number
    /** Null for a question never seen. */
    dueOn: number | null
    wasLastRight: boolean
    /** The probability of a right first answer. */
    firstSight: number
  }

export type Course = {
  /** The questions on the day of the exam. */
  atExam: Chanced[]
  /** How many questions have been seen three days before the exam. */
  seenInTime: number
}

type Given = {
  /** The days until the exam. */
  days: number
  /** The answers that the member gives in a day, and those that are left for today. */
  capacity: number
  left: number
  guess: number
}

/** A later exam is forecast as if it came after so many days. */
const MOST_DAYS = 180

/** Follows the plan day by day until the exam, with answers as right as the model predicts. */
export function followPlan(bank: readonly Learnt[], { days, capacity, left, guess }: Given): Course {
  const until = Math.min(days, MOST_DAYS)
  const learner = bank.map((question) => ({ ...question, answers: 0 }))
  let seenInTime = 0
  for (let today = 0; today < until; today += 1) {
    for (let open = today === 0 ? left : capacity; open > 0;) {
      const { due, fresh } = planDay(learner, { ...toDay(today, until), capacity: open })
      const asked = [...due, ...fresh]
      if (asked.length === 0) break
      for (const question of asked) answer(question, today, guess)
      open -= asked.length
    }
    if (today <= until - DAYS_AFTER_FIRST_LOOK)
      seenInTime = learner.filter(({ dueOn }) => dueOn !== null).length
  }
  const atExam = learner.map((question) => ({
    ...question,
    probability: probabilityOn(question, until, guess),
  }))
  return { atExam, seenInTime }
}

type Learner = Learnt & { answers: number }

function toDay(today: number, exam: number) {
  return {
    daysLeft: exam - today,
    dueIn: ({ dueOn }: Learner) => (dueOn === null ? null : dueOn - today),
    recall: (question: Learner) => recallOn(question, today),
    isDoubtful: (question: Learner) => isDoubtful(overdue(question, today)),
    recallAtExam: (question: Learner) => recallOn(question, exam),
    isDone: ({ reviewedOn, wasLastRight }: Learner) => reviewedOn === today && wasLastRight,
  }
}

function answer(question: Learner, today: number, guess: number): void {
  const isRight = toLot(question) < probabilityOn(question, today, guess)
  question.state = review(question.state, today - question.reviewedOn, isRight)
  question.reviewedOn = today
  question.dueOn = isRight ? today + daysUntilDue(question.state) : today
  question.wasLastRight = isRight
  question.answers += 1
}

function probabilityOn(question: Learner, day: number, guess: number): number {
  return question.state === null ? question.firstSight : rightAnswer(recallOn(question, day), guess)
}

const overdue = ({ dueOn }: Learner, day: number) => (dueOn === null ? 0 : day - dueOn)

function recallOn(question: Learner, day: number): number {
  const { state, reviewedOn } = question
  return state === null
    ? 0
    : predictRecall(state, { days: day - reviewedOn, overdue: overdue(question, day) })
}

/** A number from 0 to 1 for each answer. The multiples of the golden ratio spread those of one question evenly. */
const toLot = ({ lot, answers }: Learner) => (lot * 997 + answers * 0.618034) % 1
