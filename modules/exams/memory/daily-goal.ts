import { daysBetween } from '#modules/kernel/day'
import { type Box, DAYS_UNTIL_DUE, isMastered, MASTERED } from '../rules'
import { type CardRecord, toCardState } from './card'

export type DailyGoal = {
  /** Right answers to questions that are not mastered, a day: the fewest that lead as far as more would. */
  answers: number
  /** Of these, what today has to ask; fewer on a day on which little is due. */
  forToday: number
  /** Of those of today, the ones that were given and still hold. */
  given: number
  /** False when a question has too few days left to come back as often as it takes. */
  inTime: boolean
}

/**
 * Answers a day that bring every question of the bank to box 4 before the exam, as counted when today began, and asked
 * in the order and on the days of series. Null on the day of the exam and after it.
 */
export function toDailyGoal(
  bank: readonly { card: CardRecord | null; edition: number }[],
  { today, examDate }: { today: string; examDate: string },
): DailyGoal | null {
  const days = daysBetween(today, examDate)
  if (days <= 0) return null
  const open = bank.map((question) => onItsWay(question, today)).filter(({ box }) => !isMastered(box))
  const given = open.filter(({ isGiven }) => isGiven).length
  const steps = sum(open.map(({ box }) => MASTERED - box))
  if (steps === given) return { answers: 0, forToday: 0, given, inTime: true }
  const most = sum(stepsADay(open, days, open.length))
  const answers = fewest(open.length, (some) => sum(stepsADay(open, days, some)) === most)
  return { answers, forToday: stepsADay(open, days, answers)[0]!, given, inTime: most === steps }
}

/** Where a question lay when the day began, and in how many days it can go up from there. */
type OnItsWay = { box: Box; dueIn: number; isGiven: boolean }

function onItsWay({ card, edition }: { card: CardRecord | null; edition: number }, today: string): OnItsWay {
  const { box: known, dueOn, changed } = toCardState(card, edition)
  const box = known ?? 1
  const hasStepped = card?.steppedOn === today && !changed
  if (hasStepped && box > 1 && box <= MASTERED) return { box: (box - 1) as Box, dueIn: 0, isGiven: true }
  const dueIn = dueOn === null ? 0 : Math.max(0, daysBetween(today, dueOn))
  return { box, dueIn: hasStepped ? Math.max(1, dueIn) : dueIn, isGiven: false }
}

/** How many questions go up on each of these days with so many right answers a day. */
function stepsADay(open: readonly OnItsWay[], days: number, answers: number): number[] {
  const due = Array.from({ length: days }, (): Box[] => [])
  for (const { box, dueIn } of open) due[dueIn]?.push(box)
  const seen: Box[] = []
  const fresh: Box[] = []
  return due.map((boxes, day) => {
    // As in a series, box 1 and what is new come after what is due, and the longest due is first.
    for (const box of boxes) (box === 1 ? fresh : seen).push(box)
    const asked = seen.splice(0, answers)
    asked.push(...fresh.splice(0, answers - asked.length))
    for (const box of asked) {
      const next = (box + 1) as Box
      if (!isMastered(next)) due[day + DAYS_UNTIL_DUE[next]]?.push(next)
    }
    return asked.length
  })
}

/** The smallest number up to this one that is enough, where every larger one is. */
function fewest(most: number, isEnough: (some: number) => boolean): number {
  let [low, high] = [0, most]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle + 1
  }
  return high
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
