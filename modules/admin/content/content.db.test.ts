import { beforeEach, describe, expect, test } from 'vitest'
import { dominique, setUpAdmin, refusal, unwrap } from '#test/harness/modules/admin'
import { camille } from '#test/people'
import { lesson, lessonFields } from '#test/things/lesson'
import { question } from '#test/things/question'

const { db, identity, admin, exams, callers, appoint, adMails, logged } = await setUpAdmin()
const by = callers.elodie
const LAW = { article: 'Loi, art. 3', sourceUrl: 'https://exemple.be' }

let questionId: number
let lessonId: number
beforeEach(async () => {
  for (const table of ['question_versions', 'questions', 'lessons']) await db.write(`DELETE FROM ${table}`)
  questionId = unwrap(await exams.questions.add(question(1, LAW))).id
  await exams.lessons.loadShipped([lesson('transport')])
  lessonId = (await exams.lessons.find('transport'))!.lesson.id
})

describe('a change of a lesson', () => {
  test('is logged, of a long text where it differs', async () => {
    const long = 'a'.repeat(1000)
    await admin.lessons.revise(by, lessonId, { content: `${long} avant` })
    const after = { content: `${long} après`, checkedOn: '2026-10-24' }
    await admin.lessons.revise(callers.dominique, lessonId, after)

    const part = `…${'a'.repeat(38)}`
    expect((await logged())[0]).toMatchObject({
      actorName: 'dominique',
      action: 'lesson.update',
      subjectId: lessonId,
      subject: lessonFields.title,
      isGone: false,
      changes: [
        { field: 'content', before: `${part} avant`, after: `${part} après` },
        { field: 'checkedOn', before: lessonFields.checkedOn, after: '2026-10-24' },
      ],
    })
  })

  test('without a difference leaves no entry', async () => {
    const saved = await admin.lessons.revise(by, lessonId, lessonFields)

    expect(saved).toMatchObject({ ok: true, value: { changed: false } })
    expect(await logged()).toHaveLength(0)
  })

  test('by two admins at once keeps the first', async () => {
    const revise = (one: typeof by, title: string) =>
      admin.lessons.revise(one, lessonId, { title }, { read: 1 })
    const outcomes = await Promise.all([revise(by, 'Élodie'), revise(callers.dominique, 'Dominique')])

    expect(outcomes.filter(({ ok }) => !ok)).toEqual([refusal('changed')])
    expect((await exams.lessons.findById(lessonId))!.version).toBe(2)
  })

  test('names its author, as long as they have an account', async () => {
    const authors = async () => (await exams.lessons.listVersions(lessonId)).map(({ author }) => author)
    const luc = await appoint({ ...dominique, username: 'luc', email: 'luc@example.com' })
    await admin.lessons.revise(luc, lessonId, { title: 'Autre' })
    expect(await authors()).toEqual(['luc', null])
    await db.transaction((tx) => identity.members.remove(luc.userId, tx))
    await identity.deletions.finish(luc.userId)

    expect(await authors()).toEqual([null, null])
  })
})

describe('a check of a statement', () => {
  test('of a question is logged once, with the day and the way', async () => {
    const read = { kind: 'question', id: questionId, read: 1, checkedBy: 'texte' } as const
    await admin.statements.check(by, read)
    await admin.statements.check(callers.dominique, read)

    const changes = [
      { field: 'checkedOn', before: null, after: '2026-11-20' },
      { field: 'checkedBy', before: null, after: 'texte' },
    ]
    const entry = { actorName: 'Élodie', action: 'question.check', subjectId: questionId, isGone: false }
    expect(await logged()).toMatchObject([{ ...entry, subject: question(1).question, changes }])
  })

  test('of a lesson is logged as one of a lesson', async () => {
    await admin.statements.check(by, { kind: 'lesson', id: lessonId, read: 1, checkedBy: 'texte' })

    expect(await logged()).toMatchObject([{ action: 'lesson.check', subject: lessonFields.title }])
  })
})

describe('an answer to a report', () => {
  let report: number
  beforeEach(async () => {
    report = await addReport('question', questionId)
    adMails.length = 0
  })

  async function addReport(kind: 'question' | 'lesson', id: number): Promise<number> {
    const fields = { reason: 'source', message: 'Camille Dubois' } as const
    return unwrap(await admin.reports.add(callers.camille, { kind, id }, fields)).id
  }

  const correct = (who = by) =>
    admin.reports.correctQuestion(who, questionId, question(1, { ...LAW, source: 'Loi, art. 4' }), {
      ...{ read: 1, reports: [report] },
    })

  test('like a change and a check, is for admins alone', async () => {
    const { karim } = callers
    const read = { kind: 'lesson', id: lessonId, read: 1, checkedBy: 'texte' } as const
    const refused = [
      await admin.lessons.revise(karim, lessonId, { title: 'Autre' }),
      await admin.statements.check(karim, read),
      await correct(karim),
      await admin.reports.close(karim, 'content', report, { outcome: 'kept', reply: 'Non.' }),
    ]

    expect(refused).toEqual(refused.map(() => refusal('not-admin')))
    expect(await exams.lessons.findById(lessonId)).toMatchObject(lessonFields)
    expect(await admin.reports.listOpen({ kind: 'question', id: questionId })).toHaveLength(1)
    expect(await logged()).toEqual([])
  })

  test("by a correction is logged with its changes, without reporters' names", async () => {
    expect(await correct()).toEqual({ ok: true, value: 1 })
    const changes = [
      { field: 'source', before: 'Règle 1', after: 'Loi, art. 4' },
      { field: 'closedReports', before: null, after: 1 },
    ]
    const subject = question(1).question
    expect(await logged()).toMatchObject([
      { action: 'question.correct', subjectId: questionId, subject, changes },
    ])
    expect(JSON.stringify(await logged())).not.toContain('Camille')
    expect(adMails).toMatchObject([{ template: 'report-corrected', to: camille.email }])
  })

  test('is given once by two admins at the same moment', async () => {
    const outcomes = await Promise.all([correct(), correct(callers.dominique)])

    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes).toContainEqual(refusal('closed'))
    expect([adMails, await logged()].map(({ length }) => length)).toEqual([1, 1])
  })

  test('by a correction of a lesson is logged as one of a lesson', async () => {
    const reports = [await addReport('lesson', lessonId)]
    await admin.reports.correctLesson(by, lessonId, { title: 'En route' }, { read: 1, reports })

    expect(await logged()).toMatchObject([{ action: 'lesson.correct', subject: 'En route' }])
  })

  test('without a change is logged, but not its words', async () => {
    const reply = 'Camille, la source est la bonne.'
    await admin.reports.close(by, 'content', report, { outcome: 'kept', reply })

    const changes = [{ field: 'closedReports', before: null, after: 1 }]
    expect(await logged()).toMatchObject([{ action: 'question.keep', subjectId: questionId, changes }])
    expect(JSON.stringify(await logged())).not.toContain('Camille')
  })

  test('never deadlocks with the end of the account that reported', async () => {
    const outcomes = await Promise.allSettled([
      correct(),
      admin.users.act(callers.dominique, 'delete', callers.camille.userId),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  })
})
