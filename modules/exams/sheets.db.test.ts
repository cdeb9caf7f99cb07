import { describe, expect, test } from 'vitest'
import { question } from '#test/things/question'
import { setUpExams } from '#test/harness/modules/exams'

const { exams, camilleId, karimId, ...world } = await setUpExams({ bank: 60 })

async function sheet(number: number, userId = camilleId) {
  const drawn = await exams.drawSheet(userId, 'practice', number)
  if (!drawn.ok) throw new Error(drawn.code)
  return drawn.value
}

describe('the printed sheet of an exam', () => {
  test('is the same for everybody with its number, until the bank changes', async () => {
    const drawn = await sheet(417)
    expect(drawn).toHaveLength(10)
    expect(await sheet(417, karimId)).toEqual(drawn)

    await exams.reviseQuestion(drawn[0]!.id, question(900))
    expect(await sheet(417)).not.toEqual(drawn)
  })

  test('has other questions and orders of options under another number', async () => {
    const [one, other] = [await sheet(1), await sheet(2)]
    expect(one.map(({ id }) => id)).not.toEqual(other.map(({ id }) => id))
    expect(new Set([...one, ...other].map(({ optionOrder }) => optionOrder)).size).toBeGreaterThan(2)
  })

  test('has no question twice, and one of each group', async () => {
    for (const id of (await world.questionIds()).slice(0, 20)) {
      await exams.reviseQuestion(id, question(id, { group: 'calibres' }))
    }
    const drawn = await sheet(3)
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(10)
    expect(drawn.filter(({ group }) => group === 'calibres').length).toBeLessThanOrEqual(1)
  })

  test('of the official exam is refused while that exam is locked', async () => {
    expect(await exams.drawSheet(camilleId, 'official', 1)).toEqual({ ok: false, code: 'locked' })
    await world.passPractice(camilleId, 5)
    expect(await exams.drawSheet(camilleId, 'official', 1)).toMatchObject({ ok: true })
  })

  test('is refused where the bank has too few questions', async () => {
    await world.keepInBank(9)
    expect(await exams.drawSheet(camilleId, 'practice', 1)).toEqual({
      ok: false,
      code: 'not-enough-questions',
    })
  })
})

test('the printed sheet of a theme has each of its questions, and no other', async () => {
  const [first] = await world.questionIds()
  await exams.reviseQuestion(first!, question(1, { theme: 'stockage' }))
  expect((await exams.themeSheet('stockage')).map(({ id }) => id)).toEqual([first])
  expect(await exams.themeSheet('transport')).toHaveLength(59)
  expect(await exams.themeSheet('inconnu')).toEqual([])
})
