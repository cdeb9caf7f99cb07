import { expect, test } from 'vitest'
import { learning } from '#db/migrations/0009-learning'
import { columnTypes } from '#db/migrations/column-types'
import { allRows, type Row } from '#test/db/rows'
import { question, RIGHT, WRONG } from '#test/worlds/bank'
import { MINUTE, setUpExams } from '#test/worlds/exams'
import { addDays, dayInBelgium } from '../kernel/day'

const { db, exams, clock, camilleId, karimId, ...world } = await setUpExams({ bank: 10 })

const TODAY = dayInBelgium(clock.now())
const IN_TWO_DAYS = addDays(TODAY, 2)
const DAY = 24 * 60 * 60

/** The boxes of the bank, oldest question first; '-' is one that was never answered. */
async function boxes(userId = camilleId): Promise<string> {
  const studied = await exams.listStudied(userId)
  return studied.map(({ box }) => box ?? '-').join('')
}

test('every answer of a finished exam is learnt from, and what has no answer changes nothing', async () => {
  const { own, questions } = await world.start(camilleId)
  await world.mark(own, RIGHT, RIGHT, WRONG)
  expect(await boxes()).toBe('----------')

  await exams.finish(own)

  const studied = await exams.listStudied(camilleId)
  const standing = (position: number) =>
    studied.find(({ number }) => questions[position - 1]!.question === question(number).question)
  expect(standing(1)).toMatchObject({ box: 2, dueOn: IN_TWO_DAYS, wasLastRight: true })
  expect(standing(3)).toMatchObject({ box: 1, dueOn: TODAY, wasLastRight: false })
  expect(studied.filter(({ box }) => box !== null)).toHaveLength(3)
  expect(await boxes(karimId)).toBe('----------')
})

test('an exam that was abandoned teaches nothing', async () => {
  const { own } = await world.start(camilleId)
  await world.mark(own, RIGHT)
  await exams.abandon(own)
  expect(await boxes()).toBe('----------')
})

test('a question goes up one box a day, and back to the first when it is answered wrongly', async () => {
  await world.takeExam(camilleId, { right: 10 })
  await world.takeExam(camilleId, { right: 10 })
  expect(await boxes()).toBe('2222222222')
  clock.pass(DAY)
  await world.takeExam(camilleId, { right: 10 })
  expect(await boxes()).toBe('3333333333')
  await world.takeExam(camilleId, { right: 0 })
  expect(await boxes()).toBe('1111111111')
})

test('the day is that of Belgium: an answer a minute after midnight there is one of the next day', async () => {
  const midnight = new Date('2027-06-30T22:00:00Z').getTime()
  clock.pass((midnight - clock.now().getTime()) / 1000 - MINUTE)
  await world.takeExam(camilleId, { right: 10 })
  clock.pass(MINUTE)
  await world.takeExam(camilleId, { right: 10 })
  expect((await exams.listStudied(camilleId))[0]).toMatchObject({ box: 3, dueOn: '2027-07-06' })
})

test('an exam that a client sent counts as well', async () => {
  const [first, second] = await world.questionIds()
  const caller = await world.signIn(camilleId)
  const answers = [
    { questionId: first!, userAnswer: RIGHT },
    { questionId: second!, userAnswer: WRONG },
  ]
  await exams.recordResult(caller, { examType: 'practice', totalQuestions: 10, timeSpent: 60, answers })
  expect(await boxes()).toBe('21--------')
})

test('a question whose key or options change is back in box 1; one whose words are mended keeps its box', async () => {
  await world.takeExam(camilleId, { right: 10 })
  const [first, second] = await world.questionIds()
  await exams.reviseQuestion(first!, question(1, { optionC: 'Une autre' }))
  await exams.reviseQuestion(second!, question(2, { question: 'La même, mieux dite ?' }))

  expect(await exams.listStudied(camilleId)).toMatchObject([
    { box: 1, changed: true, dueOn: TODAY },
    { box: 2, changed: false, dueOn: IN_TWO_DAYS },
    ...Array.from({ length: 8 }, () => ({ box: 2 })),
  ])
})

