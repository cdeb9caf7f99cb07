import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayInBelgium } from '#modules/kernel/day'
import { allRows } from '#test/harness/db/rows'
import { MINUTE, setUpExams } from '#test/harness/modules/exams'
import { claim } from '#test/things/exam'
import { refusing } from '#test/harness/refusing'
import { question, RIGHT, WRONG } from '#test/things/question'

const { db, exams, clock, camilleId, karimId, ...world } = await setUpExams({ bank: 10 })

const TODAY = dayInBelgium(clock.now())
const IN_TWO_DAYS = addDays(TODAY, 2)
const DAY = 24 * 60 * 60

beforeEach(() => db.write('DELETE FROM mastery'))

/** What Camille's memory says of each question, oldest first: right, wrong, or '-' if never answered. */
async function answers(userId = camilleId): Promise<string> {
  const studied = await exams.memory.listStudied(userId)
  return studied.map(({ dueOn, wasLastRight }) => (dueOn === null ? '-' : wasLastRight ? 'r' : 'w')).join('')
}

const memories = () =>
  db.read<Record<string, unknown>>('SELECT * FROM memory_states ORDER BY user_id, question_id')

test('memory learns from answers of a finished exam, not of an abandoned one', async () => {
  const abandoned = await world.start(camilleId)
  await world.mark(abandoned.own, RIGHT)
  await exams.attempts.abandon(abandoned.own)
  const { own, questions } = await world.start(camilleId)
  await world.mark(own, RIGHT, RIGHT, WRONG)
  expect(await answers()).toBe('----------')

  await exams.attempts.finish(own)

  const studied = await exams.memory.listStudied(camilleId)
  const state = (position: number) =>
    studied.find(({ number }) => questions[position - 1]!.question === question(number).question)
  expect(state(1)).toMatchObject({ recall: 1, dueOn: IN_TWO_DAYS, wasLastRight: true })
  expect(state(3)).toMatchObject({ recall: 0.76619573, dueOn: TODAY, wasLastRight: false })
  expect(studied.filter(({ dueOn }) => dueOn !== null)).toHaveLength(3)
  expect(await answers(karimId)).toBe('----------')
})

test('memory counts days in Belgium, from midnight to midnight', async () => {
  clock.set('2027-06-30T21:59:00Z')
  await world.takeExam(camilleId, { right: 10 })
  clock.pass(MINUTE)
  await world.takeExam(camilleId, { right: 10 })
  expect((await exams.memory.listStudied(camilleId))[0]!.memory).toMatchObject({
    ...{ reviewedOn: '2027-07-01', dueOn: '2027-07-08' },
    stability: expect.closeTo(7.3, 1) as unknown,
  })
})

test('memory learns from an exam that a client sent', async () => {
  const claimed = claim(await world.questionIds(), [RIGHT, WRONG])
  await exams.results.record(await world.signIn(camilleId), claimed)
  expect(await answers()).toBe('rw--------')
})

test('memory has a question with a new key or options due, as if never seen', async () => {
  await world.takeExam(camilleId, { right: 10 })
  const [first, second] = await world.questionIds()
  await exams.questions.revise(first!, question(1, { optionC: 'Une autre' }))
  await exams.questions.revise(second!, question(2, { question: 'La même, mieux dite ?' }))

  expect(await exams.memory.listStudied(camilleId)).toMatchObject([
    { recall: null, changed: true, dueOn: TODAY },
    { recall: 1, changed: false, dueOn: IN_TWO_DAYS },
    ...Array.from({ length: 8 }, () => ({ changed: false })),
  ])
})

test('memory ignores an answer to an earlier edition of a question', async () => {
  const { own, questions: asked } = await world.start(camilleId)
  await world.mark(own, ...asked.map(() => RIGHT))
  const [first] = await world.questionIds()
  await exams.questions.revise(first!, question(1, { optionC: 'Une autre' }))
  await exams.results.record(await world.signIn(camilleId), claim([first!], [WRONG]))

  await exams.attempts.finish(own)

  expect(await answers()).toBe('wrrrrrrrrr')
  expect((await exams.memory.listStudied(camilleId))[0]).toMatchObject({ changed: false })
})

test('a question is mastered that will be remembered at the exam', async () => {
  const setExam = async (days: number) =>
    exams.studyPlans.setGoal(await world.signIn(camilleId), { examDate: addDays(TODAY, days), minutes: 10 })
  const isMastered = async () => (await exams.memory.listStudied(camilleId))[0]!.isMastered
  await world.takeExam(camilleId, { right: 10 })
  expect(await isMastered()).toBe(false)

  await setExam(2)
  expect(await isMastered()).toBe(true)
  await setExam(3)
  expect(await isMastered()).toBe(false)
})

test('the sums of all members count first answers, and each answer by its recall', async () => {
  await world.takeExam(camilleId, { right: 10 })
  await world.takeExam(karimId, { right: 0 })
  clock.pass(10 * DAY)
  await world.takeExam(camilleId, { right: 10 })

  expect(await exams.memory.tallyAnswers()).toBe(30)
  expect(await exams.memory.tallyAnswers()).toBe(0)
  expect(await exams.memory.findCalibration()).toMatchObject({
    ...{ answers: 10, guess: 1 / 3, brier: expect.closeTo(0.0226, 3) as unknown },
    bands: [{ from: 0.7, to: 0.8, answers: 10, predicted: expect.closeTo(0.85, 2) as unknown, observed: 1 }],
  })
  expect((await allRows(db, 'item_tallies'))[0]).toMatchObject({
    ...{ edition: 1, first_answers: 2, first_right: 1, exam_asked: 3, exam_right: 2 },
    ...{ rest_sum: 2, rest_squares: 2, rest_sum_right: 2 },
  })
})

