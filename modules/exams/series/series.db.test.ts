import { beforeEach, describe, expect, test } from 'vitest'
import type { Again, Letter, OwnSeries, QuestionFields, SeriesChoice, SeriesPlace } from '#modules/exams'
import { addDays, dayInBelgium } from '#modules/kernel/day'
import { count } from '#test/harness/db/rows'
import { refusal, setUpExams, unwrap } from '#test/harness/modules/exams'
import { readAll } from '#test/harness/portions'
import { elodie, join } from '#test/people'
import { question, RIGHT, WRONG } from '#test/things/question'

const { db, identity, exams, clock, camilleId, karimId, ...world } = await setUpExams({ bank: 6 })

const TODAY = dayInBelgium(clock.now())
const DAY = 24 * 60 * 60
const FIVE_NEW: SeriesChoice = { source: 'new', themes: [], difficulty: null, count: '5' }

const begin = (choice = FIVE_NEW) => world.startSeries(camilleId, choice)

describe('a series', () => {
  let own: OwnSeries
  beforeEach(async () => {
    own = await begin()
  })

  test('keeps its place and its order of options on every device', async () => {
    const before = await exams.series.findQuestion(own, 2)
    await give(1, RIGHT)

    expect(await states()).toEqual(['right', 'open', 'open', 'open', 'open'])
    expect(await exams.series.findQuestion(own, 2)).toEqual(before)
    expect((await exams.series.findRevisable(camilleId)).open).toMatchObject({
      id: own.seriesId,
      answered: 1,
      total: 5,
    })
  })

  test('hides the right answer before an answer, and explains it after', async () => {
    expect(await exams.series.findQuestion(own, 1)).not.toHaveProperty('correctAnswer')
    await give(1, WRONG)
    expect(await exams.series.findQuestion(own, 1)).toMatchObject({
      ...{ userAnswer: WRONG, correctAnswer: RIGHT, explanation: 'Parce que 1.' },
    })
  })

  test('says when each question comes back', async () => {
    await give(1, RIGHT)
    await give(2, WRONG)
    expect(await places()).toMatchObject([
      { isRight: true, dueOn: addDays(TODAY, 2) },
      { isRight: false, dueOn: TODAY },
      ...[{}, {}, {}],
    ])
  })

  test('keeps the recall that was predicted at an answer, but of the first one', async () => {
    await give(1, RIGHT)
    const asked = await idOf(1)
    clock.pass(2 * DAY)
    const again = await begin({ ...FIVE_NEW, source: 'due' })
    await exams.series.answer(again, { position: 1, letter: RIGHT })
    const kept = await db.read(
      'SELECT recall FROM series_questions WHERE question_id = $1 AND answered_at IS NOT NULL ORDER BY series_id',
      [asked],
    )
    expect(kept).toEqual([{ recall: null }, { recall: expect.closeTo(0.909, 3) as unknown }])
  })

  test('keeps the first of several answers, also of two devices at once', async () => {
    expect(await give(1, RIGHT)).toEqual(counts(RIGHT))
    for (const letter of [RIGHT, WRONG]) expect(await give(1, letter)).toEqual(counts(RIGHT))
    expect(await places()).toMatchObject([{ isRight: true }, {}, {}, {}, {}])
    const [one, other] = await Promise.all([give(2, RIGHT), give(2, WRONG)])
    expect(one).toEqual(other)
  })

  test('is over with its last answer, in whatever order they came', async () => {
    for (const position of [5, 4, 3, 2]) await give(position, RIGHT)
    expect((await exams.series.find(own))!.isOver).toBe(false)
    await give(1, RIGHT)
    expect((await exams.series.find(own))!.isOver).toBe(true)
    expect((await exams.series.findRevisable(camilleId)).open).toBeNull()
  })

  test('ends when another one begins, and then refuses answers', async () => {
    await give(1, RIGHT)
    await begin()
    expect((await exams.series.find(own))!.isOver).toBe(true)
    expect(await give(2, RIGHT)).toEqual(refusal('closed'))
    expect(await give(1, WRONG)).toEqual(counts(RIGHT))
  })

  test('of another member looks like an unknown one', async () => {
    const others = { ...own, userId: karimId }
    expect(await exams.series.find(others)).toBeNull()
    expect(await exams.series.findQuestion(others, 1)).toBeNull()
    const answer = { position: 1, letter: RIGHT }
    expect(await exams.series.answer(others, answer)).toEqual(refusal('not-found'))
    expect(await give(6, RIGHT)).toEqual(refusal('not-found'))
    expect(await states()).toEqual(['open', 'open', 'open', 'open', 'open'])
  })

  test('refuses an answer to options that have changed, and takes a new one', async () => {
    await revise(await idOf(1), { optionA: 'Juste', correctAnswer: 'A' })

    expect(await give(1, RIGHT, 1)).toEqual(refusal('changed'))
    expect(await exams.series.findQuestion(own, 1)).toMatchObject({ edition: 2, optionA: 'Juste' })
    expect(await give(1, 'A', 2)).toEqual(counts('A'))
    expect(await states()).toEqual(['right', 'open', 'open', 'open', 'open'])
  })

  test('says that the member knew another edition of a question', async () => {
    const id = await idOf(1)
    await give(1, RIGHT)
    await revise(id, { optionC: 'Une autre' })
    const next = await begin({ ...FIVE_NEW, source: 'due' })
    expect(await exams.series.findQuestion(next, 1)).toMatchObject({ id, isChanged: true })
  })

  test('takes an answer to a question of which only the words were corrected', async () => {
    await revise(await idOf(1), { question: 'Mieux dit ?' })
    expect(await give(1, RIGHT, 1)).toEqual(counts(RIGHT))
    expect(await exams.series.findQuestion(own, 1)).toMatchObject({ question: 'Mieux dit ?' })
  })

  test('skips a retired question, and is over when no other is left', async () => {
    const [first, second] = [await idOf(1), await idOf(2)]
    await give(1, RIGHT)
    for (const id of [first, second]) await exams.questions.retire(id)

    expect(await states()).toEqual(['right', 'retired', 'open', 'open', 'open'])
    expect(await places()).toMatchObject([{ isRetired: true, dueOn: null }, {}, {}, {}, {}])
    expect(await give(2, RIGHT)).toEqual(refusal('retired'))
    expect(await exams.series.findQuestion(own, 2)).toBeNull()
    for (const position of [3, 4, 5]) await give(position, RIGHT)
    expect((await exams.series.find(own))!.isOver).toBe(true)
  })

  test('that is a law paper tells its answers once the other questions are retired', async () => {
    await db.write("UPDATE series SET kind = 'legislation'")
    await give(1, RIGHT)
    expect(await exams.series.findQuestion(own, 1)).toBeNull()
    for (const position of [2, 3, 4, 5]) await exams.questions.retire(await idOf(position))
    expect(await exams.series.findQuestion(own, 1)).toMatchObject({ userAnswer: RIGHT })
  })

  test('whose other questions were all retired cannot be resumed', async () => {
    expect((await exams.studyPlans.findOverview(camilleId)).open).toEqual({
      id: own.seriesId,
      isToday: false,
      left: 5,
    })
    await world.keepInBank(0)
    expect((await exams.series.find(own))!.isOver).toBe(true)
    expect((await exams.series.findRevisable(camilleId)).open).toBeNull()
    expect((await exams.studyPlans.findOverview(camilleId)).open).toBeNull()
  })

  test('is in the copy of the data, and goes with the account', async () => {
    await give(1, RIGHT)
    expect(await readAll((await exams.findOwnData(camilleId)).series)).toMatchObject([
      { source: 'new', answers: [{ position: 1, userAnswer: RIGHT, recall: null, answeredAt: clock.now() }] },
    ])
    const { id: userId } = await join(identity, elodie)
    await exams.series.start(userId, FIVE_NEW)
    await db.transaction((tx) => identity.members.remove(userId, tx))
    await identity.deletions.finish(userId)
    expect([await count(db, 'series'), await count(db, 'series_questions')]).toEqual([1, 5])
  })

  async function revise(id: number, changes: Partial<QuestionFields>) {
    const number = (await world.questionIds()).indexOf(id) + 1
    expect(await exams.questions.revise(id, question(number, changes))).toMatchObject({ ok: true })
  }

  async function idOf(position: number): Promise<number> {
    return (await exams.series.findQuestion(own, position))!.id
  }

  const give = (position: number, letter: Letter, edition?: number) =>
    exams.series.answer(own, { position, letter, edition })

  const counts = (userAnswer: Letter) => ({ ok: true, value: { userAnswer, kind: 'revision' } })
  const places = async () => (await exams.series.find(own))!.places
  const states = async () => (await places()).map(inAWord)
})

