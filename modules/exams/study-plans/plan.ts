import { weightOf } from '../questions/blueprint'
import { LAST_DAYS } from '../rules'

/** How a planned day sees the questions. `dueIn` is the number of days until a question is due; null if it is new. */
export type Day<Question> = {
  /** How many answers the member can still give on this day. */
  capacity: number
  /** The days until the exam; null without a date. */
  daysLeft: number | null
  dueIn: (question: Question) => number | null
  /** The recall predicted for this day, and whether the question is so long overdue that nobody knows. */
  recall: (question: Question) => number
  isDoubtful: (question: Question) => boolean
  recallAtExam: (question: Question) => number
  /** Whether the question was answered on this day, and is not due again. */
  isDone: (question: Question) => boolean
}

/** `lot` orders new questions of one stratum, differently for each member. */
export type Planned = { stratum: string; lot: number }

export type DayPlan<Question> = { due: Question[]; fresh: Question[] }

/**
 * Plans a day: first what is due, the least remembered first, then new questions, spread over the themes by the
 * blueprint. On the last days before the exam, everything seen counts as due, in the order of the recall at the exam.
 */
export function planDay<Question extends Planned>(
  bank: readonly Question[],
  day: Day<Question>,
): DayPlan<Question> {
  const { capacity, daysLeft, dueIn, isDone } = day
  const isLast = daysLeft !== null && daysLeft <= LAST_DAYS
  const seen = bank.filter((question) => dueIn(question) !== null)
  const toReview = seen.filter((question) => !isDone(question) && (isLast || dueIn(question)! <= 0))
  const due = sortBy(toReview, isLast ? day.recallAtExam : toUrgency(day)).slice(0, capacity)
  const fresh = bank.filter((question) => dueIn(question) === null)
  return { due, fresh: spread(fresh, seen, capacity - due.length) }
}

/** A question of which nobody knows whether it is remembered comes before those with a low recall. */
const toUrgency =
  <Question>({ isDoubtful, recall }: Day<Question>) =>
  (question: Question) =>
    recall(question) - Number(isDoubtful(question))

/** Takes `count` new questions, each of the stratum that has fewest for its weight (method of Sainte-Laguë). */
export function spread<Question extends Planned>(
  fresh: readonly Question[],
  seen: readonly Question[],
  count: number,
): Question[] {
  const strata = new Map<string, { left: Question[]; taken: number; weight: number }>()
  for (const question of fresh) {
    const { stratum } = question
    if (!strata.has(stratum)) strata.set(stratum, { left: [], taken: 0, weight: weightOf(stratum) })
    strata.get(stratum)!.left.push(question)
  }
  for (const { stratum } of seen) {
    const own = strata.get(stratum)
    if (own) own.taken += 1
  }
  for (const { left } of strata.values()) left.sort((one, other) => other.lot - one.lot)
  const open = new Set(strata.values())
  const taken: Question[] = []
  while (taken.length < count && open.size > 0) {
    const next = [...open].reduce((one, other) => (quotient(other) > quotient(one) ? other : one))
    taken.push(next.left.pop()!)
    next.taken += 1
    if (next.left.length === 0) open.delete(next)
  }
  return taken
}

const quotient = ({ weight, taken }: { weight: number; taken: number }) => weight / (2 * taken + 1)

function sortBy<Item>(items: readonly Item[], rank: (item: Item) => number): Item[] {
  const ranked = items.map((item) => ({ item, rank: rank(item) }))
  return ranked.sort((one, other) => one.rank - other.rank).map(({ item }) => item)
}
