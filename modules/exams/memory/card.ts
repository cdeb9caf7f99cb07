import { addDays } from '#modules/kernel/day'

/** A question that was answered lies in one of five boxes; each is asked for again later than the one before. */
export const BOXES = [1, 2, 3, 4, 5] as const
export type Box = (typeof BOXES)[number]

/** Days after an answer until the question is due again, by the box that it lies in. */
export const DAYS_UNTIL_DUE: Record<Box, number> = { 1: 0, 2: 2, 3: 5, 4: 14, 5: 45 }

/** From this box on a question is mastered. */
export const MASTERED: Box = 4

/** What a member knows of one question. Days are those of Belgium. */
export type Memory = {
  /** Of the version that was answered last. A later edition has another key or other options. */
  edition: number
  box: Box
  dueOn: string
  /** The last day on which it went up by a box. */
  steppedOn: string | null
  wasFirstRight: boolean
  wasLastRight: boolean
}

/** A memory as it counts today. `changed`: the question has a new edition, so that it is back in box 1. */
export type Standing = { box: Box | null; dueOn: string | null; wasLastRight: boolean; changed: boolean }

/** Null is a question that was never answered. */
export function standingOf(memory: Memory | null, edition: number): Standing {
  if (!memory) return { box: null, dueOn: null, wasLastRight: false, changed: false }
  const { box, dueOn, wasLastRight } = memory
  const changed = memory.edition < edition
  // What was due later is due from the day of that answer on.
  return changed
    ? { box: 1, dueOn: addDays(dueOn, -DAYS_UNTIL_DUE[box]), wasLastRight: false, changed }
    : { box, dueOn, wasLastRight, changed }
}

/**
 * What is known after an answer on this day: right at first sight leads to box 2, right later one box up, at most
 * one a day; wrong leads to box 1, and leaves the day's step unused.
 */
export function afterAnswer(
  memory: Memory | null,
  { isRight, edition, today }: { isRight: boolean; edition: number; today: string },
): Memory {
  const before = standingOf(memory, edition)
  const steppedOn = memory?.steppedOn ?? null
  // An exam that ended with yesterday may be graded after a step of today.
  const day = steppedOn !== null && steppedOn > today ? steppedOn : today
  const steps = isRight && (before.changed || steppedOn !== day)
  const box = isRight ? (steps ? nextBox(before.box ?? 1) : before.box!) : 1
  return {
    edition,
    box,
    dueOn: isRight && !steps ? before.dueOn! : addDays(day, DAYS_UNTIL_DUE[box]),
    steppedOn: steps ? day : before.changed ? null : steppedOn,
    wasFirstRight: memory?.wasFirstRight ?? isRight,
    wasLastRight: isRight,
  }
}

/** Whether its day has come; that of a question in box 1 always has. */
export const isDue = ({ dueOn }: Pick<Standing, 'dueOn'>, today: string): boolean =>
  dueOn !== null && dueOn <= today

/** Answered wrongly the last time. What has changed since then was no mistake. */
export const isMistake = ({ box, wasLastRight, changed }: Standing): boolean =>
  box !== null && !wasLastRight && !changed

export const isMastered = (box: Box | null): boolean => box !== null && box >= MASTERED

const nextBox = (box: Box) => Math.min(box + 1, 5) as Box
