import { beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { ALL, refusal, setUpAdmin, unwrap } from '#test/harness/modules/admin'
import { createStudies } from '#test/harness/modules/exams'
import { camille as registered } from '#test/people'
import { lesson } from '#test/things/lesson'
import { question, questions } from '#test/things/question'
import type { Subject } from './store'

type Content = Subject<'question' | 'lesson'>

const { db, admin, exams, clock, callers, adMails: mails } = await setUpAdmin()
const { addQuestion, takeExam, startSeries } = createStudies(exams)
const { camille, karim, elodie } = callers
const camilleId = camille.userId

const WRONG_KEY = { reason: 'answer', message: "La loi dit l'inverse." } as const

let asked: Content
let read: Content
beforeEach(async () => {
  for (const table of ['exam_results', 'attempts', 'series', 'question_versions', 'questions', 'lessons'])
    await db.write(`DELETE FROM ${table}`)
  asked = { kind: 'question', id: await addQuestion(1) }
  await exams.lessons.loadShipped([lesson('stockage')])
  read = { kind: 'lesson', id: (await exams.lessons.find('stockage'))!.lesson.id }
})

const report = (about = asked, by = camille, version?: number) =>
  admin.reports.add(by, { ...about, version }, WRONG_KEY)

const reportedId = async (about = asked, by = camille) => unwrap(await report(about, by)).id

const correct = (reports: readonly number[], changes = {}) =>
  admin.reports.correctQuestion(elodie, asked.id, question(1, changes), { read: 1, reports })

const keep = (id: number) =>
  admin.reports.close(elodie, 'content', id, { outcome: 'kept', reply: 'La loi dit bien cela.' })

const listReports = (query: { show?: 'closed' } = {}) => admin.reports.list('content', query, ALL)

describe('a report of a question or lesson', () => {
  test('keeps what is wrong and the version; receipts have no words of it', async () => {
    await exams.questions.revise(asked.id, question(1, { optionA: 'Autre' }))
    await exams.questions.revise(asked.id, question(1, { optionA: 'Encore autre' }))
    await report(asked, camille, 2)
    await report(read)

    expect(await admin.reports.findLast(camilleId, asked)).toMatchObject({
      ...{ about: asked, version: 2, ...WRONG_KEY, createdAt: clock.now(), closedAt: null, outcome: null },
    })
    const about = { kind: 'question', place: String(asked.id), about: question(1).question }
    expect(mails).toEqual([
      {
        ...{ template: 'report-received', to: registered.email, userId: camilleId },
        parameters: { firstName: 'Camille', ...about },
      },
      expect.objectContaining({
        parameters: { firstName: 'Camille', kind: 'lesson', place: 'stockage', about: 'Transport' },
      }),
    ])
  })

  test('is refused while an earlier one of the same member is open', async () => {
    const id = await reportedId()
    const second = await admin.reports.add(camille, asked, { ...WRONG_KEY, message: 'Encore' })

    expect(second).toEqual(refusal('reported'))
    expect(await admin.reports.findLast(camilleId, asked)).toMatchObject({ message: WRONG_KEY.message })
    expect(mails).toHaveLength(1)
    for (const [about, by] of [
      [asked, karim],
      [read, camille],
    ] as const)
      expect(await report(about, by)).toMatchObject({ ok: true })
    await keep(id)
    expect(await report()).toMatchObject({ ok: true })
  })

  test('is made once when it is sent twice at the same moment', async () => {
    const outcomes = await Promise.all([report(), report()])
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true])
  })

  test('may be of a question that was retired since it was read', async () => {
    await exams.questions.revise(asked.id, question(1, { optionA: 'Autre' }))
    await exams.questions.retire(asked.id)

    expect(await exams.questions.findVersion(asked.id, 1)).toMatchObject(question(1))
    expect(await report(asked, camille, 1)).toMatchObject({ ok: true, value: { version: 1 } })
    expect(await report(asked, karim, 2)).toMatchObject({ ok: true, value: { version: 2 } })
  })

  test('is refused on an unknown version, and to a signed-out member', async () => {
    for (const [about, version] of [
      [asked, 2],
      [read, 2],
      [{ ...asked, id: 999_999 }, 1],
      [{ ...read, id: 999_999 }, 1],
    ] as const)
      expect(await report(about, camille, version)).toEqual(refusal('not-found'))
    const signedOut = { ...camille, token: 'other' }
    expect(await report(read, signedOut)).toEqual(refusal('signed-out'))
  })
})

