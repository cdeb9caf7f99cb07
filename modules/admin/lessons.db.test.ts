import { beforeEach, expect, test } from 'vitest'
import { lesson, lessonFields } from '#test/things/lesson'
import { setUpAdmin } from '#test/harness/modules/admin'

const { db, identity, admin, exams, callers, logged } = await setUpAdmin()
const by = callers.elodie

let id = 0
beforeEach(async () => {
  await db.run('DELETE FROM lessons')
  await exams.loadShippedLessons([lesson('transport')])
  id = (await exams.findLesson('transport'))!.lesson.id
})

test('a change of a lesson is logged, of a long text where it differs', async () => {
  const long = 'a'.repeat(1000)
  await admin.reviseLesson(by, id, { content: `${long} avant` })
  await admin.reviseLesson(callers.dominique, id, { content: `${long} après`, checkedOn: '2026-10-24' })

  const part = `…${'a'.repeat(38)}`
  expect((await logged())[0]).toMatchObject({
    actorName: 'dominique',
    action: 'lesson.update',
    subjectId: id,
    subject: lessonFields.title,
    isGone: false,
    changes: [
      { field: 'content', before: `${part} avant`, after: `${part} après` },
      { field: 'checkedOn', before: lessonFields.checkedOn, after: '2026-10-24' },
    ],
  })
})

test('a lesson saved without a change leaves no entry', async () => {
  const saved = await admin.reviseLesson(by, id, lessonFields)

  expect(saved).toMatchObject({ ok: true, value: { changed: false } })
  expect(await logged()).toHaveLength(0)
})

test('a lesson changed by two admins at once keeps the first change', async () => {
  const revise = (one: typeof by, title: string) => admin.reviseLesson(one, id, { title }, { read: 1 })
  const outcomes = await Promise.all([revise(by, 'Élodie'), revise(callers.dominique, 'Dominique')])

  expect(outcomes.filter(({ ok }) => !ok)).toEqual([{ ok: false, code: 'changed' }])
  expect((await exams.findLessonById(id))!.version).toBe(2)
})

test('a lesson is changed by admins alone', async () => {
  const refused = await admin.reviseLesson(callers.karim, id, { title: 'Autre' })

  expect(refused).toEqual({ ok: false, code: 'not-admin' })
  expect(await exams.findLessonById(id)).toMatchObject(lessonFields)
})

test('a lesson version names its author, as long as they have an account', async () => {
  await admin.reviseLesson(callers.dominique, id, { title: 'Autre' })
  expect((await exams.lessonVersions(id)).map(({ author }) => author)).toEqual(['dominique', null])
  await db.transaction((tx) => identity.remove(callers.dominique.userId, tx))

  expect((await exams.lessonVersions(id)).map(({ author }) => author)).toEqual([null, null])
})
