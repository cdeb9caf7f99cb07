import { expect, test } from 'vitest'
import { learning } from '#db/migrations/0009-learning'
import { columnTypes } from '#db/migrations/column-types'
import { addDays, dayInBelgium } from '#modules/kernel/day'
import { allRows, type Row } from '#test/harness/db/rows'
import { MINUTE, setUpExams } from '#test/harness/modules/exams'
import { claim } from '#test/things/exam'
import { question, RIGHT, WRONG } from '#test/things/question'

const { db, exams, clock, camilleId, karimId, ...world } = await setUpExams({ bank: 10 })

const TODAY = dayInBelgium(clock.now())
const IN_TWO_DAYS = addDays(TODAY, 2)
const DAY = 24 * 60 * 60

/** The boxes of all questions, oldest first; '-' was never answered. */
async function boxes(userId = camilleId): Promise<string> {
  const studied = await exams.memory.listStudied(userId)
  return studied.map(({ box }) => box ?? '-').join('')
}

test('memory learns from answers of a finished exam, not of an abandoned one', async () => {
  const abandoned = await world.start(camilleId)
  await world.mark(abandoned.own, RIGHT)
  await exams.attempts.abandon(abandoned.own)
  const { own, questions } = await world.start(camilleId)
  await world.mark(own, RIGHT, RIGHT, WRONG)
  expect(await boxes()).toBe('----------')

  await exams.attempts.finish(own)

  const studied = await exams.memory.listStudied(camilleId)
  const state = (position: number) =>
    studied.find(({ number }) => questions[position - 1]!.question === question(number).question)
  expect(state(1)).toMatchObject({ box: 2, dueOn: IN_TWO_DAYS, wasLastRight: true })
  expect(state(3)).toMatchObject({ box: 1, dueOn: TODAY, wasLastRight: false })
  expect(studied.filter(({ box }) => box !== null)).toHaveLength(3)
  expect(await boxes(karimId)).toBe('----------')
})

test('memory counts days in Belgium, from midnight to midnight', async () => {
  clock.set('2027-06-30T21:59:00Z')
  await world.takeExam(camilleId, { right: 10 })
  clock.pass(MINUTE)
  await world.takeExam(camilleId, { right: 10 })
  expect((await exams.memory.listStudied(camilleId))[0]).toMatchObject({ box: 3, dueOn: '2027-07-06' })
})

test('memory learns from an exam that a client sent', async () => {
  const claimed = claim(await world.questionIds(), [RIGHT, WRONG])
  await exams.results.record(await world.signIn(camilleId), claimed)
  expect(await boxes()).toBe('21--------')
})

test('memory puts a question with a new key or options back in box 1', async () => {
  await world.takeExam(camilleId, { right: 10 })
  const [first, second] = await world.questionIds()
  await exams.questions.revise(first!, question(1, { optionC: 'Une autre' }))
  await exams.questions.revise(second!, question(2, { question: 'La même, mieux dite ?' }))

  expect(await exams.memory.listStudied(camilleId)).toMatchObject([
    { box: 1, changed: true, dueOn: TODAY },
    { box: 2, changed: false, dueOn: IN_TWO_DAYS },
    ...Array.from({ length: 8 }, () => ({ box: 2 })),
  ])
})

test('memory ignores an answer to an earlier edition of a question', async () => {
  const { own, questions: asked } = await world.start(camilleId)
  await world.mark(own, ...asked.map(() => RIGHT))
  const [first] = await world.questionIds()
  await exams.questions.revise(first!, question(1, { optionC: 'Une autre' }))
  await exams.results.record(await world.signIn(camilleId), claim([first!], [WRONG]))

  await exams.attempts.finish(own)

  expect(await boxes()).toBe('1222222222')
  expect(await allRows(db, 'box_tallies')).toEqual([])
  expect((await exams.memory.listStudied(camilleId))[0]).toMatchObject({
    changed: false,
    wasLastRight: false,
  })
})

test('the tallies of all members count answers by box and first answers', async () => {
  await world.takeExam(camilleId, { right: 10 })
  await world.takeExam(karimId, { right: 0 })
  clock.pass(DAY)
  await world.takeExam(camilleId, { right: 10 })

  expect(await exams.memory.tallyAnswers()).toBe(30)
  expect(await exams.memory.tallyAnswers()).toBe(0)
  expect(await allRows(db, 'box_tallies')).toEqual([{ box: 2, answers: 10, right_answers: 10 }])
  expect((await allRows(db, 'item_tallies'))[0]).toMatchObject({
    ...{ edition: 1, first_answers: 2, first_right: 1, exam_asked: 3, exam_right: 2 },
    ...{ rest_sum: 2, rest_squares: 2, rest_sum_right: 2 },
  })
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

test('the migration fills memory from the exams finished before', async () => {
  await world.takeExam(camilleId, { right: 10 })
  clock.pass(DAY)
  await world.takeExam(camilleId, { right: 10 })
  await world.takeExam(karimId, { right: 10 })
  clock.pass(DAY)
  await world.takeExam(karimId, { right: 0 })
  const rows = () => db.read<Row>('SELECT * FROM mastery ORDER BY user_id, question_id')
  const recorded = await rows()

  await fillAgain('mastery')

  // Not recovered: that a question had already gone up on the day of its wrong answer.
  const withoutStep = recorded.map((row) => ({ ...row, stepped_on: row.box === 1 ? null : row.stepped_on }))
  expect(await rows()).toEqual(withoutStep)
})

test('the migration fills the tallies of each question and edition', async () => {
  const [first] = await world.questionIds()
  await world.takeExam(camilleId, { right: 7 })
  await world.takeExam(karimId, { right: 4 })
  await exams.questions.revise(first!, question(1, { optionC: 'Une autre' }))
  await world.takeExam(camilleId, { right: 5 })
  const { own } = await world.start(karimId)
  await world.mark(own, RIGHT, WRONG)
  await exams.attempts.finish(own)
  // An exam with one answer has no other questions to compare it with.
  await exams.results.record(await world.signIn(karimId), claim([first!], [RIGHT]))
  const rows = async () => {
    const all = await db.read<Row>('SELECT * FROM item_tallies ORDER BY question_id, edition')
    return all.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, sum]) => [name, Number(sum).toFixed(9)])),
    )
  }
  await exams.memory.tallyAnswers()
  const recorded = await rows()
  expect(recorded).toHaveLength(11)

  await fillAgain('item_tallies')

  expect(await rows()).toEqual(recorded)
})

/** Runs the statements of the migration again. */
async function fillAgain(table: string) {
  await db.write(`DELETE FROM ${table}`)
  const fill: string[] = []
  await learning.up(
    async (sql) => void (sql.includes(`INTO ${table}`) && fill.push(sql)),
    columnTypes[db.dialect],
  )
  await db.write(fill[0]!)
}
