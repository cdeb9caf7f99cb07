import { beforeEach, describe, expect, test } from 'vitest'
import { question, questions } from '#test/worlds/bank'
import { setUpExams } from '#test/worlds/exams'
import type { BankQuery, Letter } from '#modules/exams'

const { db, exams, clock, camilleId } = await setUpExams({ bank: 0 })
let answered = 0
beforeEach(() => void (answered = 0))

const FIRST = { limit: 20, offset: 0 }

describe('the bank, to an admin', () => {
  test('has the shares of right, wrong and missing answers of each question', async () => {
    const id = await add(1)
    await answer(id, 'B', 'B', 'A', null)

    const { items } = await exams.listBank({}, FIRST)

    expect(items[0]).toMatchObject({
      id,
      ...question(1),
      statistics: { asked: 4, right: 50, shares: { A: 25, B: 50, C: 0, none: 25 }, flags: [] },
    })
  })

  test('is newest first, or oldest, hardest or most asked', async () => {
    const [easy, hard, unasked] = [await add(1), await add(2), await add(3)]
    await answer(easy, 'B', 'B', 'B')
    await answer(hard, 'A', 'B')

    expect(await ids()).toEqual([unasked, hard, easy])
    expect(await ids({ sort: 'oldest' })).toEqual([easy, hard, unasked])
    expect(await ids({ sort: 'hardest' })).toEqual([hard, easy, unasked])
    expect(await ids({ sort: 'most-asked' })).toEqual([easy, hard, unasked])
  })

  test('counts a question with a thousand answers again after a minute', async () => {
    const often = await add(1)
    const seldom = await add(2)
    await answerOften(often, 1000)
    await answer(seldom, 'A')
    const asked = async () => (await exams.listBank({}, FIRST)).items.map((item) => item.statistics.asked)
    expect(await asked()).toEqual([1, 1000])

    await answer(often, 'B')
    await answer(seldom, 'B')
    clock.pass(59)
    expect(await asked()).toEqual([2, 1000])
    clock.pass(2)
    expect(await asked()).toEqual([2, 1001])
  })

  test('is found by its flag, its theme and its words, together', async () => {
    const flagged = await add(1, { theme: 'manœuvre' })
    const other = await add(2, { theme: 'manœuvre', question: 'Une manœuvre à Liège ?' })
    await add(3)
    await answer(flagged, 'A', 'A', 'B')
    await answer(other, 'A', 'A', 'B')

    expect(await ids({ flagged: true })).toEqual([other, flagged])
    expect(await ids({ flagged: true, sort: 'oldest' })).toEqual([flagged, other])
    expect(await ids({ theme: 'manœuvre' })).toEqual([other, flagged])
    expect(await ids({ q: 'MANOEUVRE liege' })).toEqual([other])
    expect(await ids({ q: 'manœuvre', flagged: true, theme: 'transport' })).toEqual([])
    expect(await ids({ q: '%' })).toEqual([])
  })

  test.each([
    ['Le cœur de la cible', 'coeur'],
    ['L’arme et l‘étui', "l'arme et l'etui"],
    ['Une Straße, un Łódź', 'strasse, un lodz'],
    ['De 9 – 10 — ou 9×19', '9 - 10 - ou 9x19'],
  ])('is searched by the letters that people type: %s', async (text, q) => {
    const id = await add(1, { question: text })

    expect(await ids({ q })).toEqual([id])
  })

  test('comes in pages, whatever its order', async () => {
    await exams.loadShippedBank(questions(5))

    for (const sort of ['oldest', 'hardest'] as const) {
      const part = await exams.listBank({ sort }, { limit: 2, offset: 4 })
      expect(part).toMatchObject({ total: 5, items: [expect.anything()] })
    }
  })

  test('has the themes of active questions, in alphabetical order', async () => {
    await add(1, { theme: 'transport' })
    await add(2, { theme: 'école' })
    await add(3, { theme: null })
    await exams.retireQuestion(await add(4, { theme: 'parti' }))

    expect(await exams.listThemes()).toEqual(['école', 'transport'])
  })
})

describe('the statistics of a question', () => {
  test('are counted for each version, the current one first', async () => {
    const id = await add(1)
    await answer(id, 'A', 'A')
    await exams.reviseQuestion(id, question(1, { correctAnswer: 'A' }))
    await answer(id, 'A')

    const history = await exams.questionHistory(id)

    expect(history).toMatchObject({ question: { id, version: 2 }, older: 0 })
    expect(
      history!.versions.map(({ number, correctAnswer, statistics }) => [
        number,
        correctAnswer,
        statistics.asked,
        statistics.flags,
      ]),
    ).toEqual([
      [2, 'A', 1, []],
      [1, 'B', 2, ['rarely-right', 'beaten']],
    ])
    expect((await exams.listBank({}, FIRST)).items[0]!.statistics.asked).toBe(1)
  })

  test('show twenty versions and the number of older ones', async () => {
    const id = await add(1)
    for (let n = 1; n <= 21; n += 1) await exams.reviseQuestion(id, question(1, { optionA: `Version ${n}` }))

    const { versions, older } = (await exams.questionHistory(id))!

    expect([versions.length, versions[0]!.number, older]).toEqual([20, 22, 2])
  })

  test('do not exist for a retired question', async () => {
    const id = await add(1)
    await exams.retireQuestion(id)

    expect(await exams.questionHistory(id)).toBeNull()
    expect(await exams.findQuestion(id)).toBeNull()
  })
})

async function add(number: number, changes: Parameters<typeof question>[1] = {}): Promise<number> {
  const added = await exams.addQuestion(question(number, changes))
  if (!added.ok) throw new Error(added.code)
  return added.value.id
}

async function ids(query: BankQuery = {}): Promise<number[]> {
  return (await exams.listBank(query, FIRST)).items.map(({ id }) => id)
}

/** All at once, in one exam. */
async function answerOften(questionId: number, times: number) {
  await answer(questionId, 'A')
  await db.run(
    `INSERT INTO user_answers (exam_result_id, position, question_version_id, user_answer, is_correct)
     WITH RECURSIVE positions (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM positions WHERE n < $1)
     SELECT exam_result_id, n, question_version_id, user_answer, is_correct FROM user_answers, positions
     WHERE exam_result_id = $2`,
    [times, answered],
  )
}

/** In finished exams of Camille, of one question each. */
async function answer(questionId: number, ...letters: (Letter | null)[]) {
  for (const letter of letters) {
    await db.transaction(async (tx) => {
      answered += 1
      await db.run(
        `INSERT INTO exam_results (id, user_id, score, total_questions, time_spent, exam_type, created_at)
         VALUES ($1, $2, 0, 1, 1, 'practice', $3)`,
        [answered, camilleId, new Date()],
        tx,
      )
      await db.run(
        `INSERT INTO user_answers (exam_result_id, position, question_version_id, user_answer, is_correct)
         SELECT CAST($1 AS integer), 1, id, CAST($2 AS text), (correct_answer = COALESCE(CAST($2 AS text), ''))
         FROM question_versions WHERE question_id = $3 AND is_current = $4`,
        [answered, letter, questionId, true],
        tx,
      )
    })
  }
}
