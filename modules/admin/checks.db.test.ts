import { beforeEach, expect, test } from 'vitest'
import { question } from '#test/things/question'
import { lesson, lessonFields } from '#test/things/lesson'
import { setUpAdmin } from '#test/harness/modules/admin'

const { db, admin, exams, callers, logged } = await setUpAdmin()
const by = callers.elodie

beforeEach(async () => {
  for (const table of ['question_versions', 'questions', 'lessons']) await db.run(`DELETE FROM ${table}`)
})

test('a check of a question is logged once, with the day and the way', async () => {
  const added = await exams.addQuestion(
    question(1, { article: 'Loi, art. 3', sourceUrl: 'https://exemple.be' }),
  )
  const { id } = added.ok ? added.value : expect.fail()
  const read = { kind: 'question', id, read: 1, checkedBy: 'texte' } as const
  await admin.checkStatement(by, read)
  await admin.checkStatement(callers.dominique, read)

  expect(await logged()).toMatchObject([
    {
      actorName: 'Élodie',
      action: 'question.check',
      subjectId: id,
      subject: question(1).question,
      isGone: false,
      changes: [
        { field: 'checkedOn', before: null, after: '2026-11-20' },
        { field: 'checkedBy', before: null, after: 'texte' },
      ],
    },
  ])
})

test('a check of a lesson is for admins alone', async () => {
  await exams.loadShippedLessons([{ ...lesson('transport'), checkedOn: '2025-01-01' }])
  const { id } = (await exams.findLesson('transport'))!.lesson
  const read = { kind: 'lesson', id, read: 1, checkedBy: 'texte' } as const

  expect(await admin.checkStatement(callers.karim, read)).toEqual({ ok: false, code: 'not-admin' })
  expect((await exams.findLessonById(id))!.checkedOn).toBe('2025-01-01')
  await admin.checkStatement(by, read)
  expect(await logged()).toMatchObject([{ action: 'lesson.check', subject: lessonFields.title }])
})
