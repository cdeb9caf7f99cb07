import { expect, test } from 'vitest'
import { setUpExams } from '#test/harness/modules/exams'
import { question, questions } from '#test/things/question'

const { exams, camilleId, karimId, ...world } = await setUpExams({ bank: 0 })

async function numbers(query: Parameters<typeof exams.theory.find>[1] = {}): Promise<number[]> {
  return (await exams.theory.find(camilleId, query)).found.map(({ number }) => number)
}

test('a question of the theory keeps its number among all active ones', async () => {
  for (const number of [1, 2, 3]) await world.addQuestion(number)
  const retired = await world.addQuestion(4)
  await world.addQuestion(5, { theme: 'stockage' })
  await exams.questions.retire(retired)

  expect(await numbers()).toEqual([1, 2, 3, 4])
  expect(await numbers({ theme: 'stockage' })).toEqual([4])
})

test('the theory is searched in any case and accents, word by word', async () => {
  await world.addQuestion(1, { question: "Où l'armurier déclare-t-il la cession ?" })
  await world.addQuestion(2, { question: 'Qui déclare le vol ?' })

  expect(await numbers({ search: 'DECLARE armurier' })).toEqual([1])
  expect(await numbers({ search: 'déclare' })).toEqual([1, 2])
  expect(await numbers({ search: 'déclare prêt' })).toEqual([])
  expect(await numbers({ search: '100%' })).toEqual([])
})

test('the theory shows what the member has answered, and no other member', async () => {
  await exams.questions.loadShipped(questions(10))
  await world.takeExam(karimId, { right: 10 })
  expect(await numbers({ state: 'new' })).toHaveLength(10)

  await world.takeExam(camilleId, { right: 7 })

  expect(await numbers({ state: 'new' })).toEqual([])
  expect(await numbers({ state: 'mistakes' })).toHaveLength(3)
  expect(await numbers({ state: 'due' })).toEqual(await numbers({ state: 'mistakes' }))
})

test('a question with changed options is due in the theory, and no mistake', async () => {
  await exams.questions.loadShipped(questions(10))
  await world.takeExam(camilleId, { right: 10 })
  const [first] = await world.questionIds()
  await exams.questions.revise(first!, question(1, { optionC: 'Une autre' }))

  for (const state of ['changed', 'due'] as const) expect(await numbers({ state })).toEqual([1])
  expect(await numbers({ state: 'mistakes' })).toEqual([])
})