test('an answer to an earlier edition leaves what the member knows of the later one as it is', async () => {
  const { own, questions: asked } = await world.start(camilleId)
  await world.mark(own, ...asked.map(() => RIGHT))
  const [first] = await world.questionIds()
  await exams.reviseQuestion(first!, question(1, { optionC: 'Une autre' }))
  await exams.recordResult(await world.signIn(camilleId), {
    ...{ examType: 'practice', totalQuestions: 10, timeSpent: 60 },
    answers: [{ questionId: first!, userAnswer: WRONG }],
  })

  await exams.finish(own)

  expect(await boxes()).toBe('1222222222')
  expect(await allRows(db, 'box_tallies')).toEqual([])
  expect((await exams.listStudied(camilleId))[0]).toMatchObject({ changed: false, wasLastRight: false })
})

test('the sums over all members count each box that was answered from, and what was seen first', async () => {
  await world.takeExam(camilleId, { right: 10 })
  await world.takeExam(karimId, { right: 0 })
  clock.pass(DAY)
  await world.takeExam(camilleId, { right: 10 })

  expect(await allRows(db, 'box_tallies')).toEqual([{ box: 2, answers: 10, right_answers: 10 }])
  expect((await allRows(db, 'item_tallies'))[0]).toMatchObject({
    ...{ edition: 1, first_answers: 2, first_right: 1, exam_asked: 3, exam_right: 2 },
    ...{ rest_sum: 2, rest_squares: 2, rest_sum_right: 2 },
  })
})

test('what a member knew when this was introduced is taken from the exams that they had finished', async () => {
  await world.takeExam(camilleId, { right: 10 })
  clock.pass(DAY)
  await world.takeExam(camilleId, { right: 10 })
  await world.takeExam(karimId, { right: 10 })
  clock.pass(DAY)
  await world.takeExam(karimId, { right: 0 })
  const rows = () => db.read<Row>('SELECT * FROM mastery ORDER BY user_id, question_id')
  const recorded = await rows()

  await fillAgain('mastery')

  // That the day's step was used before a wrong answer is not seen any more.
  const withoutStep = recorded.map((row) => ({ ...row, stepped_on: row.box === 1 ? null : row.stepped_on }))
  expect(await rows()).toEqual(withoutStep)
})

test('so are the sums of each question and edition', async () => {
  const [first] = await world.questionIds()
  await world.takeExam(camilleId, { right: 7 })
  await world.takeExam(karimId, { right: 4 })
  await exams.reviseQuestion(first!, question(1, { optionC: 'Une autre' }))
  await world.takeExam(camilleId, { right: 5 })
  const { own } = await world.start(karimId)
  await world.mark(own, RIGHT, WRONG)
  await exams.finish(own)
  // Beside a single question there are no others to compare it with.
  const answers = [{ questionId: first!, userAnswer: RIGHT }]
  const alone = { examType: 'practice', totalQuestions: 10, timeSpent: 60, answers } as const
  await exams.recordResult(await world.signIn(karimId), alone)
  const rows = async () => {
    const all = await db.read<Row>('SELECT * FROM item_tallies ORDER BY question_id, edition')
    return all.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, sum]) => [name, Number(sum).toFixed(9)])),
    )
  }
  const recorded = await rows()
  expect(recorded).toHaveLength(11)

  await fillAgain('item_tallies')

  expect(await rows()).toEqual(recorded)
})

/** As the migration does it. */
async function fillAgain(table: string) {
  await db.run(`DELETE FROM ${table}`)
  const fill: string[] = []
  await learning.up(
    async (sql) => void (sql.includes(`INTO ${table}`) && fill.push(sql)),
    columnTypes[db.dialect],
  )
  await db.run(fill[0]!)
}