describe('the queue of reports', () => {
  test('has the open ones, oldest first, with the question as it is now', async () => {
    const first = await reportedId()
    await report(read)
    await report(asked, karim)
    await exams.questions.revise(asked.id, question(1, { question: 'Mieux dite ?' }))
    const { items, total } = await listReports()

    expect(total).toBe(3)
    expect(items).toMatchObject([
      {
        ...{ id: first, userId: camilleId, version: 1, currentVersion: 2, title: 'Mieux dite ?', slug: null },
        ...{ isActive: true, openReports: 2, statistics: { asked: 0, flags: [] } },
        question: { optionA: question(1).optionA, correctAnswer: question(1).correctAnswer },
      },
      { about: read, title: 'Transport', slug: 'stockage', openReports: 1, statistics: null, question: null },
      { userId: karim.userId, openReports: 2 },
    ])
    expect(await admin.reports.find('content', first)).toEqual(items[0])
    expect(
      (await admin.overview({ id: elodie.userId, secondFactorAt: null })).waiting.questionReports.count,
    ).toBe(3)
  })

  test('has the statistics of the last version, and whether it is retired', async () => {
    await exams.imports.run(questions(10), { replace: false })
    await report()
    await takeExam(camilleId, { right: 10 })
    await exams.memory.tallyAnswers()
    await exams.questions.retire(asked.id)
    const { items } = await listReports()

    expect(items).toMatchObject([{ isActive: false, statistics: { asked: 1, right: 100, firstAnswers: 1 } }])
  })

  test('has the closed ones in a list of their own, last closed first', async () => {
    const [first, second] = [await reportedId(), await reportedId(read)]
    await keep(second)
    clock.pass(60)
    await keep(first)
    const { items } = await listReports({ show: 'closed' })

    expect(items.map(({ id }) => id)).toEqual([first, second])
    expect(items[0]).toMatchObject({ outcome: 'kept', reply: 'La loi dit bien cela.', closedAt: clock.now() })
    expect((await listReports()).total).toBe(0)
  })
})

