import { describe, expect, test } from 'vitest'
import { refusal, setUpExams, unwrap } from '#test/harness/modules/exams'
import { lessons } from '#test/things/lesson'
import { question, questions } from '#test/things/question'

const { exams, camilleId, addQuestion: add, questionIds } = await setUpExams({ bank: 0 })

test('the shipped questions are loaded once, even if all were retired since', async () => {
  expect(await exams.questions.loadShipped(questions(1))).toBe(1)
  expect(await exams.questions.loadShipped(questions(2))).toBe(0)
  await exams.questions.retire((await questionIds())[0]!)

  expect(await exams.questions.loadShipped(questions(10))).toBe(0)
})

test.each(["Question d'exercice 1 ?", "QUESTION  D'EXERCICE 1 ?", "Quéstion d'éxercice 1 ?"])(
  'adding the question %j is refused while the bank has it',
  async (text) => {
    const id = await add(1)
    const same = question(2, { question: text })

    expect(await exams.questions.add(same)).toEqual(refusal('duplicate-question'))
    await exams.questions.retire(id)
    expect((await exams.questions.add(same)).ok).toBe(true)
  },
)

describe('revising a question', () => {
  test('to the text of another question is refused', async () => {
    const id = await add(1)
    await add(2)

    expect(await exams.questions.revise(id, question(2))).toEqual(refusal('duplicate-question'))
  })

  test('without a difference adds no version', async () => {
    const id = await add(1)
    await exams.questions.revise(id, question(1))

    expect((await exams.questions.find(id))!.version).toBe(1)
  })

  test('keeps a field that is left out, and clears one that is emptied', async () => {
    const id = await add(1)
    const { theme: _, ...rest } = question(1)
    await exams.questions.revise(id, { ...rest, source: null })

    expect(await exams.questions.find(id)).toMatchObject({ theme: 'transport', source: null })
  })

  test('removes the text of a picture with the picture', async () => {
    const id = await add(1, { picture: 'armoire-1', pictureAlt: 'Une armoire' })
    const { picture: _, pictureAlt: _alt, ...rest } = question(1)
    await exams.questions.revise(id, { ...rest, optionA: 'Autre' })
    expect(await exams.questions.find(id)).toMatchObject({ picture: 'armoire-1', pictureAlt: 'Une armoire' })
    await exams.questions.revise(id, { ...rest, picture: null })

    expect(await exams.questions.find(id)).toMatchObject({ picture: null, pictureAlt: null })
  })

  test('with an unknown picture or lesson is refused', async () => {
    const id = await add(1)
    await exams.lessons.loadShipped(lessons)
    const revise = (changes: object) => exams.questions.revise(id, question(1, changes))

    const unknown = await revise({ picture: 'armoire', pictureAlt: 'Une' })
    expect(unknown).toEqual(refusal('unknown-picture'))
    expect(await revise({ lesson: 'stockage#rien' })).toEqual(refusal('unknown-lesson'))
    expect(await revise({ lesson: 'stockage#a-retenir' })).toMatchObject({ ok: true })
  })

  test('keeps its id, and is refused when another version was read', async () => {
    const id = await add(1)
    const revise = (optionA: string) => exams.questions.revise(id, question(1, { optionA }), { read: 1 })

    expect(await revise('Autre')).toMatchObject({
      ok: true,
      value: { before: { id, ...question(1) }, after: { id, ...question(1, { optionA: 'Autre' }) } },
    })
    expect(await revise('Encore')).toEqual(refusal('changed'))
    expect((await exams.questions.find(id))!.optionA).toBe('Autre')
  })
})

test('a question that is unknown or retired is neither found nor changed', async () => {
  const id = await add(1)
  await exams.questions.retire(id)

  for (const gone of [id, id + 1]) {
    expect(await exams.questions.find(gone)).toBeNull()
    expect(await exams.questions.findHistory(gone)).toBeNull()
    expect(await exams.questions.retire(gone)).toEqual(refusal('not-found'))
    expect(await exams.questions.revise(gone, question(1))).toEqual(refusal('not-found'))
  }
})

test('an exam has at most one question of a group that answer each other', async () => {
  const related = questions(20).map((one, index) => (index < 11 ? { ...one, group: 'quinze-jours' } : one))
  await exams.questions.loadShipped(related)

  for (let round = 0; round < 5; round += 1) {
    const drawn = unwrap(await exams.questions.draw(camilleId, 'practice', 10))
    const texts = drawn.map(({ question }) => question)
    expect(texts).toHaveLength(10)
    expect(related.filter(({ group, question }) => group && texts.includes(question))).toHaveLength(1)
  }
})

test('questions drawn for a client come without their explanations', async () => {
  await exams.questions.loadShipped(questions(10))

  const [drawn] = unwrap(await exams.questions.draw(camilleId, 'practice', 10))

  expect(Object.keys(drawn!).join()).toBe(
    'id,question,optionA,optionB,optionC,correctAnswer,theme,picture,pictureAlt',
  )
})
