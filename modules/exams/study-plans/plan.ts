import { isDoubtful, type MemoryState, predictRecall } from '../memory/fsrs'
import { toWeight } from '../questions/blueprint'
import { LAST_DAYS } from '../rules'

/** `shuffleKey` orders new questions of one stratum, differently for each member. */
export type Unseen = { stratum: string; shuffleKey: number }

/** A question as the plan sees it. Days are numbers, counted from any day. */
export type PlannedQuestion = Unseen & {
  /** Null if the current edition has never been answered. */
  state: MemoryState | null
  /** The day of the last answer. Any number for a question never answered. */
  reviewedOn: number
  /** Null for a question never answered. */
  dueOn: number | null
  wasLastRight: boolean
}

export type Day = {
  today: number
  /** The day of the exam; null without a date. */
  exam: number | null
  /** How many answers the member can still give on this day. */
  capacity: number
}

export type DayPlan<Question> = { due: Question[]; fresh: Question[] }

/**
 * Plans a day: first what is due, the least remembered first, then new questions, spread over the themes by the
 * blueprint. On the last days before the exam, everything seen counts as due, in the order of the recall at the exam.
 */
export function planDay<Question extends PlannedQuestion>(
  bank: readonly Question[],
  { today, exam, capacity }: Day,
): DayPlan<Question> {
  const isLast = isNearExam(exam, today)
  const seen = bank.filter(({ dueOn }) => dueOn !== null)
  const toReview = seen.filter(
    ({ dueOn, reviewedOn, wasLastRight }) =>
      !(reviewedOn === today && wasLastRight) && (isLast || dueOn! <= today),
  )
  const due = sortBy(toReview, (question) => {
    return isLast
      ? recallOn(question, exam!)
      : recallOn(question, today) - Number(isLongOverdue(question, today))
  }).slice(0, capacity)
  const fresh = bank.filter(({ dueOn }) => dueOn === null)
  return { due, fresh: pickUnseen(fresh, seen, capacity - due.length) }
}

export const isNearExam = (exam: number | null, today: number): boolean =>
  exam !== null && exam >= today && exam - today <= LAST_DAYS

/** Predicts the recall on a day. A wrong answer of the same day counts as a day old, because it was no recall. */
export function recallOn(question: PlannedQuestion, day: number): number {
  const { state, reviewedOn, dueOn, wasLastRight } = question
  if (state === null) return 0
  const days = Math.max(wasLastRight ? 0 : 1, day - reviewedOn)
  return predictRecall(state, { days, overdue: day - dueOn! })
}

export const isLongOverdue = ({ dueOn }: PlannedQuestion, today: number): boolean =>
  isDoubtful(today - dueOn!)

/** Takes `count` new questions, each of the stratum that has fewest for its weight (method of Sainte-Laguë). */
export function pickUnseen<Question extends Unseen>(
  fresh: readonly Question[],
  seen: readonly Unseen[],
  count: number,
): Question[] {
  const strata = new Map<string, { left: Question[]; taken: number; weight: number }>()
  for (const question of fresh) {
    const { stratum } = question
    if (!strata.has(stratum)) strata.set(stratum, { left: [], taken: 0, weight: toWeight(stratum) })
    strata.get(stratum)!.left.push(question)
  }
  for (const { stratum } of seen) {
    const own = strata.get(stratum)
    if (own) own.taken += 1
  }
  for (const { left } of strata.values()) left.sort((one, other) => other.shuffleKey - one.shuffleKey)
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
