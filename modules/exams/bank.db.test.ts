import { describe, expect, test } from 'vitest'
import { question, questions } from '#test/things/question'
import { setUpExams, refusal, unwrap } from '#test/harness/modules/exams'
import { lessons } from '#test/things/lesson'

const { exams, camilleId, addQuestion: add, questionIds } = await setUpExams({ bank: 0 })

test('the shipped questions are loaded once, even if all were retired since', async () => {
  expect(await exams.loadShippedBank(questions(1))).toBe(1)
  expect(await exams.loadShippedBank(questions(2))).toBe(0)
  await exams.retireQuestion((await questionIds())[0]!)

  expect(await exams.loadShippedBank(questions(10))).toBe(0)
})

test.each(["Question d'exercice 1 ?", "QUESTION  D'EXERCICE 1 ?", "Quéstion d'éxercice 1 ?"])(
  'adding the question %j is refused while the bank has it',
  async (text) => {
    const id = await add(1)
    const same = question(2, { question: text })

    expect(await exams.addQuestion(same)).toEqual(refusal('duplicate-question'))
    await exams.retireQuestion(id)
    expect((await exams.addQuestion(same)).ok).toBe(true)
  },
)

describe('revising a question', () => {
  test('to the text of another question is refused', async () => {
    const id = await add(1)
    await add(2)

    expect(await exams.reviseQuestion(id, question(2))).toEqual(refusal('duplicate-question'))
  })

  test('without a difference adds no version', async () => {
    const id = await add(1)
    await exams.reviseQuestion(id, question(1))

    expect((await exams.findQuestion(id))!.version).toBe(1)
  })

  test('keeps a field that is left out, and clears one that is emptied', async () => {
    const id = await add(1)
    const { theme: _, ...rest } = question(1)
    await exams.reviseQuestion(id, { ...rest, source: null })

    expect(await exams.findQuestion(id)).toMatchObject({ theme: 'transport', source: null })
  })

  test('removes the text of a picture with the picture', async () => {
    const id = await add(1, { picture: 'armoire-1', pictureAlt: 'Une armoire' })
    const { picture: _, pictureAlt: _alt, ...rest } = question(1)
    await exams.reviseQuestion(id, { ...rest, optionA: 'Autre' })
    expect(await exams.findQuestion(id)).toMatchObject({ picture: 'armoire-1', pictureAlt: 'Une armoire' })
    await exams.reviseQuestion(id, { ...rest, picture: null })

    expect(await exams.findQuestion(id)).toMatchObject({ picture: null, pictureAlt: null })
  })

  test('with an unknown picture or lesson is refused', async () => {
    const id = await add(1)
    await exams.loadShippedLessons(lessons)
    const revise = (changes: object) => exams.reviseQuestion(id, question(1, changes))

    const unknown = await revise({ picture: 'armoire', pictureAlt: 'Une' })
    expect(unknown).toEqual(refusal('unknown-picture'))
    expect(await revise({ lesson: 'stockage#rien' })).toEqual(refusal('unknown-lesson'))
    expect(await revise({ lesson: 'stockage#a-retenir' })).toMatchObject({ ok: true })
  })

  test('keeps its id, and is refused when another version was read', async () => {
    const id = await add(1)
    const revise = (optionA: string) => exams.reviseQuestion(id, question(1, { optionA }), { read: 1 })

    expect(await revise('Autre')).toMatchObject({
      ok: true,
      value: { before: { id, ...question(1) }, after: { id, ...question(1, { optionA: 'Autre' }) } },
    })
    expect(await revise('Encore')).toEqual(refusal('changed'))
    expect((await exams.findQuestion(id))!.optionA).toBe('Autre')
  })
})

test('a question that is unknown or retired is neither found nor changed', async () => {
  const id = await add(1)
  await exams.retireQuestion(id)

  for (const gone of [id, id + 1]) {
    expect(await exams.findQuestion(gone)).toBeNull()
    expect(await exams.questionHistory(gone)).toBeNull()
    expect(await exams.retireQuestion(gone)).toEqual(refusal('unknown'))
    expect(await exams.reviseQuestion(gone, question(1))).toEqual(refusal('unknown'))
  }
})

test('an exam has at most one question of a group that answer each other', async () => {
  const related = questions(20).map((one, index) => (index < 11 ? { ...one, group: 'quinze-jours' } : one))
  await exams.loadShippedBank(related)

  for (let round = 0; round < 5; round += 1) {
    const drawn = unwrap(await exams.drawQuestions(camilleId, 'practice', 10))
    const texts = drawn.map(({ question }) => question)
    expect(texts).toHaveLength(10)
    expect(related.filter(({ group, question }) => group && texts.includes(question))).toHaveLength(1)
  }
})

test('questions drawn for a client come without their explanations', async () => {
  await exams.loadShippedBank(questions(10))

  const [drawn] = unwrap(await exams.drawQuestions(camilleId, 'practice', 10))

  expect(Object.keys(drawn!).join()).toBe(
    'id,question,optionA,optionB,optionC,correctAnswer,theme,picture,pictureAlt',
  )
})
