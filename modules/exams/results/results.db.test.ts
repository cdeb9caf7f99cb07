import { beforeEach, describe, expect, test } from 'vitest'
import type { ClaimedResult, Letter } from '#modules/exams'
import { count } from '#test/harness/db/rows'
import { range, refusal, setUpExams, unwrap } from '#test/harness/modules/exams'
import { claim } from '#test/things/exam'
import { question, RIGHT, WRONG } from '#test/things/question'

const { db, exams, clock, camilleId, karimId, ...world } = await setUpExams({ bank: 30 })
const camille = await world.signIn(camilleId)
let ids: number[]
beforeEach(async () => {
  ids = await world.questionIds()
})

/** An exam with these answers to the first questions. */
const answered = (...letters: (Letter | null)[]) => claim(ids, letters)

describe('an exam that a client ran', () => {
  test('is graded by the questions of the bank', async () => {
    const result = await record(answered(RIGHT, RIGHT, RIGHT, WRONG, WRONG, null))

    expect(result).toEqual({
      id: expect.any(Number),
      userId: camilleId,
      score: 3,
      totalQuestions: 10,
      timeSpent: 120,
      time: 'normal',
      examType: 'practice',
      createdAt: clock.now(),
    })
    const details = await exams.results.find({ userId: camilleId, resultId: result.id })
    expect(details?.result).toEqual(result)
    expect(details?.answers.map(({ questionId, userAnswer }) => [questionId, userAnswer])).toEqual(
      [RIGHT, RIGHT, RIGHT, WRONG, WRONG, null].map((letter, index) => [ids[index], letter]),
    )
    expect(details?.answers.filter((answer) => answer.isCorrect)).toHaveLength(3)
    expect((await record(answered())).score).toBe(0)
  })

  test.each([
    ['practice', 299.9, 299],
    ['practice', 5000, 300],
    ['official', 1e300, 900],
  ] as const)('of type %s that took %d s is stored with %i s', async (examType, timeSpent, stored) => {
    await world.passPractice(camilleId, 5)

    expect((await record({ ...answered(RIGHT), examType, timeSpent })).timeSpent).toBe(stored)
  })

  test('is graded by the current version of each question', async () => {
    await exams.questions.revise(ids[0]!, question(99, { correctAnswer: 'A' }))

    expect((await record(answered(RIGHT, RIGHT))).score).toBe(1)
  })

  test('counts towards the official exam, which is refused before', async () => {
    const official = { ...answered(RIGHT), examType: 'official' } as const
    expect(await exams.results.record(camille, official)).toEqual(refusal('locked'))

    for (const _ of range(5)) await record(answered(...range(7).map(() => RIGHT)))

    expect((await record(official)).totalQuestions).toBe(30)
  })

  test.each(['unknown', 'retired'])('with an %s question leaves nothing behind', async (which) => {
    if (which === 'retired') await exams.questions.retire(ids[1]!)
    else ids[1] = 999_999

    const outcome = await exams.results.record(camille, answered(RIGHT, RIGHT))

    expect(outcome).toEqual(refusal('unknown-question'))
    expect([await count(db, 'exam_results'), await count(db, 'user_answers')]).toEqual([0, 0])
  })
})

test('the list of results has the own ones, newest first', async () => {
  const read = (offset = 0) => exams.results.list(camilleId, { limit: 2, offset })
  await record(answered(RIGHT))
  for (const right of [2, 3]) {
    clock.pass(60)
    await world.takeExam(camilleId, { right })
  }
  await world.takeExam(karimId, { right: 9 })

  expect(await read()).toMatchObject({ items: [{ score: 3 }, { score: 2 }], total: 3 })
  expect((await read(2)).items).toMatchObject([{ score: 1 }])
})

test('a result is found by its owner and by an admin only', async () => {
  expect(await exams.results.findLatest(camilleId)).toBeNull()
  const { resultId } = await world.takeExam(camilleId, { right: 3 })

  expect((await exams.results.find({ userId: camilleId, resultId }))?.result.score).toBe(3)
  expect((await exams.results.findAny(resultId))?.result.userId).toBe(camilleId)
  expect(await exams.results.find({ userId: karimId, resultId })).toBeNull()
  expect(await exams.results.findLatest(karimId)).toBeNull()
  expect(await exams.results.findAny(999_999)).toBeNull()
})

const record = async (claimed: ClaimedResult) => unwrap(await exams.results.record(camille, claimed))
