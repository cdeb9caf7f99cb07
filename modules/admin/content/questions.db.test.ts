import { beforeEach, describe, expect, test } from 'vitest'
import { question, questions } from '#test/things/question'
import { setUpAdmin, refusal, unwrap } from '#test/harness/modules/admin'

const { db, clock, admin, exams, callers, logged } = await setUpAdmin()
const by = callers.elodie

beforeEach(async () => {
  for (const table of ['exam_results', 'attempts', 'question_versions', 'questions', 'question_imports'])
    await db.write(`DELETE FROM ${table}`)
})

const add = async (number: number) => unwrap(await admin.questions.add(by, question(number))).id

describe('a question', () => {
  test('is added, changed and deleted, each logged with before and after', async () => {
    const id = await add(1)
    await admin.questions.revise(by, id, question(1, { optionA: 'Autre', theme: null }))
    await admin.questions.delete(by, id)

    const [deleted, updated, created] = await logged()
    const { question: subject, optionA } = question(1)
    expect(created).toMatchObject({ action: 'question.create', subject })
    expect(created!.changes[0]).toEqual({ field: 'question', before: null, after: subject })
    expect(updated).toMatchObject({ action: 'question.update', subjectId: id, subject })
    expect(updated!.changes).toEqual([
      { field: 'optionA', before: optionA, after: 'Autre' },
      { field: 'theme', before: 'transport', after: null },
    ])
    expect(deleted).toMatchObject({ action: 'question.delete', subject })
    expect(deleted!.changes).toContainEqual({ field: 'optionA', before: 'Autre', after: null })
  })

  test('saved without a change leaves no entry', async () => {
    const id = await add(1)

    expect(await admin.questions.revise(by, id, question(1))).toMatchObject({ value: { changed: false } })
    expect(await logged()).toHaveLength(1)
  })

  test('changed by two admins at once keeps the first change', async () => {
    const id = await add(1)
    const revise = (one: typeof by, optionA: string) =>
      admin.questions.revise(one, id, question(1, { optionA }), { read: 1 })
    const outcomes = await Promise.all([revise(by, 'Élodie'), revise(callers.dominique, 'Dominique')])

    expect(outcomes.filter(({ ok }) => !ok)).toEqual([refusal('changed')])
    expect((await exams.questions.find(id))!.version).toBe(2)
  })
})

describe('an import of questions', () => {
  test('has a preview, does what that shows, and is logged once', async () => {
    await exams.questions.loadShipped(questions(3))
    const changed = question(2, { optionA: 'Autre' })
    const id = await keep([question(1), changed, question(4)], true)

    const preview = await previewed(id)
    expect(preview).toMatchObject({
      fileName: 'banque.csv',
      summary: { added: 1, revised: 1, unchanged: 1, retired: 1 },
      added: [question(4)],
      revised: [{ before: question(2), after: changed }],
      retired: [{ question: question(3).question }],
    })
    expect(await exams.imports.listForExport()).toEqual(questions(3))

    expect(await admin.imports.carryOut(by, id, preview.fingerprint)).toMatchObject({ ok: true })
    expect(await exams.imports.listForExport()).toEqual([question(1), changed, question(4)])
    const changes = ['added', 'revised', 'retired'].map((field) => ({ field, before: null, after: 1 }))
    expect(await logged()).toMatchObject([{ action: 'question.import', subject: 'banque.csv', changes }])
    expect(await admin.imports.carryOut(by, id, preview.fingerprint)).toEqual(refusal('not-found'))
  })

  test('of 2 000 questions has a preview of the first fifty', async () => {
    const id = await keep(questions(2000))
    const { added, summary, fingerprint } = await previewed(id)

    expect([added.length, summary.added]).toEqual([50, 2000])
    await admin.imports.carryOut(by, id, fingerprint)
    expect(await exams.imports.listForExport()).toEqual(questions(2000))
  })

  test('that would no longer do what its preview showed is refused', async () => {
    const first = await add(1)
    const id = await keep([question(1, { optionA: 'Du fichier' })])
    const { fingerprint } = await previewed(id)
    await admin.questions.revise(callers.dominique, first, question(1, { optionA: 'De Dominique' }))

    expect(await admin.imports.carryOut(by, id, fingerprint)).toEqual(refusal('bank-changed'))
    expect((await exams.questions.find(first))!.optionA).toBe('De Dominique')
    expect(await logged()).toHaveLength(2)
    const again = await previewed(id)
    expect(await admin.imports.carryOut(by, id, again.fingerprint)).toMatchObject({ ok: true })
  })

  test('waits a day for its own admin alone, one import for each', async () => {
    const { dominique } = callers
    const [first, second] = [await keep(questions(1)), await keep(questions(2))]
    const other = await keep(questions(3), false, dominique)

    expect(await admin.imports.preview(by.userId, first)).toBeNull()
    expect(await admin.imports.preview(dominique.userId, second)).toBeNull()
    expect(await admin.imports.carryOut(dominique, second, '')).toEqual(refusal('not-found'))
    clock.pass(24 * 3600 - 1)
    expect(await admin.removeExpired()).toBe(0)
    clock.pass(2)
    expect(await admin.removeExpired()).toBe(2)
    expect(await admin.imports.preview(dominique.userId, other)).toBeNull()
  })
})

const keep = async (held: ReturnType<typeof questions>, replaces = false, caller = by) =>
  unwrap(await admin.imports.keep(caller, { fileName: 'banque.csv', questions: held, replaces })).id

const previewed = async (id: number) => (await admin.imports.preview(by.userId, id))!
