import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toChance } from '../memory/chance'
import { DRAWS } from '../rules'
import { followPlan, type Learnt } from './forecast'
import { type Day, type Planned, planDay } from './plan'

type Question = Planned & { dueIn: number | null; recall: number; isDone: boolean }

const question = fc.record({
  stratum: fc.constantFrom('licence', 'detention-et-autorisation', 'munitions', ''),
  lot: fc.double({ min: 0, max: 1, noNaN: true }),
  dueIn: fc.option(fc.integer({ min: -60, max: 60 })),
  recall: fc.double({ min: 0, max: 1, noNaN: true }),
  isDone: fc.boolean(),
})

const bank = fc.array(question, { maxLength: 80 })
const capacity = fc.integer({ min: 0, max: 60 })

const plan = (questions: readonly Question[], changes: Partial<Day<Question>> = {}) =>
  planDay(questions, {
    ...{ capacity: 24, daysLeft: null, dueIn: ({ dueIn }) => dueIn, recall: ({ recall }) => recall },
    isDoubtful: ({ dueIn }) => dueIn !== null && dueIn < -14,
    recallAtExam: ({ recall }) => recall / 2,
    isDone: ({ isDone, dueIn }) => isDone && dueIn !== null && dueIn > 0,
    ...changes,
  })

const isDue = ({ dueIn }: Question) => dueIn !== null && dueIn <= 0

describe('a planned day', () => {
  test('never asks for more answers than fit into the chosen minutes', () => {
    fc.assert(
      fc.property(bank, capacity, fc.option(fc.integer({ min: 0, max: 30 })), (questions, most, daysLeft) => {
        const { due, fresh } = plan(questions, { capacity: most, daysLeft })
        expect(due.length + fresh.length).toBeLessThanOrEqual(most)
      }),
    )
  })

  test('has everything that is due before anything new', () => {
    fc.assert(
      fc.property(bank, capacity, (questions, most) => {
        const { due, fresh } = plan(questions, { capacity: most })
        expect(due.every(isDue)).toBe(true)
        if (fresh.length > 0) expect(due).toHaveLength(questions.filter(isDue).length)
      }),
    )
  })

  test('asks for no more if the exam is later', () => {
    fc.assert(
      fc.property(bank, capacity, fc.integer({ min: 0, max: 60 }), (questions, most, daysLeft) => {
        const size = (days: number) => {
          const { due, fresh } = plan(questions, { capacity: most, daysLeft: days })
          return due.length + fresh.length
        }
        expect(size(daysLeft + 1)).toBeLessThanOrEqual(size(daysLeft))
      }),
    )
  })

  test('differs after a missed week only by what has become due', () => {
    fc.assert(
      fc.property(bank, capacity, (questions, most) => {
        const dueIn = (question: Question) => (question.dueIn === null ? null : question.dueIn - 7)
        const before = plan(questions, { capacity: most })
        const after = plan(questions, { capacity: most, dueIn, isDone: () => false })
        const due = questions.filter((question) => question.dueIn !== null && question.dueIn <= 7)
        expect(after.due).toHaveLength(Math.min(most, due.length))
        expect(due).toEqual(expect.arrayContaining(after.due))
        expect(after.fresh).toEqual(before.fresh.slice(0, most - after.due.length))
      }),
    )
  })

  test('asks each question once', () => {
    fc.assert(
      fc.property(bank, capacity, (questions, most) => {
        const { due, fresh } = plan(questions, { capacity: most })
        expect(new Set([...due, ...fresh]).size).toBe(due.length + fresh.length)
      }),
    )
  })

  test('takes what is least remembered first, and before it what is long overdue', () => {
    const known = (recall: number, dueIn: number): Question => {
      return { stratum: 'licence', lot: 0, dueIn, recall, isDone: false }
    }
    const { due } = plan([known(0.8, -1), known(0.3, 0), known(0.6, -15)], { capacity: 3 })
    expect(due.map(({ recall }) => recall)).toEqual([0.6, 0.3, 0.8])
  })

  test('spreads new questions over the themes by the blueprint', () => {
    const fresh = (stratum: string) =>
      Array.from({ length: 50 }, (_, index): Question => {
        return { stratum, lot: index / 50, dueIn: null, recall: 0, isDone: false }
      })
    const all = [...fresh('licence'), ...fresh('detention-et-autorisation'), ...fresh('munitions')]
    const strata = plan(all, { capacity: 37 }).fresh.map(({ stratum }) => stratum)
    const count = (name: string) => strata.filter((stratum) => stratum === name).length

    // Of 100 questions of an exam, 12 are on the licence, 20 on possession and 5 on ammunition.
    expect([count('licence'), count('detention-et-autorisation'), count('munitions')]).toEqual([12, 20, 5])
  })

  test('goes once more through what is remembered least, two days before', () => {
    const later: Question = { stratum: 'licence', lot: 0, dueIn: 20, recall: 0.95, isDone: false }
    const weak: Question = { ...later, recall: 0.4, dueIn: 0 }
    const done: Question = { ...later, isDone: true }
    const fresh: Question = { ...later, dueIn: null }
    expect(plan([later, weak, done, fresh], { daysLeft: 3 })).toEqual({ due: [weak], fresh: [fresh] })
    expect(plan([later, weak, done, fresh], { daysLeft: 2 })).toEqual({ due: [weak, later], fresh: [fresh] })
  })
})

/** A newcomer to a bank of this size, who knows a share of it at first sight. */
const newcomer = (size: number, firstSight: number): Learnt[] =>
  Array.from({ length: size }, (_, index) => ({
    ...{ theme: index % 4 ? 'licence' : 'munitions', group: null, checkedBy: 'texte' as const },
    ...{ stratum: index % 4 ? 'licence' : 'munitions', lot: (index * 0.618034) % 1 },
    ...{ state: null, reviewedOn: 0, dueOn: null, wasLastRight: false, firstSight },
  }))

const follow = (size: number, days: number, capacity: number, firstSight = 0.5) =>
  followPlan(newcomer(size, firstSight), { days, capacity, left: capacity, guess: 1 / 3 })

const chanceAfter = (days: number, capacity: number) =>
  toChance(follow(356, days, capacity).atExam, DRAWS.practice)!

describe('the forecast of a plan', () => {
  test('sees every question three days before, with time for six answers to each', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 8, max: 60 }),
        fc.integer({ min: 0, max: 10 }),
        fc.double({ min: 0.2, max: 0.9, noNaN: true }),
        (size, capacity, spare, firstSight) => {
          const days = 3 + Math.ceil((6 * size) / capacity) + spare
          expect(follow(size, days, capacity, firstSight).seenInTime).toBe(size)
        },
      ),
      { numRuns: 50 },
    )
  })

  test('says how many questions are seen in time where the minutes do not suffice', () => {
    expect(follow(356, 7, 24).seenInTime).toBe(53)
  })

  test('sees all of 356 questions by 12 answers a day, five and a half months before', () => {
    expect(follow(356, 165, 12).seenInTime).toBe(356)
  })

  test('is better with more minutes, and with more days', () => {
    const chances = [12, 24, 36, 48].map((capacity) => chanceAfter(14, capacity))
    expect(chances).toEqual([...chances].sort((one, other) => one - other))
    expect(chanceAfter(30, 24)).toBeGreaterThan(chanceAfter(7, 24))
  })

  test('of the same course is the same', () => {
    expect(follow(120, 20, 24)).toEqual(follow(120, 20, 24))
  })
})
