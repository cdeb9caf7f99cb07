import type { PredictedQuestion } from '../memory/chance'
import { daysUntilDue, review } from '../memory/fsrs'
import { predictRightAnswer } from '../memory/probability'
import { DAYS_AFTER_FIRST_LOOK } from '../rules'
import { planDay, type PlannedQuestion, recallOn } from './plan'

export type ForecastQuestion = Omit<PredictedQuestion, 'probability'> &
  PlannedQuestion & {
    /** The probability of a right first answer. */
    firstSight: number
  }

export type Course = {
  /** The questions on the day of the exam. */
  atExam: PredictedQuestion[]
  /** How many questions have been seen three days before the exam, or today if that is later. */
  seenInTime: number
}

type Given = {
  /** The days until the exam. Today is day 0. */
  days: number
  /** How many answers the member gives in a day. */
  capacity: number
  /** How many of them are left for today. */
  left: number
  guess: number
}

/** A later exam is forecast as if it came after so many days. */
export const MOST_DAYS = 180

/** Follows the plan day by day until the exam, with answers as right as the model predicts. */
export function followPlan(
  bank: readonly ForecastQuestion[],
  { days, capacity, left, guess }: Given,
): Course {
  const exam = Math.min(days, MOST_DAYS)
  const learner = bank.map((question) => ({ ...question, answers: 0 }))
  // Spares `pickUnseen` the sorting on each day.
  learner.sort((one, other) => other.shuffleKey - one.shuffleKey)
  const countSeen = () => learner.filter(({ dueOn }) => dueOn !== null).length
  let seenInTime = countSeen()
  for (let today = 0; today < exam; today += 1) {
    let asked = learner
    for (let open = today === 0 ? left : capacity; open > 0 && asked.length > 0; open -= asked.length) {
      // If there is time left after the first round, only its mistakes are still due.
      const { due, fresh } = planDay(asked, { today, exam, capacity: open })
      asked = [...due, ...fresh]
      for (const question of asked) answer(question, today, guess)
    }
    if (today <= exam - DAYS_AFTER_FIRST_LOOK) seenInTime = countSeen()
  }
  const atExam = learner.map((question) => {
    const { theme, group, checkedBy } = question
    return { theme, group, checkedBy, probability: probabilityOn(question, exam, guess) }
  })
  return { atExam, seenInTime }
}

type Learner = ForecastQuestion & { answers: number }

function answer(question: Learner, today: number, guess: number): void {
  const isRight = toLot(question) < probabilityOn(question, today, guess)
  question.state = review(question.state, today - question.reviewedOn, isRight)
  question.reviewedOn = today
  question.dueOn = isRight ? today + daysUntilDue(question.state) : today
  question.wasLastRight = isRight
  question.answers += 1
}

function probabilityOn(question: ForecastQuestion, day: number, guess: number): number {
  return question.state === null ? question.firstSight : predictRightAnswer(recallOn(question, day), guess)
}

/** A number from 0 to 1 for each answer. The multiples of the golden ratio spread those of one question evenly. */
const toLot = ({ shuffleKey, answers }: Learner) => (shuffleKey * 997 + answers * 0.618034) % 1
