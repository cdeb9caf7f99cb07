import { describe, expect, test } from 'vitest'
import { countQueries } from '#test/harness/db/queries'
import { allRows } from '#test/harness/db/rows'
import { setUpExams } from '#test/harness/modules/exams'
import { bareQuestion, question, questions } from '#test/things/question'

const { db, exams, camilleId } = await setUpExams({ bank: 0 })

const ADD = { replace: false }
const REPLACE = { replace: true }
const NEEDED = bareQuestion(1)
const versions = () => allRows(db, 'question_versions')

describe('an import of questions', () => {
  test('adds new questions, revises changed ones and leaves the others alone', async () => {
    await exams.questions.loadShipped(questions(3))
    const [, before] = await versions()
    const changed = question(2, { optionA: 'Autre' })

    expect(await exams.imports.run([question(4), changed, question(1), question(5)], ADD)).toEqual({
      added: 2,
      revised: 1,
      unchanged: 1,
      retired: 0,
    })

    expect(await exams.imports.listForExport()).toEqual([
      question(1),
      changed,
      question(3),
      question(4),
      question(5),
    ])
    const { versions: kept } = (await exams.questions.findHistory(Number(before!.question_id)))!
    expect(kept).toMatchObject([
      { number: 2, optionA: 'Autre' },
      { number: 1, optionA: 'Fausse 2a' },
    ])
  })

  test('knows a question by its text whatever accents, case and spaces', async () => {
    await exams.questions.loadShipped([question(1, { question: 'Où ranger ?' })])
    const rewritten = question(1, { question: 'OU  ranger ?' })

    expect(await exams.imports.run([rewritten], ADD)).toMatchObject({ added: 0, revised: 1 })
    expect(await exams.imports.listForExport()).toEqual([rewritten])
  })

  test('in another typography adds no question, and keeps its check', async () => {
    const checked = { checkedOn: '2026-11-03', checkedBy: 'texte' } as const
    await exams.questions.loadShipped([question(1, checked), question(2)])
    const rewritten = {
      ...bareQuestion(1),
      question: 'Question d’exercice 1\u202f?',
      optionB: 'JUSTE\u00a01',
    }

    expect(await exams.imports.run([rewritten], ADD)).toMatchObject({ added: 0, revised: 1 })
    expect(await exams.imports.listForExport()).toEqual([
      question(1, { ...checked, ...rewritten }),
      question(2),
    ])
    expect((await versions()).map(({ edition }) => Number(edition))).toEqual([1, 1, 1])
  })

  test('knows a question that is stored under an older key', async () => {
    await exams.questions.loadShipped(questions(1))
    await db.write("UPDATE question_versions SET question_key = 'question d’exercice 1 ?'", [])

    expect(await exams.imports.run(questions(1), ADD)).toMatchObject({ added: 0, unchanged: 1 })
    expect(await exams.questions.add(question(1))).toMatchObject({ ok: false })
  })

  test('keeps columns that it leaves out, and clears those that it empties', async () => {
    await exams.questions.loadShipped(questions(1))
    const added = bareQuestion(2)

    expect(await exams.imports.run([NEEDED, added], ADD)).toMatchObject({ unchanged: 1, added: 1 })
    expect(await exams.imports.run([{ ...NEEDED, theme: null }], ADD)).toMatchObject({ revised: 1 })
    expect(await exams.imports.listForExport()).toEqual([
      question(1, { theme: null }),
      question(2, { theme: null, explanation: null, source: null }),
    ])
  })

  test('retires missing questions only when it replaces the bank', async () => {
    await exams.questions.loadShipped(questions(3))

    expect(await exams.imports.run([question(2)], ADD)).toMatchObject({ retired: 0 })
    expect(await exams.imports.run([question(2)], REPLACE)).toMatchObject({ unchanged: 1, retired: 2 })
    expect(await exams.imports.listForExport()).toEqual([question(2)])
  })

  test('does what its preview has counted; the preview writes nothing', async () => {
    await exams.questions.loadShipped(questions(3))
    const before = await versions()
    const imported = [question(1), question(2, { source: null }), question(4)]

    const { summary } = await exams.imports.preview(imported, { ...REPLACE, atMost: 0 })

    expect(summary).toEqual({ added: 1, revised: 1, unchanged: 1, retired: 1 })
    expect(await versions()).toEqual(before)
    expect(await exams.imports.run(imported, REPLACE)).toEqual(summary)
  })

  test('that fails on its last question writes nothing', async () => {
    await exams.questions.loadShipped(questions(3))
    const before = await versions()
    const twice = [question(1, { optionA: 'Autre' }), ...questions(1200).slice(1), question(1200)]

    await expect(exams.imports.run(twice, REPLACE)).rejects.toThrow()
    expect(await versions()).toEqual(before)
  })

  test('keeps every character of a text', async () => {
    const text = `l'$1 :name ? % _ \\ \\n "deux" ; 🎯\n=1+1`
    const hard = question(1, { question: text, source: "'; DROP TABLE x" })
    await exams.imports.run([hard], ADD)

    expect(await exams.imports.listForExport()).toEqual([hard])
  })

  test('takes as many statements for many questions as for few', async () => {
    await exams.imports.run(questions(400), ADD)
    const changed = questions(800).map((each) => ({ ...each, theme: 'autre' }))
    const few = [...changed.slice(0, 2), ...changed.slice(400, 402)]

    const forFew = await countQueries(db, () => exams.imports.run(few, ADD))

    expect(await countQueries(db, () => exams.imports.run(changed.slice(2), REPLACE))).toBe(forFew)
  })
})

test('two imports at the same moment add no question twice', async () => {
  const [first, single, second] = await Promise.all([
    exams.imports.run(questions(300), ADD),
    exams.questions.add(question(300)),
    exams.imports.run(questions(300), ADD),
    exams.attempts.start(camilleId, 'practice'),
  ])

  expect(first.added + second.added + (single.ok ? 1 : 0)).toBe(300)
  expect(await exams.imports.listForExport()).toHaveLength(300)
})
