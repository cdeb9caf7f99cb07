import { describe, expect, test } from 'vitest'
import type { GivenAnswer, Letter, OwnAttempt } from '#modules/exams'
import { countQueries } from '#test/harness/db/queries'
import { DONE, MINUTE, range, refusal, setUpExams } from '#test/harness/modules/exams'
import { RIGHT } from '#test/things/question'

const { db, exams, clock, camilleId, karimId, ...world } = await setUpExams()

type Choice = [letter: Letter, secondsLeft?: number]

const SAVED = { ok: true, value: { superseded: [] } }
const SUPERSEDED = { ok: true, value: { superseded: [1] } }

test.each<[string, number, Choice, number, Choice, object]>([
  ['even if it arrived first', 20, ['B', 280], 0, ['A', 290], SUPERSEDED],
  ['even if both were chosen within a second', 20, ['B', 280.2], 0, ['A', 280.7], SUPERSEDED],
  ['at the same moment, the one that arrived last', 20, ['A', 280], 0, ['B', 280], SAVED],
  ['even if the older one was on its way for long', 20, ['A', 290], 1, ['B', 285], SAVED],
  ["even if the older one's page had a clock ahead", 0, ['A', 200], 20, ['B', 281], SAVED],
  ['without a clock of the page, the one that arrived last', 20, ['A'], -2, ['B'], SAVED],
])('of two answers the one chosen last counts, %s', async (_when, start, first, between, second, outcome) => {
  const { own } = await world.start(camilleId)
  clock.pass(start)
  expect(await give(own, ...first)).toEqual(SAVED)
  clock.pass(between)

  expect(await give(own, ...second)).toEqual(outcome)
  expect(await letters(own)).toBe('B')
})

describe('answers that arrive together', () => {
  test('are saved in one statement, thirty like one', async () => {
    await world.passPractice(camilleId, 5)
    const { own } = await world.start(camilleId, 'official')
    const statements = (count: number) =>
      countQueries(db, () => exams.attempts.answer(own, range(count).map(chosen('A'))))

    expect([await statements(1), await statements(30)]).toEqual([2, 2])
    expect(await letters(own)).toBe('A'.repeat(30))
  })

  test('are saved, except those that a newer one supersedes', async () => {
    const { own } = await world.start(camilleId)
    clock.pass(20)
    await exams.attempts.answer(own, [1, 2, 3].map(chosen('B', 280)))

    const outcome = await exams.attempts.answer(own, range(10).map(chosen('A', 290)))

    expect(outcome).toEqual({ ok: true, value: { superseded: [1, 2, 3] } })
    expect(await letters(own)).toBe('BBBAAAAAAA')
  })

  test('count by the moment of choice, whatever their order in the request', async () => {
    const { own } = await world.start(camilleId)
    clock.pass(20)

    await exams.attempts.answer(own, [
      { position: 1, letter: 'A', secondsLeft: 285 },
      { position: 1, letter: 'B', secondsLeft: 290 },
      { position: 2, letter: 'A' },
      { position: 2, letter: 'C' },
    ])

    expect(await letters(own)).toBe('AC')
  })

  test.each([0, 11, -1])('are saved, except one to question %i, which the exam does not have', async (n) => {
    const { own } = await world.start(camilleId)

    expect(await exams.attempts.answer(own, [1, n].map(chosen('A')))).toEqual(refusal('not-found'))
    expect(await letters(own)).toBe('A')
  })
})

describe('a mark', () => {
  const marked = async (own: OwnAttempt) => {
    const { questions } = await world.findRunning(own)
    return questions.filter(({ isMarked }) => isMarked).map(({ position }) => position)
  }
  const at = (position: number, isMarked = true) => ({ position, isMarked })

  test('is kept beside the answer until taken away; the last one counts', async () => {
    const { own } = await world.start(camilleId)
    await give(own, 'C')

    expect(await exams.attempts.mark(own, [at(1), at(3), at(5)])).toEqual(DONE)
    expect(await marked(own)).toEqual([1, 3, 5])
    await exams.attempts.mark(own, [at(3, false), at(1, false), at(1)])
    expect(await marked(own)).toEqual([1, 5])
    expect(await letters(own)).toBe('C')
  })

  test('lets the exam go on without an answer', async () => {
    const { own } = await world.start(camilleId)
    await exams.attempts.mark(own, [at(1)])
    expect((await world.findRunning(own)).nextPosition).toBe(2)

    await exams.attempts.mark(own, [at(1, false)])
    expect((await world.findRunning(own)).nextPosition).toBe(1)
  })

  test('is refused after the end, on an unknown question, to another member', async () => {
    const { own } = await world.start(camilleId)
    await give(own, RIGHT)

    expect(await exams.attempts.mark(own, [at(11)])).toEqual(refusal('not-found'))
    expect(await exams.attempts.mark({ ...own, userId: karimId }, [at(1)])).toEqual(refusal('not-found'))
    clock.pass(5 * MINUTE + 5.001)
    expect(await exams.attempts.mark(own, [at(1)])).toEqual(refusal('closed'))
  })
})

test('an answer is taken up to 5 s after the deadline, with the clock at 0', async () => {
  const { own } = await world.start(camilleId)
  clock.pass(5 * MINUTE + 5)

  expect((await world.findRunning(own)).remainingSeconds).toBe(0)
  expect(await give(own, RIGHT)).toEqual(SAVED)
})

test('an answer more than 5 s late is refused, and the exam is closed', async () => {
  const { own } = await world.start(camilleId)
  await give(own, RIGHT)
  clock.pass(5 * MINUTE + 5.001)

  expect(await exams.attempts.answer(own, [2, 3].map(chosen(RIGHT)))).toEqual(refusal('closed'))
  expect((await exams.results.findLatest(camilleId))?.result.score).toBe(1)
})

test('answers after handing in are refused', async () => {
  const { own } = await world.takeExam(camilleId, { right: 1 })

  expect(await give(own, RIGHT)).toEqual(refusal('closed'))
})

test('200 answers at the same moment are all saved, each to its question', async () => {
  const { own } = await world.start(camilleId)
  const turn: Letter[] = ['A', 'B', 'C']

  const saved = await Promise.all(
    range(200).map((n) => exams.attempts.answer(own, [chosen(turn[(n % 10) % 3]!)((n % 10) + 1)])),
  )

  expect(saved.every((outcome) => outcome.ok)).toBe(true)
  expect(await letters(own)).toBe('ABCABCABCA')
})

function give(own: OwnAttempt, letter: Letter, secondsLeft?: number) {
  return exams.attempts.answer(own, [chosen(letter, secondsLeft)(1)])
}

function chosen(letter: Letter, secondsLeft?: number) {
  return (position: number): GivenAnswer => ({ position, letter, ...(secondsLeft && { secondsLeft }) })
}

async function letters(own: OwnAttempt): Promise<string> {
  const { questions: asked } = await world.findRunning(own)
  return asked.map(({ userAnswer }) => userAnswer ?? '').join('')
}
