import { expect, test } from 'vitest'
import { insert, rows } from '#test/harness/db/rows'
import { setUpAdmin } from '#test/harness/modules/admin'
import { question } from '#test/things/question'
import { REJECTION } from '#test/things/ad'

const { db, admin, callers, clock, post } = await setUpAdmin()

const SUNDAY = new Date('2026-11-22T22:59:59.999Z')
const MONDAY = new Date('2026-11-22T23:00:00.000Z')

test('figures are counted by week, which begins on Monday in Belgium', async () => {
  await admin.questions.add(callers.elodie, question(1))
  const [version] = await db.read<{ id: number; question_id: number }>(
    'SELECT id, question_id FROM question_versions',
  )
  await db.write('UPDATE users SET created_at = $1', [MONDAY])
  await db.write('UPDATE users SET created_at = $1 WHERE id = $2', [SUNDAY, callers.karim.userId])
  const { attempt_id: _, ...result } = { ...rows.exam_results, user_id: callers.camille.userId }
  for (const [id, created_at] of [
    [1, SUNDAY],
    [2, MONDAY],
    [3, MONDAY],
  ] as const) {
    await insert(db, 'exam_results', { ...result, id, created_at })
    const answer = { ...rows.user_answers, id, exam_result_id: id, question_version_id: version!.id }
    // One question was left without an answer.
    await insert(db, 'user_answers', { ...answer, user_answer: id === 3 ? null : 'A' })
  }
  await insert(db, 'series', { ...rows.series, user_id: callers.camille.userId })
  const place = { ...rows.series_questions, question_id: version!.question_id }
  await insert(db, 'series_questions', { ...place, answered_at: SUNDAY })
  clock.set('2026-11-18T12:00:00Z')
  const [approved, rejected] = [await post(), await post()]
  clock.set('2026-11-24T12:02:00Z')
  await admin.decisions.approve(callers.elodie, { id: approved.id, revision: 1 })
  await admin.decisions.reject(callers.elodie, { id: rejected.id, revision: 1 }, REJECTION)

  const none = { tests: 0, answers: 0, sentAds: 0, approvedAds: 0, hoursToApproval: null }
  expect(await admin.listFigures(3)).toEqual([
    { from: new Date('2026-11-08T23:00Z'), until: new Date('2026-11-15T23:00Z'), members: 0, ...none },
    {
      from: new Date('2026-11-15T23:00Z'),
      until: MONDAY,
      members: 1,
      ...none,
      tests: 1,
      answers: 2,
      sentAds: 2,
    },
    {
      ...{ from: MONDAY, until: new Date('2026-11-29T23:00Z'), members: 1 },
      ...{ tests: 2, answers: 1, sentAds: 0, approvedAds: 1, hoursToApproval: expect.closeTo(144 + 1 / 60) },
    },
  ])
})
