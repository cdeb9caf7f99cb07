import { beforeEach, describe, expect, test } from 'vitest'
import { question } from '#test/things/question'
import { lesson } from '#test/things/lesson'
import { setUpAdmin } from '#test/harness/modules/admin'
import { camille } from '#test/people'

const { db, admin, exams, identity, callers, adMails, logged } = await setUpAdmin()
const by = callers.elodie

let id: number
let report: number
beforeEach(async () => {
  for (const table of ['question_versions', 'questions', 'lessons']) await db.run(`DELETE FROM ${table}`)
  const added = await exams.addQuestion(question(1))
  id = added.ok ? added.value.id : expect.fail()
  report = await reportOf({ kind: 'question', id })
  adMails.length = 0
})

async function reportOf(about: { kind: 'question' | 'lesson'; id: number }): Promise<number> {
  const reported = await exams.report(callers.camille, about, { reason: 'source', message: 'Camille Dubois' })
  return reported.ok ? reported.value.id : expect.fail(reported.code)
}

const correct = (who = by, reports = [report]) =>
  admin.correctQuestion(who, id, question(1, { source: 'Loi, art. 4' }), { read: 1, reports })

describe('a correction after a report', () => {
  test('is logged with its changes, without the names of reporters', async () => {
    expect(await correct()).toEqual({ ok: true, value: 1 })
    expect(await logged()).toMatchObject([
      {
        ...{ action: 'question.correct', subjectId: id, subject: question(1).question },
        changes: [
          { field: 'source', before: 'Règle 1', after: 'Loi, art. 4' },
          { field: 'closedReports', before: null, after: 1 },
        ],
      },
    ])
    expect(JSON.stringify(await logged())).not.toContain('Camille')
    expect(adMails).toMatchObject([{ template: 'report-corrected', to: camille.email }])
  })

  test('is done once by two admins at the same moment', async () => {
    const outcomes = await Promise.all([correct(), correct(callers.dominique)])

    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes).toContainEqual({ ok: false, code: 'closed' })
    expect([adMails, await logged()].map(({ length }) => length)).toEqual([1, 1])
  })

  test('of a lesson is logged as one of a lesson', async () => {
    await exams.loadShippedLessons([lesson('transport')])
    const lessonId = (await exams.findLesson('transport'))!.lesson.id
    const reports = [await reportOf({ kind: 'lesson', id: lessonId })]
    await admin.correctLesson(by, lessonId, { title: 'En route' }, { read: 1, reports })

    expect(await logged()).toMatchObject([{ action: 'lesson.correct', subject: 'En route' }])
  })
})

test('closing a report without a change is logged, without the reply', async () => {
  await admin.keepReported(by, report, 'Camille, la source est la bonne.')

  expect(await logged()).toMatchObject([
    { action: 'question.keep', subjectId: id, changes: [{ field: 'closedReports', before: null, after: 1 }] },
  ])
  expect(JSON.stringify(await logged())).not.toContain('Camille')
})

test('reports are answered by admins alone', async () => {
  const refused = { ok: false, code: 'not-admin' }
  expect(await correct(callers.karim)).toEqual(refused)
  expect(await admin.keepReported(callers.karim, report, 'Non.')).toEqual(refused)
  expect(await exams.listOpenReports({ kind: 'question', id })).toHaveLength(1)
})

test('a correction never deadlocks with the end of the account that reported', async () => {
  const outcomes = await Promise.allSettled([
    correct(),
    db.transaction(async (tx) => {
      await identity.lockAdmin(callers.dominique, tx, [callers.camille.userId])
      return identity.remove(callers.camille.userId, tx)
    }),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
})
