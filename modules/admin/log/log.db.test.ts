import { describe, expect, test } from 'vitest'
import { noteBackup } from '#db/settings'
import { insert, rows } from '#test/harness/db/rows'
import { question } from '#test/things/question'
import { elodie } from '#test/people'
import { ALL, setUpAdmin, refusal } from '#test/harness/modules/admin'

const { db, clock, identity, admin, ads, exams, callers, signIn, post, logged } = await setUpAdmin()

describe('an act by an admin', () => {
  test('is logged with actor, act, subject, time and changes', async () => {
    const ad = await post({ title: 'Carabine CZ 457' })
    clock.pass(60)
    await admin.decisions.approve(callers.elodie, ad)

    expect(await logged()).toEqual([
      {
        id: expect.any(Number) as number,
        actorName: elodie.username,
        action: 'ad.approve',
        subjectId: ad.id,
        subject: 'Carabine CZ 457',
        isGone: false,
        changes: [{ field: 'isApproved', before: false, after: true }],
        createdAt: clock.now(),
      },
    ])
  })

  test('is undone when its entry cannot be written', async () => {
    const rename = (from: string, to: string) =>
      db.write(`ALTER TABLE admin_actions RENAME COLUMN ${from} TO ${to}`)
    const ad = await post()
    await rename('subject', 'named')
    await expect(admin.decisions.approve(callers.elodie, ad)).rejects.toThrow()
    await rename('named', 'subject')

    expect((await ads.moderation.find([ad.id]))[0]?.isApproved).toBe(false)
  })

  test('is refused to a member, and to an admin signed out meanwhile', async () => {
    const ad = await post()
    const gone = await signIn(callers.elodie.userId)
    await identity.sessions.end(gone.token)

    expect(await admin.decisions.approve(callers.camille, ad)).toEqual(refusal('not-admin'))
    expect(await admin.decisions.approve(gone, ad)).toEqual(refusal('signed-out'))
    expect(await logged()).toEqual([])
  })
})

describe('the log of admins', () => {
  test('is searched by actor and by subject, in any case and accents', async () => {
    const [carbine, optic] = [
      await post({ title: 'Carabine à répétition' }),
      await post({ title: 'Lunette' }),
    ]
    await admin.decisions.approve(callers.elodie, carbine)
    clock.pass(60)
    await admin.decisions.approve(callers.dominique, optic)

    const found = async (q: string) => (await admin.log.list({ q }, ALL)).items.map(({ subject }) => subject)
    expect(await found('')).toEqual(['Lunette', 'Carabine à répétition'])
    expect(await found('ELODIE repetition')).toEqual(['Carabine à répétition'])
    expect(await found('dominique carabine')).toEqual([])
  })

  test('is kept for two years', async () => {
    await admin.decisions.approve(callers.elodie, await post())
    const day = 24 * 3600

    clock.pass(729 * day)
    expect(await admin.removeExpired()).toBe(0)
    clock.pass(3 * day)
    expect(await admin.removeExpired()).toBe(1)
    expect(await logged()).toEqual([])
  })
})

test('the last backup is late once it is two days old, until the next one', async () => {
  const lastBackup = async () =>
    (await admin.overview({ id: callers.elodie.userId, secondFactorAt: null })).backup
  expect(await lastBackup()).toEqual({ at: null, isLate: false })
  await noteBackup(db, clock.now())
  expect((await lastBackup()).at?.toISOString().slice(0, 16)).toBe(clock.now().toISOString().slice(0, 16))
  for (const [minutes, isLate] of [
    [48 * 60 - 1, false],
    [3, true],
  ] as const) {
    clock.pass(minutes * 60)
    expect((await lastBackup()).isLate).toBe(isLate)
  }
  await noteBackup(db, clock.now())
  expect((await lastBackup()).isLate).toBe(false)
})

test('the figures count active questions, unblocked members and all results', async () => {
  for (const number of [1, 2, 3]) await admin.questions.add(callers.elodie, question(number))
  const [deleted] = (await exams.questions.list({}, ALL)).items
  await admin.questions.delete(callers.elodie, deleted!.id)
  await admin.users.act(callers.elodie, 'block', callers.karim.userId)
  const { attempt_id: _, ...result } = rows.exam_results
  for (const [index, { userId }] of [callers.camille, callers.camille, callers.karim].entries())
    await insert(db, 'exam_results', { ...result, id: index + 1, user_id: userId })

  expect(await admin.stats()).toEqual({ totalQuestions: 2, totalUsers: 3, totalExams: 3 })
})
