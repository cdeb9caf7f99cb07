import { beforeEach, describe, expect, test } from 'vitest'
import { question, questions, RIGHT } from '#test/worlds/bank'
import { setUpAdmin } from '#test/worlds/admin'

const { db, clock, identity, admin, exams, callers, lines } = await setUpAdmin()
const by = callers.elodie

beforeEach(async () => {
  for (const table of ['exam_results', 'attempts', 'question_versions', 'questions', 'question_imports'])
    await db.write(() => db.sequelize.query(`DELETE FROM ${table}`))
})

describe('a question', () => {
  test('is added, changed and deleted, each with what was and what is', async () => {
    const id = await add(1)
    await admin.reviseQuestion(by, id, question(1, { optionA: 'Autre', theme: null }))
    await admin.deleteQuestion(by, id)

    const [deleted, updated, created] = await lines()
    expect([created!.action, updated!.action, deleted!.action]).toEqual([
      'question.create',
      'question.update',
      'question.delete',
    ])
    expect(updated).toMatchObject({
      subjectId: id,
      subject: question(1).question,
      changes: [
        { field: 'optionA', before: question(1).optionA, after: 'Autre' },
        { field: 'theme', before: 'transport', after: null },
      ],
    })
    expect(created!.changes[0]).toEqual({ field: 'question', before: null, after: question(1).question })
    expect(deleted!.changes).toContainEqual({ field: 'optionA', before: 'Autre', after: null })
  })

  test('that is saved as it stands leaves no line', async () => {
    const id = await add(1)

    expect(await admin.reviseQuestion(by, id, question(1))).toMatchObject({ value: { changed: false } })
    expect(await lines()).toHaveLength(1)
  })

  test('that is there already is refused, by adding and by changing, and nothing of it stays', async () => {
    const id = await add(1)
    await add(2)
    const before = await lines()

    const refusal = { ok: false, code: 'duplicate-question' }
    expect(await admin.addQuestion(by, question(1))).toEqual(refusal)
    expect(await admin.reviseQuestion(by, id, question(2))).toEqual(refusal)
    expect(await lines()).toEqual(before)
    const [rows] = await db.sequelize.query('SELECT id FROM questions')
    expect(rows).toHaveLength(2)
  })

  test('that two admins change at once keeps the first change, and tells the second', async () => {
    const id = await add(1)

    const outcomes = await Promise.all([
      admin.reviseQuestion(by, id, question(1, { optionA: 'Élodie' }), { read: 1 }),
      admin.reviseQuestion(callers.dominique, id, question(1, { optionA: 'Dominique' }), { read: 1 }),
    ])

    const refused = outcomes.filter((outcome) => !outcome.ok)
    expect(refused).toEqual([{ ok: false, code: 'changed' }])
    expect((await exams.findQuestion(id))!.version).toBe(2)
  })

  test('that is edited while an exam with it runs stays the old one there, and is the new one in the next', async () => {
    await exams.loadShippedBank(questions(10))
    const { items } = await exams.listQuestions({ limit: 10, offset: 0 })
    const running = await start(callers.camille.userId)

    for (const { id, createdAt: _, ...fields } of items)
      await admin.reviseQuestion(by, id, { ...fields, optionB: 'Réécrite', correctAnswer: 'A' })

    expect(await optionsOf(running)).not.toContain('Réécrite')
    for (let position = 1; position <= 10; position += 1)
      await exams.answer({ userId: callers.camille.userId, attemptId: running }, [
        { position, letter: RIGHT },
      ])
    await exams.finish({ userId: callers.camille.userId, attemptId: running })
    expect((await exams.findLatestResult(callers.camille.userId))!.result.score).toBe(10)
    expect(await optionsOf(await start(callers.camille.userId))).toEqual(Array(10).fill('Réécrite'))
  })

  test('is added, changed and deleted by admins alone', async () => {
    const id = await add(1)
    const refusal = { ok: false, code: 'not-admin' }

    expect(await admin.addQuestion(callers.karim, question(2))).toEqual(refusal)
    expect(await admin.reviseQuestion(callers.karim, id, question(3))).toEqual(refusal)
    expect(await admin.deleteQuestion(callers.karim, id)).toEqual(refusal)
    expect(await admin.keepImport(callers.karim, file(questions(1)))).toEqual(refusal)
    expect(await admin.carryOutImport(callers.karim, 1, '')).toEqual(refusal)
    expect((await exams.listForExport())[0]).toEqual(question(1))
  })
})