describe("the day's plan", () => {
  test('is a series that goes on until midnight', async () => {
    const { seriesId } = unwrap(await exams.series.startToday(camilleId))
    const open = async () => (await exams.studyPlans.findOverview(camilleId)).open
    expect(await open()).toEqual({ id: seriesId, isToday: true, left: 6 })
    clock.pass(DAY)
    expect(await open()).toEqual({ id: seriesId, isToday: false, left: 6 })
  })

  test('never asks two questions of a group one after the other', async () => {
    await db.write("UPDATE question_versions SET question_group = 'clés' WHERE question_id % 2 = 0")
    const { seriesId } = unwrap(await exams.series.startToday(camilleId))
    const asked = await db.read<{ id: number }>(
      'SELECT question_id AS id FROM series_questions WHERE series_id = $1 ORDER BY position',
      [seriesId],
    )
    const isGrouped = asked.map(({ id }) => id % 2 === 0)
    expect(isGrouped.some((grouped, index) => grouped && isGrouped[index + 1])).toBe(false)
  })

  test('is refused where nothing is to do', async () => {
    await world.keepInBank(0)
    expect(await exams.series.startToday(camilleId)).toEqual(refusal('nothing-to-ask'))
  })
})

describe('starting again', () => {
  const again = (of: Again, userId = camilleId) => exams.series.startAgain(userId, of)
  /** As many questions as an exam has. */
  const fillBank = async () => {
    for (const number of [7, 8, 9, 10]) await world.addQuestion(number)
  }
  const askedIn = async (started: Awaited<ReturnType<typeof again>>) => {
    const rows = await db.read<{ id: number }>(
      'SELECT question_id AS id FROM series_questions WHERE series_id = $1 ORDER BY position',
      [unwrap(started).seriesId],
    )
    return rows.map(({ id }) => id)
  }

  test('asks exactly the mistakes of a series, and none of others', async () => {
    const own = await begin({ ...FIVE_NEW, count: 'all' })
    const ids = await askedIn({ ok: true, value: own })
    for (const position of [1, 2, 3]) {
      const letter = position === 2 ? RIGHT : WRONG
      await exams.series.answer(own, { position, letter })
    }
    const other = await begin({ ...FIVE_NEW, count: 'all' })
    await exams.series.answer(other, { position: 3, letter: WRONG })

    const started = await again({ seriesId: own.seriesId })

    expect(await askedIn(started)).toEqual([ids[0], ids[2]])
    expect((await exams.series.findRevisable(camilleId)).open).toMatchObject({
      id: unwrap(started).seriesId,
      source: 'mistakes',
    })
  })

  test('asks all that an exam left wrong, answered or not', async () => {
    await fillBank()
    const { own, questions } = await world.start(camilleId)
    await world.mark(own, ...questions.slice(0, 8).map((_, index) => (index < 7 ? RIGHT : WRONG)))
    const { result } = (await exams.attempts.finish(own))!
    const wrong = await db.read<{ id: number }>(
      `SELECT question_id AS id FROM user_answers JOIN question_versions AS given ON given.id = question_version_id
       WHERE position > 7 ORDER BY position`,
    )

    expect(await askedIn(await again({ resultId: result!.id }))).toEqual(wrong.map(({ id }) => id))
  })

  test('tells nothing of a law paper that goes on', async () => {
    const own = await begin()
    await db.write("UPDATE series SET kind = 'legislation'")
    await exams.series.answer(own, { position: 1, letter: WRONG })

    expect(await again({ seriesId: own.seriesId })).toEqual(refusal('not-found'))
    expect((await exams.series.find(own))!.isOver).toBe(false)
  })

  test('leaves out retired questions, and asks the new edition', async () => {
    const own = await begin()
    for (const position of [1, 2]) await exams.series.answer(own, { position, letter: WRONG })
    const [first, second] = await askedIn({ ok: true, value: own })
    await exams.questions.retire(first!)
    await exams.questions.revise(second!, question(99, { optionA: 'Juste', correctAnswer: 'A' }))

    const started = await again({ seriesId: own.seriesId })

    expect(await askedIn(started)).toEqual([second])
    const place = { userId: camilleId, seriesId: unwrap(started).seriesId }
    expect(await exams.series.findQuestion(place, 1)).toMatchObject({ edition: 2, optionA: 'Juste' })
  })

  test('without a mistake that is left is refused, and the open series stays', async () => {
    const own = await begin()
    await exams.series.answer(own, { position: 1, letter: RIGHT })

    expect(await again({ seriesId: own.seriesId })).toEqual(refusal('nothing-to-ask'))
    expect((await exams.series.findRevisable(camilleId)).open).toMatchObject({ id: own.seriesId })
  })

  test("from another member's series or result is refused like an unknown one", async () => {
    await fillBank()
    const { seriesId } = await begin()
    const { resultId } = await world.takeExam(camilleId, { right: 3 })

    for (const of of [{ seriesId }, { resultId }, { seriesId: 0 }])
      expect(await again(of, karimId)).toEqual(refusal('not-found'))
  })
})

