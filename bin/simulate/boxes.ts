/** The five boxes that the plan replaced, with their days and order. */
const DAYS = [0, 0, 2, 5, 14, 45]

export type Boxed = { box: number; dueOn: number; steppedOn: number }

export const NEW: Boxed = { box: 0, dueOn: 0, steppedOn: -1 }

/** Returns the questions of a day: due ones above box 1 by their day, then those in box 1, then new ones in bank order. */
export function boxesOfDay<Question extends Boxed>(
  bank: readonly Question[],
  today: number,
  count: number,
): Question[] {
  const turn = ({ box }: Boxed) => (box === 0 ? 3 : box === 1 ? 2 : 1)
  const due = bank.filter(({ box, dueOn }) => box === 0 || dueOn <= today)
  return due.sort((one, other) => turn(one) - turn(other) || one.dueOn - other.dueOn).slice(0, count)
}

export function moveBox(question: Boxed, today: number, isRight: boolean): void {
  if (!isRight) question.box = 1
  else if (question.steppedOn !== today) {
    question.box = Math.min(Math.max(question.box, 1) + 1, 5)
    question.steppedOn = today
  } else return
  question.dueOn = today + DAYS[question.box]!
}
