import { describe, expect, test } from 'vitest'
import { addDays } from '#modules/kernel/day'
import { afterAnswer, isDue, isMistake, type MemoryRecord, recallOn, toLearningState } from './memory-record'

const MONDAY = '2026-11-23'

/** Camille's memory after these answers, each with the days since the one before. */
function after(...answers: [days: number, isRight: boolean][]): MemoryRecord {
  let record: MemoryRecord | null = null
  let today = MONDAY
  for (const [days, isRight] of answers) {
    today = addDays(today, days)
    record = afterAnswer(record, { isRight, edition: 1, today })
  }
  return record!
}

describe('the memory of a question', () => {
  test('is that of FSRS with its published parameters, day by day', () => {
    expect(after([0, true])).toMatchObject({ stability: 2.3065, difficulty: 2.11810397, dueOn: '2026-11-25' })
    expect(after([0, true], [2, true])).toMatchObject({ stability: 10.96433194, dueOn: '2026-12-06' })
    expect(after([0, false], [1, true])).toMatchObject({ stability: 1.88678762, dueOn: '2026-11-26' })
  })

  test('has a wrong answer due on the same day, and a right one on a later day', () => {
    expect(after([0, false]).dueOn).toBe(MONDAY)
    expect(after([0, false], [0, true]).dueOn).toBe('2026-11-24')
  })

  test('does not change by a second right answer on the same day', () => {
    expect(after([0, true], [0, true])).toEqual(after([0, true]))
    const wrong = after([0, false])
    expect(after([0, false], [0, true])).toMatchObject({ stability: wrong.stability, wasLastRight: true })
  })

  test('is weaker after a wrong answer later on the same day', () => {
    expect(after([0, true], [0, false]).stability).toBeLessThan(2.3065)
  })

  test('takes an answer of an exam that is graded late for one of the last day', () => {
    const known = after([3, true])
    const late = afterAnswer(known, { isRight: true, edition: 1, today: MONDAY })
    expect(late).toEqual(known)
  })

  test('starts afresh with a new edition, but remembers the first answer', () => {
    const known = after([0, false], [1, true], [2, true])
    const again = afterAnswer(known, { isRight: true, edition: 2, today: '2026-12-01' })
    expect(again).toMatchObject({ edition: 2, stability: 2.3065, wasFirstRight: false })
  })
})

describe('the recall that is predicted', () => {
  test('falls to 0.9 when the question is due', () => {
    const record = after([0, true], [2, true])
    expect(recallOn(record, '2026-12-06')).toBeCloseTo(0.9, 2)
    expect(recallOn(record, '2026-11-25')).toBe(1)
  })

  test('of a question overdue for more than two weeks has two weeks of doubt more', () => {
    const record = after([0, true], [2, true])
    expect(recallOn(record, addDays(record.dueOn, 14))).toBeCloseTo(0.834, 3)
    expect(recallOn(record, addDays(record.dueOn, 15))).toBe(0.65)
    expect(recallOn(record, addDays(record.dueOn, 400))).toBeLessThan(0.65)
  })
})

describe('what a member knows of a question', () => {
  test('is nothing before the first answer', () => {
    const nothing = { recall: null, dueOn: null, wasLastRight: false, changed: false }
    expect(toLearningState(null, 1, MONDAY)).toEqual(nothing)
    expect(isDue(nothing, MONDAY)).toBe(false)
    expect(isMistake(nothing)).toBe(false)
  })

  test('is nothing of a new edition, which is due and no mistake', () => {
    const changed = toLearningState(after([0, false]), 2, MONDAY)
    expect(changed).toEqual({ recall: null, dueOn: MONDAY, wasLastRight: false, changed: true })
    expect(isDue(changed, MONDAY)).toBe(true)
    expect(isMistake(changed)).toBe(false)
  })
})
