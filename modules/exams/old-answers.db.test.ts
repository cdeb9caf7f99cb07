import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Letter, OwnSeries } from '#modules/exams'
import { count } from '#test/harness/db/rows'
import { ALL, range, refusal, setUpExams } from '#test/harness/modules/exams'
import { readAll } from '#test/harness/portions'
import { refusing } from '#test/harness/refusing'
import { join, karim, newcomer } from '#test/people'
import { question, RIGHT, WRONG } from '#test/things/question'

const { db, identity, exams, clock, camilleId, karimId, ...world } = await setUpExams({ bank: 10 })

const DAY = 24 * 60 * 60
const TWO_YEARS = 731 * DAY + 1
const FIVE = { source: null, themes: [], difficulty: null, count: '5' } as const

const remove = () => exams.oldAnswers.remove()

describe('an exam of more than two years ago', () => {
  test('loses its answers and keeps its result; one of yesterday keeps both', async () => {
    const old = await world.takeExam(camilleId, { right: 7 })
    clock.pass(TWO_YEARS - DAY)
    const young = await world.takeExam(camilleId, { right: 4 })
    clock.pass(DAY)
    const before = await exams.results.list(camilleId, ALL)

    expect(await remove()).toBe(1)

    expect(await exams.results.list(camilleId, ALL)).toEqual(before)
    expect(await exams.results.findAny(old.resultId)).toMatchObject({
      ...{ result: { score: 7, totalQuestions: 10 }, hasAnswers: false, answers: [] },
    })
    const kept = (await exams.results.find({ userId: camilleId, resultId: young.resultId }))!
    expect([kept.hasAnswers, kept.answers.length]).toEqual([true, 10])
  })

  test('keeps its answers until the second is over', async () => {
    await world.takeExam(camilleId, { right: 7 })
    clock.set('2028-11-20T17:00:00.000Z')
    expect(await remove()).toBe(0)
    clock.pass(1)
    expect([await remove(), await remove()]).toEqual([1, 0])
  })

  test('still opens the official exam, and leads from its address to its result', async () => {
    const { own, resultId } = await world.takeExam(camilleId, { right: 7 })
    await world.passPractice(camilleId, 4)
    clock.pass(TWO_YEARS)
    await remove()

    expect((await exams.results.findProgress(camilleId)).isOfficialUnlocked).toBe(true)
    expect(await exams.attempts.find(own)).toMatchObject({ result: { id: resultId } })
  })

  test('leaves what the member knows, and the figures of its questions', async () => {
    await world.takeExam(camilleId, { right: 7 })
    await exams.memory.tallyAnswers()
    clock.pass(TWO_YEARS)
    const read = async () => [await exams.memory.listStudied(camilleId), (await statistics()).sort(byId)]
    const before = await read()

    await remove()
    expect(await count(db, 'user_answers')).toBe(0)
    expect(await read()).toEqual(before)
  })

  test('is counted beside later ones, with its missing answers', async () => {
    await world.takeExam(camilleId, { right: 10 })
    const { own } = await world.start(camilleId)
    await world.mark(own, WRONG)
    await exams.attempts.finish(own)
    clock.pass(TWO_YEARS)
    await remove()
    await world.takeExam(camilleId, { right: 0 })

    const found = (await statistics()).map(({ statistics: { asked, shares } }) => ({ asked, ...shares }))
    expect(found.map(({ asked, B }) => [asked, Math.round(B)])).toEqual(range(10).map(() => [3, 33]))
    expect(found.filter(({ none }) => Math.round(none) === 33)).toHaveLength(9)
  })

  test('is in the copy of the data, without answers', async () => {
    await world.takeExam(camilleId, { right: 7 })
    clock.pass(TWO_YEARS)
    await remove()

    const { examResults } = await exams.findOwnData(camilleId)
    expect(await readAll(examResults)).toMatchObject([{ score: 7, answers: [] }])
  })
})