test('two series begun on two devices at once leave one open', async () => {
  await Promise.all([begin(), begin(), begin()])
  expect(await count(db, 'series WHERE closed_at IS NULL')).toBe(1)
})

test('a series of an empty theme does not begin, and the open one stays', async () => {
  const { seriesId } = await begin()
  const empty: SeriesChoice = { ...FIVE_NEW, source: null, themes: ['stockage'] }
  expect(await exams.series.start(camilleId, empty)).toEqual(refusal('nothing-to-ask'))
  expect((await exams.series.findRevisable(camilleId)).open).toMatchObject({ id: seriesId })
})

test('a series is refused to a member who was blocked since', async () => {
  const own = await begin()
  await db.transaction((tx) => identity.members.setBlocked(camilleId, true, tx))
  expect(await exams.series.start(camilleId, FIVE_NEW)).toEqual(refusal('signed-out'))
  const answered = await exams.series.answer(own, { position: 1, letter: RIGHT })
  expect(answered).toEqual(refusal('signed-out'))
  await db.transaction((tx) => identity.members.setBlocked(camilleId, false, tx))
})

test('the study page counts what can be revised, or when something is due', async () => {
  await world.addQuestion(7, { theme: 'Cession et prêt' })
  const own = await begin({ ...FIVE_NEW, count: 'all' })
  const asked = await db.read<{ position: number; theme: string }>(
    `SELECT position, theme FROM series_questions JOIN question_versions USING (question_id)
     WHERE series_id = $1 ORDER BY theme DESC, position`,
    [own.seriesId],
  )
  for (const { position } of asked.slice(0, 3)) await exams.series.answer(own, { position, letter: RIGHT })
  await exams.series.answer(own, { position: asked[6]!.position, letter: WRONG })

  expect(await exams.series.findRevisable(camilleId)).toMatchObject({
    counts: { due: 1, mistakes: 1, new: 3 },
    themes: [
      { slug: 'cession-et-pret', theme: 'Cession et prêt', counts: { due: 1, mistakes: 1, new: 0 } },
      { slug: 'transport', theme: 'transport', counts: { due: 0, mistakes: 0, new: 3 } },
    ],
    nextDueOn: addDays(TODAY, 2),
  })
  clock.pass(2 * DAY)
  expect((await exams.series.findRevisable(camilleId)).counts).toEqual({ due: 4, mistakes: 1, new: 3 })
})

function inAWord(place: SeriesPlace): string {
  if (place.state !== 'answered') return place.state
  return place.isRight ? 'right' : 'wrong'
}