describe('an import', () => {
  test('shows what it would do, does that, and leaves one line with its counts', async () => {
    await exams.loadShippedBank(questions(3))
    const id = await keep([question(1), question(2, { optionA: 'Autre' }), question(4)], true)

    const preview = (await admin.previewImport(by.userId, id))!
    expect(preview).toMatchObject({
      fileName: 'banque.csv',
      summary: { added: 1, revised: 1, unchanged: 1, retired: 1 },
      added: [question(4)],
      revised: [{ before: question(2), after: question(2, { optionA: 'Autre' }) }],
      retired: [{ question: question(3).question }],
    })
    expect(await exams.listForExport()).toEqual(questions(3))

    expect(await admin.carryOutImport(by, id, preview.fingerprint)).toMatchObject({ ok: true })
    expect(await exams.listForExport()).toEqual([question(1), question(2, { optionA: 'Autre' }), question(4)])
    expect(await lines()).toMatchObject([
      {
        action: 'question.import',
        subject: 'banque.csv',
        changes: [
          { field: 'added', before: null, after: 1 },
          { field: 'revised', before: null, after: 1 },
          { field: 'retired', before: null, after: 1 },
        ],
      },
    ])
    expect(await admin.carryOutImport(by, id, preview.fingerprint)).toEqual({ ok: false, code: 'unknown' })
  })

  test('of 2 000 questions shows the first fifty', async () => {
    const id = await keep(questions(2000))
    const preview = (await admin.previewImport(by.userId, id))!

    expect([preview.added.length, preview.summary.added]).toEqual([50, 2000])
    await admin.carryOutImport(by, id, preview.fingerprint)
    expect(await exams.listForExport()).toEqual(questions(2000))
  })

  test('that would not do any more what was shown does nothing', async () => {
    const first = await add(1)
    const id = await keep([question(1, { optionA: 'Du fichier' })])
    const { fingerprint: print } = (await admin.previewImport(by.userId, id))!
    await admin.reviseQuestion(callers.dominique, first, question(1, { optionA: 'De Dominique' }))
    const before = await lines()

    expect(await admin.carryOutImport(by, id, print)).toEqual({ ok: false, code: 'bank-changed' })
    expect((await exams.findQuestion(first))!.optionA).toBe('De Dominique')
    expect(await lines()).toEqual(before)
    const again = (await admin.previewImport(by.userId, id))!
    expect(await admin.carryOutImport(by, id, again.fingerprint)).toMatchObject({ ok: true })
  })

  test('whose line in the log cannot be written is not done', async () => {
    const id = await keep(questions(2))
    const { fingerprint: print } = (await admin.previewImport(by.userId, id))!
    await rename('subject', 'named')
    await expect(admin.carryOutImport(by, id, print)).rejects.toThrow()
    await rename('named', 'subject')

    expect(await exams.listForExport()).toEqual([])
    expect(await admin.previewImport(by.userId, id)).not.toBeNull()
  })

  test('waits for its own admin alone, one for each, and for a day', async () => {
    const first = await keep(questions(1))
    const second = await keep(questions(2))
    const ofDominique = await keep(questions(3), false, callers.dominique)

    expect(await admin.previewImport(by.userId, first)).toBeNull()
    expect(await admin.previewImport(callers.dominique.userId, second)).toBeNull()
    expect(await admin.carryOutImport(callers.dominique, second, '')).toEqual({ ok: false, code: 'unknown' })
    clock.pass(24 * 3600 - 1)
    expect(await admin.removeExpired()).toBe(0)
    clock.pass(2)
    expect(await admin.removeExpired()).toBe(2)
    expect(await admin.previewImport(callers.dominique.userId, ofDominique)).toBeNull()
  })

  test('goes with the admin who has uploaded it', async () => {
    const signed = await identity.createAdmin({
      username: 'passagère',
      email: 'passagere@example.com',
      firstName: 'Ana',
      lastName: 'Roy',
      phone: null,
      password: 'Cible-en-plein-coeur-10',
    })
    if (!signed.ok) throw new Error(signed.code)
    const token = await identity.startSession(signed.value.id, 'Firefox')
    await keep(questions(1), false, { userId: signed.value.id, token })
    await db.run('DELETE FROM users WHERE id = $1', [signed.value.id])

    const [rows] = await db.sequelize.query('SELECT id FROM question_imports')
    expect(rows).toEqual([])
  })
})

const file = (held: ReturnType<typeof questions>, replaces = false) => ({
  fileName: 'banque.csv',
  questions: held,
  replaces,
})

async function keep(held: ReturnType<typeof questions>, replaces = false, caller = by): Promise<number> {
  const kept = await admin.keepImport(caller, file(held, replaces))
  if (!kept.ok) throw new Error(kept.code)
  return kept.value.id
}

async function add(number: number): Promise<number> {
  const added = await admin.addQuestion(by, question(number))
  if (!added.ok) throw new Error(added.code)
  return added.value.id
}

async function start(userId: number): Promise<number> {
  const started = await exams.start(userId, 'practice')
  if (!started.ok) throw new Error(started.code)
  return started.value.attemptId
}

async function optionsOf(attemptId: number): Promise<string[]> {
  const attempt = await exams.findAttempt({ userId: callers.camille.userId, attemptId: attemptId })
  if (attempt?.status !== 'running') throw new Error('not running')
  return attempt.questions.map(({ optionB }) => optionB)
}

async function rename(column: string, to: string) {
  await db.write(() => db.sequelize.query(`ALTER TABLE admin_actions RENAME COLUMN ${column} TO ${to}`))
}
