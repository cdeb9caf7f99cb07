import { beforeEach, describe, expect, test } from 'vitest'
import type { BankQuery, Letter } from '#modules/exams'
import { insert, rows } from '#test/harness/db/rows'
import { ALL, range, setUpExams } from '#test/harness/modules/exams'
import { question, questions } from '#test/things/question'

const { db, exams, clock, camilleId, addQuestion: add } = await setUpExams({ bank: 0 })
let answered = 0
beforeEach(() => void (answered = 0))

/** Statistics need twenty answers. */
const seenByTwenty = async (questionId: number, edition = 1) =>
  insert(db, 'item_tallies', { question_id: questionId, edition, first_answers: 20, first_right: 10 })

const TWENTY_WRONG = range(20).map(() => 'A' as const)

describe('the list of questions for admins', () => {
  test('has the shares of right, wrong and missing answers', async () => {
    const id = await add(1)
    await answer(id, 'B', 'B', 'A', null)

    const { items } = await exams.questions.list({}, ALL)

    expect(items[0]).toMatchObject({
      id,
      ...question(1),
      statistics: { asked: 4, right: 50, shares: { A: 25, B: 50, C: 0, none: 25 }, flags: [] },
    })
  })

  test('is ordered by newest, oldest, hardest or most asked', async () => {
    const [easy, hard, unasked] = [await add(1), await add(2), await add(3)]
    await answer(easy, 'B', 'B', 'B')
    await answer(hard, 'A', 'B')

    expect(await ids()).toEqual([unasked, hard, easy])
    expect(await ids({ sort: 'oldest' })).toEqual([easy, hard, unasked])
    expect(await ids({ sort: 'hardest' })).toEqual([hard, easy, unasked])
    expect(await ids({ sort: 'most-asked' })).toEqual([easy, hard, unasked])
  })

  test('counts again after a minute', async () => {
    const [often, seldom] = [await add(1), await add(2)]
    await answer(often, ...range(1000).map(() => 'A' as const))
    await answer(seldom, 'A')
    const asked = async () => (await exams.questions.list({}, ALL)).items.map((item) => item.statistics.asked)
    expect(await asked()).toEqual([1, 1000])

    await answer(often, 'B')
    await answer(seldom, 'B')
    clock.pass(60)
    expect(await asked()).toEqual([2, 1000])
    clock.pass(0.001)
    expect(await asked()).toEqual([2, 1001])
  })

  test('is filtered by flag, theme and words together', async () => {
    const flagged = await add(1, { theme: 'manœuvre' })
    const other = await add(2, { theme: 'manœuvre', question: 'Une manœuvre à Liège ?' })
    await add(3)
    for (const id of [flagged, other]) {
      await answer(id, ...TWENTY_WRONG)
      await seenByTwenty(id)
    }

    expect(await ids({ flagged: true })).toEqual([other, flagged])
    expect(await ids({ flagged: true, sort: 'oldest' })).toEqual([flagged, other])
    expect(await ids({ theme: 'manœuvre' })).toEqual([other, flagged])
    expect(await ids({ q: 'MANOEUVRE liege' })).toEqual([other])
    expect(await ids({ q: 'manœuvre', flagged: true, theme: 'transport' })).toEqual([])
    expect(await ids({ q: '%' })).toEqual([])
  })

  test.each(['oldest', 'hardest'] as const)('is paged in the order %s', async (sort) => {
    await exams.questions.loadShipped(questions(5))

    const part = await exams.questions.list({ sort }, { limit: 2, offset: 4 })
    expect(part).toMatchObject({ total: 5, items: [expect.anything()] })
  })

  test('has the themes of active questions, in alphabetical order', async () => {
    await add(1, { theme: 'transport' })
    await add(2, { theme: 'école' })
    await add(3, { theme: null })
    await exams.questions.retire(await add(4, { theme: 'parti' }))

    expect(await exams.questions.listThemes()).toEqual(['école', 'transport'])
  })
})

describe('the statistics of a question', () => {
  test('are kept by version, the current one first', async () => {
    const id = await add(1)
    await answer(id, ...TWENTY_WRONG)
    await seenByTwenty(id)
    await exams.questions.revise(id, question(1, { correctAnswer: 'A' }))
    await answer(id, 'A')

    expect(await exams.questions.findHistory(id)).toMatchObject({
      question: { id, version: 2 },
      versions: [
        { number: 2, correctAnswer: 'A', statistics: { asked: 1, flags: [] } },
        { number: 1, correctAnswer: 'B', statistics: { asked: 20, flags: ['rarely-right', 'beaten'] } },
      ],
      older: 0,
    })
    expect((await exams.questions.list({}, ALL)).items[0]!.statistics.asked).toBe(1)
  })

  test('show twenty versions and the number of older ones', async () => {
    const id = await add(1)
    for (const n of range(21)) await exams.questions.revise(id, question(1, { optionA: `Version ${n}` }))

    const { versions, older } = (await exams.questions.findHistory(id))!

    expect([versions.length, versions[0]!.number, older]).toEqual([20, 22, 2])
  })
})

async function ids(query: BankQuery = {}): Promise<number[]> {
  return (await exams.questions.list(query, ALL)).items.map(({ id }) => id)
}

/** Puts these answers into one finished exam of Camille. */
async function answer(questionId: number, ...letters: (Letter | null)[]) {
  answered += 1
  const result = { ...rows.exam_results, id: answered, user_id: camilleId, attempt_id: null }
  await insert(db, 'exam_results', result)
  const [version] = await db.read<{ id: number }>(
    'SELECT id FROM question_versions WHERE question_id = $1 ORDER BY number DESC LIMIT 1',
    [questionId],
  )
  const given = { exam_result_id: answered, question_version_id: version!.id, is_correct: false }
  await db.transaction(async (tx) => {
    for (const [index, letter] of letters.entries())
      await insert(db, 'user_answers', { ...given, position: index + 1, user_answer: letter }, tx)
  })
}
