import { addDays } from '#modules/kernel/day'
import { type Box, DAYS_UNTIL_DUE } from '../rules'

export type CardRecord = {
  edition: number
  box: Box
  dueOn: string
  /** The last day, in Belgium, on which the card moved up a box. */
  steppedOn: string | null
  wasFirstRight: boolean
  wasLastRight: boolean
}

/**
 * `box` is null for a question never answered. A new edition of the question sets `changed` and puts the card
 * back in box 1.
 */
export type CardState = { box: Box | null; dueOn: string | null; wasLastRight: boolean; changed: boolean }

export function toCardState(card: CardRecord | null, edition: number): CardState {
  if (!card) return { box: null, dueOn: null, wasLastRight: false, changed: false }
  const { box, dueOn, wasLastRight } = card
  const changed = card.edition < edition
  // A changed question counts as due since the day of the last answer.
  return changed
    ? { box: 1, dueOn: addDays(dueOn, -DAYS_UNTIL_DUE[box]), wasLastRight: false, changed }
    : { box, dueOn, wasLastRight, changed }
}

/**
 * Moves the card up one box after a right answer, but only once a day. A wrong answer moves it to box 1. A new card
 * starts in box 1.
 */
export function afterAnswer(
  card: CardRecord | null,
  { isRight, edition, today }: { isRight: boolean; edition: number; today: string },
): CardRecord {
  const before = toCardState(card, edition)
  const steppedOn = card?.steppedOn ?? null
  // `steppedOn` can be later than `today`, because an exam from yesterday may be graded after the card has
  // moved up today.
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

/** The SQL of `isDue`, with today as `?`. A question with a new edition is always due. */
export const DUE_SQL = 'card.due_on <= ? OR card.edition < version.edition'

/** Returns whether the last answer was wrong and the question has not changed since. */
export const isMistake = ({ box, wasLastRight, changed }: CardState): boolean =>
  box !== null && !wasLastRight && !changed

const nextBox = (box: Box) => Math.min(box + 1, 5) as Box
