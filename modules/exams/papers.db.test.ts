import { describe, expect, test } from 'vitest'
import { setUpExams, unwrap } from '#test/harness/modules/exams'
import { question } from '#test/things/question'

const { exams, camilleId, karimId, ...world } = await setUpExams({ bank: 60 })

const sheet = async (number: number, userId = camilleId) =>
  unwrap(await exams.papers.draw(userId, 'practice', number))

describe('the printed sheet of an exam', () => {
  test('is the same for everybody with its number, until the bank changes', async () => {
    const drawn = await sheet(417)
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(10)
    expect(await sheet(417, karimId)).toEqual(drawn)

    await exams.questions.revise(drawn[0]!.id, question(900))
    expect(await sheet(417)).not.toEqual(drawn)
  })

  test('has other questions and orders of options under another number', async () => {
    const [one, other] = [await sheet(1), await sheet(2)]
    expect(one.map(({ id }) => id)).not.toEqual(other.map(({ id }) => id))
    expect(new Set([...one, ...other].map(({ optionOrder }) => optionOrder)).size).toBeGreaterThan(2)
  })
})

test('the printed sheet of a theme has each of its questions, and no other', async () => {
  const [first] = await world.questionIds()
  await exams.questions.revise(first!, question(1, { theme: 'stockage' }))
  expect((await exams.papers.findTheme('stockage')).map(({ id }) => id)).toEqual([first])
  expect(await exams.papers.findTheme('transport')).toHaveLength(59)
  expect(await exams.papers.findTheme('inconnu')).toEqual([])
})
