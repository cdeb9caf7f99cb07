import { addDays } from '#modules/kernel/day'
import { afterAnswer, type MemoryRecord } from './memory-record'

/** A row of `mastery`, the five boxes of version 1. A later version drops the table. */
export type Boxed = {
  edition: number
  box: number
  dueOn: string
  wasFirstRight: boolean
  wasLastRight: boolean
}

/** The number of days after which a question of each box was due. */
const DAYS = [0, 2, 5, 14, 45]

/** Replays the answers that lead to a box: a wrong one to box 1, and a right one on each due day to each higher box. */
export function fromBox({ edition, box, dueOn, wasFirstRight, wasLastRight }: Boxed): MemoryRecord {
  const waits = DAYS.slice(1, box)
  let today = addDays(dueOn, -DAYS.slice(0, box).reduce((sum, days) => sum + days, 0))
  let record = afterAnswer(null, { isRight: box > 1, edition, today })
  for (const days of waits.slice(0, -1)) {
    today = addDays(today, days)
    record = afterAnswer(record, { isRight: true, edition, today })
  }
  return { ...record, wasFirstRight, wasLastRight }
}