test('a second answer on one day has no prediction', async () => {
  for (const right of [0, 10]) await world.takeExam(camilleId, { right })
  await exams.memory.tallyAnswers()
  expect(await exams.memory.findCalibration()).toMatchObject({ answers: 0, bands: [] })
})

test('two tallies at once count each answer once', async () => {
  await world.takeExam(camilleId, { right: 10 })
  await world.takeExam(karimId, { right: 10 })

  const tallied = await Promise.all([exams.memory.tallyAnswers(), exams.memory.tallyAnswers()])
  expect(tallied[0] + tallied[1]).toBe(20)
  const [sums] = await db.read<{ asked: number | string }>(
    'SELECT sum(exam_asked) AS asked FROM item_tallies',
  )
  expect(Number(sums!.asked)).toBe(20)
})

test('a question that was deleted since its answer is left out of the tallies', async () => {
  await world.takeExam(camilleId, { right: 10 })
  await db.write(
    'UPDATE untallied_answers SET question_id = 999999 WHERE id = (SELECT min(id) FROM untallied_answers)',
  )

  expect(await exams.memory.tallyAnswers()).toBe(10)
  expect(await allRows(db, 'item_tallies')).toHaveLength(9)
})

test('memory can be computed again from the answers that are kept', async () => {
  const [first] = await world.questionIds()
  await world.takeExam(camilleId, { right: 7 })
  clock.pass(DAY)
  const own = await world.startSeries(camilleId, {
    source: 'due',
    themes: [],
    difficulty: null,
    count: 'all',
  })
  await exams.series.answer(own, { position: 1, letter: WRONG })
  await exams.series.answer(own, { position: 2, letter: RIGHT })
  clock.pass(3 * DAY)
  await exams.results.record(await world.signIn(camilleId), claim([first!], [RIGHT]))
  await world.takeExam(karimId, { right: 3 })
  const recorded = await memories()
  await db.write('UPDATE memory_states SET stability = 1, difficulty = 1, due_on = $1, was_last_right = $2', [
    TODAY,
    true,
  ])

  expect(await exams.rebuildMemory.all()).toBe(2)

  expect(await memories()).toEqual(recorded)
})

test('memory of questions whose answers are gone stays when it is computed again', async () => {
  await world.takeExam(camilleId, { right: 7 })
  const recorded = await memories()
  await db.write('DELETE FROM user_answers')

  await exams.rebuildMemory.all()

  expect(await memories()).toEqual(recorded)
})

describe('what a member knew in boxes', () => {
  const addBox = (questionId: number, box: number, dueOn: string, userId = camilleId) =>
    db.write(
      `INSERT INTO mastery (user_id, question_id, edition, box, due_on, was_first_right, was_last_right)
       VALUES ($1, $2, 1, $3, $4, $5, $5)`,
      [userId, questionId, box, dueOn, box > 1],
    )

  test('is known at once, and stands for its box where no answer is kept', async () => {
    const [first, second] = await world.questionIds()
    await addBox(first!, 3, TODAY)
    await addBox(second!, 1, TODAY)

    const known = await exams.memory.listStudied(camilleId)
    expect(known.slice(0, 3)).toMatchObject([
      { memory: { reviewedOn: addDays(TODAY, -5), stability: expect.closeTo(10.96, 2) as unknown } },
      { memory: { reviewedOn: TODAY, wasLastRight: false } },
      { memory: null },
    ])
    expect(await exams.rebuildMemory.fromBoxes()).toBe(1)
    expect(await exams.memory.listStudied(camilleId)).toEqual(known)
    expect(await allRows(db, 'mastery')).toEqual([])
    expect(await exams.rebuildMemory.fromBoxes()).toBe(0)
  })

  test('follows from the answers where they are kept', async () => {
    await world.takeExam(camilleId, { right: 10 })
    const recorded = await memories()
    await db.write('DELETE FROM memory_states')
    for (const id of await world.questionIds()) await addBox(id, 5, '2027-12-31')

    await exams.rebuildMemory.fromBoxes()

    expect(await memories()).toEqual(recorded)
  })

  test('is computed for the others where one cannot be computed', async () => {
    const [first] = await world.questionIds()
    await addBox(first!, 3, TODAY)
    await addBox(first!, 3, TODAY, karimId)
    const computed = refusing({ db }, 'DELETE', 'mastery', () => exams.rebuildMemory.fromBoxes())
    await expect(computed).rejects.toThrow('Faults while memories were computed: 2')
  })

  test('goes on from its box with the next answer', async () => {
    const [first] = await world.questionIds()
    await addBox(first!, 3, TODAY)
    await exams.results.record(await world.signIn(camilleId), claim([first!], [RIGHT]))
    expect((await exams.memory.listStudied(camilleId))[0]!.memory!.stability).toBeGreaterThan(20)
  })
})
