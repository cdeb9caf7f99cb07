import { addDays } from '#modules/kernel/day'
import { type Box, DAYS_UNTIL_DUE } from '../rules'

/** What a member knows of one question. Days are those in Belgium. */
export type CardRecord = {
  /** The edition last answered. It goes up when the right answer or the options of a question change. */
  edition: number
  box: Box
  dueOn: string
  /** The last day on which it moved up a box. */
  steppedOn: string | null
  wasFirstRight: boolean
  wasLastRight: boolean
}

/** A card as it counts now. `changed`: the question has a new edition, so that the card is back in box 1. */
export type CardState = { box: Box | null; dueOn: string | null; wasLastRight: boolean; changed: boolean }

export function toCardState(card: CardRecord | null, edition: number): CardState {
  if (!card) return { box: null, dueOn: null, wasLastRight: false, changed: false }
  const { box, dueOn, wasLastRight } = card
  const changed = card.edition < edition
  // Due from the day of that answer on.
  return changed
    ? { box: 1, dueOn: addDays(dueOn, -DAYS_UNTIL_DUE[box]), wasLastRight: false, changed }
    : { box, dueOn, wasLastRight, changed }
}

/**
 * A right answer moves the card up a box, from nothing to box 2, at most once a day. A wrong one moves it to box 1,
 * and the day's step remains.
 */
export function afterAnswer(
  card: CardRecord | null,
  { isRight, edition, today }: { isRight: boolean; edition: number; today: string },
): CardRecord {
  const before = toCardState(card, edition)
  const steppedOn = card?.steppedOn ?? null
  // An exam that ended yesterday may be graded after a step of today.
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

export const isDue = ({ dueOn }: Pick<CardState, 'dueOn'>, today: string): boolean =>
  dueOn !== null && dueOn <= today

/**
 * `isDue` for a `card` of the table mastery and the current `version` of its question; the value is today. A changed
 * question is always due.
 */
export const DUE_SQL = 'card.due_on <= ? OR card.edition < version.edition'

/** Whether the last answer was wrong, and the question has not changed since. */
export const isMistake = ({ box, wasLastRight, changed }: CardState): boolean =>
  box !== null && !wasLastRight && !changed

const nextBox = (box: Box) => Math.min(box + 1, 5) as Box
