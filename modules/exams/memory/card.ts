import { addDays } from '#modules/kernel/day'
import { type Box, DAYS_UNTIL_DUE } from '../rules'

/** What a member knows of one question. Days are those of Belgium. */
export type CardRecord = {
  /** Of the version that was answered last. A later edition has another key or other options. */
  edition: number
  box: Box
  dueOn: string
  /** The last day on which it went up by a box. */
  steppedOn: string | null
  wasFirstRight: boolean
  wasLastRight: boolean
}

/** A card as it counts today. `changed`: the question has a new edition, so that it is back in box 1. */
export type CardState = { box: Box | null; dueOn: string | null; wasLastRight: boolean; changed: boolean }

/** Null is a question that was never answered. */
export function toCardState(card: CardRecord | null, edition: number): CardState {
  if (!card) return { box: null, dueOn: null, wasLastRight: false, changed: false }
  const { box, dueOn, wasLastRight } = card
  const changed = card.edition < edition
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
  card: CardRecord | null,
  { isRight, edition, today }: { isRight: boolean; edition: number; today: string },
): CardRecord {
  const before = toCardState(card, edition)
  const steppedOn = card?.steppedOn ?? null
  // An exam that ended with yesterday may be graded after a step of today.
  const day = steppedOn !== null && steppedOn > today ? steppedOn : today
  const steps = isRight && (before.changed || steppedOn !== day)
  const box = isRight ? (steps ? nextBox(before.box ?? 1) : before.box!) : 1
  return {
    edition,
    box,
    dueOn: isRight && !steps ? before.dueOn! : addDays(day, DAYS_UNTIL_DUE[box]),
    steppedOn: steps ? day : before.changed ? null : steppedOn,
    wasFirstRight: card?.wasFirstRight ?? isRight,
    wasLastRight: isRight,
  }
}

/** Whether its day has come; that of a question in box 1 always has. */
export const isDue = ({ dueOn }: Pick<CardState, 'dueOn'>, today: string): boolean =>
  dueOn !== null && dueOn <= today

/**
 * `isDue` for a row `card` of mastery and the current `version` of its question; the value is today. A question that has
 * changed is due from the day of its last answer on, so that it always is.
 */
export const DUE_SQL = 'card.due_on <= ? OR card.edition < version.edition'

/** Answered wrongly the last time. What has changed since then was no mistake. */
export const isMistake = ({ box, wasLastRight, changed }: CardState): boolean =>
  box !== null && !wasLastRight && !changed

const nextBox = (box: Box) => Math.min(box + 1, 5) as Box
