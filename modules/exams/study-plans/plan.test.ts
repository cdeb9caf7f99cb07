import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toChance } from '../memory/chance'
import { DRAWS } from '../rules'
import { followPlan, type ForecastQuestion } from './forecast'
import { type Day, planDay, type PlannedQuestion } from './plan'

const stratum = fc.constantFrom('licence', 'detention-et-autorisation', 'munitions', '')
const unit = fc.double({ min: 0, max: 1, noNaN: true })

const unseen = fc.record({ stratum, shuffleKey: unit }).map(toUnseen)

/** A wrong answer is due on its day, a right one later. */
const seen = fc
  .record({
    ...{ stratum, shuffleKey: unit, wasLastRight: fc.boolean() },
    state: fc.record({
      stability: fc.integer({ min: 1, max: 400 }),
      difficulty: fc.integer({ min: 1, max: 10 }),
    }),
    ...{ reviewedOn: fc.integer({ min: -120, max: 0 }), days: fc.integer({ min: 1, max: 90 }) },
  })
  .map(({ days, ...question }): PlannedQuestion => {
    const { reviewedOn, wasLastRight } = question
    return { ...question, dueOn: wasLastRight ? reviewedOn + days : reviewedOn }
  })

const bank = fc.array(fc.oneof(unseen, seen), { maxLength: 80 })
const capacity = fc.integer({ min: 0, max: 60 })

const plan = (questions: readonly PlannedQuestion[], changes: Partial<Day> = {}) =>
  planDay(questions, { today: 0, exam: null, capacity: 24, ...changes })

const isDue = ({ dueOn }: PlannedQuestion) => dueOn !== null && dueOn <= 0

describe('a planned day', () => {
  test('never asks for more answers than fit into the chosen minutes', () => {
    fc.assert(
      fc.property(bank, capacity, fc.option(fc.integer({ min: 0, max: 30 })), (questions, most, exam) => {
        const { due, fresh } = plan(questions, { capacity: most, exam })
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
      fc.property(bank, capacity, fc.integer({ min: 0, max: 60 }), (questions, most, days) => {
        const size = (exam: number) => {
          const { due, fresh } = plan(questions, { capacity: most, exam })
          return due.length + fresh.length
        }
        expect(size(days + 1)).toBeLessThanOrEqual(size(days))
      }),
    )
  })

  test('differs after a missed week only by what has become due', () => {
    fc.assert(
      fc.property(bank, capacity, (questions, most) => {
        const before = plan(questions, { capacity: most })
        const after = plan(questions, { capacity: most, today: 7 })
        const due = questions.filter(({ dueOn }) => dueOn !== null && dueOn <= 7)
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

  test('takes what is long overdue first, then what is least remembered', () => {
    const [strong, weak, overdue] = [known(30, -1), known(3, 0), known(300, -15)]
    expect(plan([strong, weak, overdue], { capacity: 3 }).due).toEqual([overdue, weak, strong])
  })

  test('takes a mistake of the same day before what is remembered better', () => {
    const mistake = { ...known(1, 0), reviewedOn: 0, wasLastRight: false }
    const strong = known(30, 0)
    expect(plan([strong, mistake]).due).toEqual([mistake, strong])
  })

  test('spreads new questions over the themes by the blueprint', () => {
    const fresh = (stratum: string) =>
      Array.from({ length: 50 }, (_, index) => toUnseen({ stratum, shuffleKey: index / 50 }))
    const all = [...fresh('licence'), ...fresh('detention-et-autorisation'), ...fresh('munitions')]
    const strata = plan(all, { capacity: 37 }).fresh.map(({ stratum }) => stratum)
    const count = (name: string) => strata.filter((stratum) => stratum === name).length

    // Of 100 questions of an exam, 12 are on the licence, 20 on possession and 5 on ammunition.
    expect([count('licence'), count('detention-et-autorisation'), count('munitions')]).toEqual([12, 20, 5])
  })

  test('goes once more through what is remembered least, two days before', () => {
    const later = known(20, 20)
    const weak = known(1, 0)
    const done = { ...later, reviewedOn: 0 }
    const fresh = toUnseen({ stratum: 'licence', shuffleKey: 0 })
    expect(plan([later, weak, done, fresh], { exam: 3 })).toEqual({ due: [weak], fresh: [fresh] })
    expect(plan([later, weak, done, fresh], { exam: 2 })).toEqual({ due: [weak, later], fresh: [fresh] })
  })
})

function toUnseen(question: Pick<PlannedQuestion, 'stratum' | 'shuffleKey'>): PlannedQuestion {
  return { ...question, state: null, reviewedOn: 0, dueOn: null, wasLastRight: false }
}

/** A question answered rightly ten days ago. */
function known(stability: number, dueOn: number): PlannedQuestion {
  const state = { stability, difficulty: 5 }
  return { stratum: 'licence', shuffleKey: 0, state, reviewedOn: -10, dueOn, wasLastRight: true }
}

/** A newcomer to a bank of this size, who knows a share of it at first sight. */
const newcomer = (size: number, firstSight: number): ForecastQuestion[] =>
  Array.from({ length: size }, (_, index) => ({
    ...{ theme: index % 4 ? 'licence' : 'munitions', group: null, checkedBy: 'texte' as const },
    ...{ stratum: index % 4 ? 'licence' : 'munitions', shuffleKey: (index * 0.618034) % 1 },
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

  test('says how many questions are seen in time', () => {
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

  test('leaves the questions as they are, so that it says the same twice', () => {
    const bank = newcomer(120, 0.5)
    const course = { days: 20, capacity: 24, left: 24, guess: 1 / 3 }
    expect(followPlan(bank, course)).toEqual(followPlan(bank, course))
  })
})