describe('a series of more than two years ago', () => {
  let own: OwnSeries
  beforeEach(async () => {
    own = await world.startSeries(camilleId, FIVE)
  })
  const give = (position: number, letter: Letter) => exams.series.answer(own, { position, letter })

  test('keeps how many answers were right, and what the member knows', async () => {
    for (const position of [1, 2, 3]) await give(position, RIGHT)
    await give(4, WRONG)
    await world.startSeries(camilleId, FIVE)
    clock.pass(TWO_YEARS)
    const known = await exams.memory.listStudied(camilleId)

    expect(await remove()).toBe(2)
    expect(await count(db, 'series_questions')).toBe(0)
    expect(await exams.series.find(own)).toEqual({
      ...{ id: own.seriesId, kind: 'revision', source: null, isOver: true, places: [] },
      result: { answered: 4, right: 3 },
    })
    expect(await exams.memory.listStudied(camilleId)).toEqual(known)
    expect(await readAll((await exams.findOwnData(camilleId)).series)).toMatchObject([
      { answered: 4, rightAnswers: 3, answers: [] },
      { answered: 0, rightAnswers: 0, answers: [] },
    ])
  })

  test('counts the version that was asked', async () => {
    const { id } = (await exams.series.findQuestion(own, 1))!
    await give(1, RIGHT)
    await exams.questions.revise(id, question(id, { correctAnswer: WRONG }))
    clock.pass(TWO_YEARS)
    await remove()

    expect((await exams.series.find(own))!.result).toEqual({ answered: 1, right: 1 })
  })

  test('is closed if it is open, and refuses answers', async () => {
    await give(1, RIGHT)
    clock.pass(TWO_YEARS)
    await remove()

    expect((await exams.series.findRevisable(camilleId)).open).toBeNull()
    expect((await exams.studyPlans.findOverview(camilleId)).open).toBeNull()
    expect(await give(2, RIGHT)).toEqual(refusal('closed'))
    expect(await exams.series.findQuestion(own, 1)).toBeNull()
    await world.startSeries(camilleId, FIVE)
  })

  test('stays while one of its answers is younger', async () => {
    clock.pass(TWO_YEARS)
    await give(1, RIGHT)
    clock.pass(DAY)

    expect(await remove()).toBe(0)
    expect(await exams.series.find(own)).toMatchObject({ isOver: false, result: null })
  })
})

describe('the removal of old answers', () => {
  beforeEach(async () => {
    await addExams(camilleId, 125)
    await addExams(karimId, 125)
    await addSeries(25)
  })

  test('goes portion by portion, and goes on where it was stopped', async () => {
    const stopping = { aborted: false }
    const transaction = db.transaction.bind(db)
    const spy = vi.spyOn(db, 'transaction').mockImplementation(async (...args) => {
      stopping.aborted = spy.mock.calls.length === 4
      return transaction(...args)
    })

    expect(await exams.oldAnswers.remove(stopping)).toBe(200)
    expect(await left()).toEqual([50, 100, 25])
    spy.mockClear()
    expect(await remove()).toBe(75)
    expect(spy.mock.calls).toHaveLength(1 + 3)
    spy.mockRestore()
    expect(await left()).toEqual([0, 0, 0])
  })

  test('leaves a portion whole if it fails half-way, and counts it once', async () => {
    const before = (await statistics()).sort(byId)
    for (const table of ['user_answers', 'series_questions'])
      await refusing({ db }, 'DELETE', table, () => expect(remove()).rejects.toThrow())
    expect(await left()).toEqual([0, 0, 25])
    await remove()

    expect(await left()).toEqual([0, 0, 0])
    expect((await statistics()).sort(byId)).toEqual(before)
  })

  test('counts each answer once if two processes begin it', async () => {
    const before = (await statistics()).sort(byId)
    await Promise.all([remove(), remove(), remove()])

    expect(await left()).toEqual([0, 0, 0])
    expect((await statistics()).sort(byId)).toEqual(before)
  })

  test('does its work while a member leaves', async () => {
    const leaving = await join(identity, newcomer(karim))
    await addExams(leaving.id, 125)
    await Promise.all([remove(), db.transaction((tx) => identity.members.remove(leaving.id, tx))])

    expect(await left()).toEqual([0, 0, 0])
  })

  async function left() {
    const tables = ['exam_results WHERE has_answers', 'user_answers', 'series WHERE answered IS NULL']
    return Promise.all(tables.map((table) => count(db, table)))
  }
})

/** Inserts rows by SQL. Each has a right answer to one question and a wrong answer to another. */
async function addExams(userId: number, count: number) {
  await db.write(
    `INSERT INTO exam_results (user_id, score, total_questions, time_spent, exam_type, created_at)
     WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
     SELECT ${userId}, 1, 2, 95, 'practice', $1 FROM numbers`,
    [LONG_AGO],
  )
  await db.write(
    `INSERT INTO user_answers (exam_result_id, position, question_version_id, user_answer, is_correct)
     SELECT exam_results.id, asked.position, asked.id, '${RIGHT}', true
     FROM exam_results, (${TWO_QUESTIONS}) AS asked WHERE user_id = ${userId}`,
  )
}

async function addSeries(count: number) {
  await db.write(
    `INSERT INTO series (user_id, created_at, closed_at)
     WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
     SELECT ${camilleId}, $1, $1 FROM numbers`,
    [LONG_AGO],
  )
  await db.write(
    `INSERT INTO series_questions (series_id, position, question_id, option_order, question_version_id, user_answer)
     SELECT series.id, asked.position, question_id, 'ABC', asked.id, '${RIGHT}' FROM series, (${TWO_QUESTIONS}) AS asked`,
  )
}

const LONG_AGO = new Date('2020-03-02T12:00:00.000Z')

const TWO_QUESTIONS =
  'SELECT id, question_id, row_number() OVER (ORDER BY id) AS position FROM question_versions LIMIT 2'

const statistics = async () => (await exams.questions.list({}, ALL)).items
const byId = (one: { id: number }, other: { id: number }) => one.id - other.id