describe('a correction that answers reports', () => {
  test('is a version that says so, closes these reports and sends mails', async () => {
    const [first, second] = [await reportedId(), await reportedId(asked, karim)]
    const ofLesson = await reportedId(read)
    mails.length = 0
    clock.pass(60)

    expect(await correct([first, ofLesson], { correctAnswer: 'A' })).toEqual({ ok: true, value: 1 })
    expect(await exams.questions.find(asked.id)).toMatchObject({ correctAnswer: 'A' })
    expect(mails).toMatchObject([{ template: 'report-corrected', userId: camilleId }])
    expect((await admin.reports.listOpen(asked)).map(({ id }) => id)).toEqual([second])
    expect(await admin.reports.listOpen(read)).toHaveLength(1)
    expect((await exams.questions.findHistory(asked.id))!.versions).toMatchObject([
      { number: 2, isCorrection: true },
      { number: 1, isCorrection: false },
    ])
  })

  test('keeps its day until a later correction, through other versions', async () => {
    const corrected = async () => (await exams.questions.find(asked.id))!.correctedAt
    expect(await corrected()).toBeNull()
    clock.pass(60)
    await correct([await reportedId()], { optionA: 'Corrigée' })
    const at = clock.now()
    clock.pass(60)
    await exams.questions.revise(asked.id, question(1, { optionA: 'Encore autre' }))

    expect(await corrected()).toEqual(at)
  })

  test('works for a lesson as well', async () => {
    const reports = [await reportedId(read)]
    clock.pass(60)
    await admin.reports.correctLesson(elodie, read.id, { title: 'Le coffre' }, { read: 1, reports })

    const { lesson } = (await exams.lessons.find('stockage'))!
    expect(lesson).toMatchObject({ title: 'Le coffre', version: 2, correctedAt: clock.now() })
    expect(mails.at(-1)).toMatchObject({ template: 'report-corrected', parameters: { about: 'Le coffre' } })
    await exams.lessons.revise(read.id, { title: 'Les coffres' })
    expect((await exams.lessons.list())[0]!.correctedAt).toEqual(clock.now())
  })

  test('is shown beside an older answer as made since', async () => {
    await exams.imports.run(questions(10), { replace: false })
    const before = await takeExam(camilleId, { right: 10 })
    clock.pass(60)
    await correct([await reportedId()], { optionA: 'Corrigée' })
    const after = await takeExam(camilleId, { right: 10 })
    const answerIn = async (resultId: number) =>
      (await exams.results.findAny(resultId))!.answers.find(({ questionId }) => questionId === asked.id)

    expect(await answerIn(before.resultId)).toMatchObject({ isCorrectedSince: true })
    expect(await answerIn(after.resultId)).toMatchObject({ isCorrectedSince: false })
    const others = (await exams.results.findAny(after.resultId))!.answers.filter((one) => !one.correctedAt)
    expect(others).toHaveLength(9)
  })

  test('is shown in a series with its day, and beside an older answer', async () => {
    const answered = async () => {
      const choice = { source: null, themes: ['transport'], difficulty: null, count: '5' } as const
      const own = await startSeries(camilleId, choice)
      await exams.series.answer(own, { position: 1, letter: 'B' })
      return () => exams.series.findQuestion(own, 1)
    }
    const before = await answered()
    expect(await before()).toMatchObject({ correctedAt: null })
    clock.pass(60)
    await correct([await reportedId()], { optionA: 'Corrigée' })

    expect(await before()).toMatchObject({ correctedAt: clock.now(), isCorrectedSince: true })
    const after = await answered()
    expect(await after()).toMatchObject({ correctedAt: clock.now(), isCorrectedSince: false })
  })

  test('is refused without a change or an open report', async () => {
    const id = await reportedId()
    expect(await correct([id])).toEqual(refusal('same'))
    expect(await admin.reports.listOpen(asked)).toHaveLength(1)
    await keep(id)
    expect(await correct([id], { optionA: 'Autre' })).toEqual(refusal('closed'))
    expect(await exams.questions.find(asked.id)).toMatchObject({ version: 1 })
  })
})

test('closing a report without a change sends the reply, if retired as well', async () => {
  const id = await reportedId()
  mails.length = 0
  await exams.questions.retire(asked.id)

  expect(await keep(id)).toEqual({ ok: true, value: 1 })
  expect(mails).toMatchObject([
    { template: 'report-kept', userId: camilleId, parameters: { reply: 'La loi dit bien cela.' } },
  ])
  expect(await keep(id)).toEqual(refusal('closed'))
  expect(await keep(999_999)).toEqual(refusal('not-found'))
})

test('the copy of the data has the reports of a member; both go together', async () => {
  await keep(await reportedId())
  await report(read)
  await report(asked, karim)

  expect((await admin.reports.findOwn(camilleId)).contentReports).toEqual([
    {
      ...{ kind: 'question', text: question(1).question, ...WRONG_KEY, createdAt: clock.now() },
      ...{ closedAt: clock.now(), outcome: 'kept', reply: 'La loi dit bien cela.' },
    },
    {
      ...{ kind: 'lesson', text: 'Transport', ...WRONG_KEY, createdAt: clock.now() },
      ...{ closedAt: null, outcome: null, reply: null },
    },
  ])
  await admin.users.act(elodie, 'delete', camilleId)
  expect(await count(db, 'reports')).toBe(1)
})
