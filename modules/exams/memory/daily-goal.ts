import { daysBetween } from '#modules/kernel/day'
import { type Box, DAYS_UNTIL_DUE, isMastered, MASTERED } from '../rules'
import { type CardRecord, toCardState } from './card'

export type DailyGoal = {
  /**
   * The smallest number of right answers a day that allows every move up that is possible before the exam.
   */
  answers: number
  /**
   * The goal for today, towards which `given` counts. Is less than `answers` if too few questions are due.
   */
  forToday: number
  /**
   * The number of questions that moved up today from a box below `MASTERED` and have had no wrong answer
   * since.
   */
  given: number
  /** False if some question cannot be mastered before the exam. */
  inTime: boolean
}

/**
 * Finds the goal by simulating every day until the exam, today included. Returns null from the day of the
 * exam on.
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

/**
 * If `isGiven` is true, the question has moved up today and `box` is the box before the move. `dueIn` is the
 * number of days until the question can move up from `box`.
 */
type OnItsWay = { box: Box; dueIn: number; isGiven: boolean }

function onItsWay({ card, edition }: { card: CardRecord | null; edition: number }, today: string): OnItsWay {
  const { box: known, dueOn, changed } = toCardState(card, edition)
  const box = known ?? 1
  const hasStepped = card?.steppedOn === today && !changed
  if (hasStepped && box > 1 && box <= MASTERED) return { box: (box - 1) as Box, dueIn: 0, isGiven: true }
  const dueIn = dueOn === null ? 0 : Math.max(0, daysBetween(today, dueOn))
  return { box, dueIn: hasStepped ? Math.max(1, dueIn) : dueIn, isGiven: false }
}

/** Returns how many questions move up on each day if the member gives `answers` right answers a day. */
function stepsADay(open: readonly OnItsWay[], days: number, answers: number): number[] {
  const due = Array.from({ length: days }, (): Box[] => [])
  for (const { box, dueIn } of open) due[dueIn]?.push(box)
  const seen: Box[] = []
  const fresh: Box[] = []
  return due.map((boxes, day) => {
    // Asks in the order of a series: due cards above box 1, longest due first, then box 1 and new questions.
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

/** Returns the smallest number that is enough. Assumes that every larger number is enough too. */
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
