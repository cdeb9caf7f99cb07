import { beforeEach, describe, expect, test } from 'vitest'
import { readPage } from '#test/harness/page'
import { camille } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'
import { type Exam, passTime, removeExams, startExam } from '#test/things/exam'

const site = await setUpSite()

/** `/quiz/{attempt}/answers` of Camille's exam in progress. */
let answers: string
let exam: Exam

const browser = await site.member(camille)
beforeEach(async () => {
  await removeExams(site)
  exam = await startExam(site, browser)
  answers = `/quiz/${exam.id}/answers`
})

describe('saving the answers of an exam in progress', () => {
  test('answers with all that are saved, and the seconds left', async () => {
    const answer = await save([
      { number: 1, userAnswer: 'B' },
      { number: 10, userAnswer: 'A' },
      { number: 1, userAnswer: 'C' },
    ])

    expect(answer.status).toBe(200)
    for (const each of [answer, await browser.get(answers)])
      expect(await each.json()).toEqual({
        remainingSeconds: expect.any(Number),
        answers: [
          { number: 1, userAnswer: 'C' },
          { number: 10, userAnswer: 'A' },
        ],
        marked: [],
      })
  })

  test.each([
    ['an option outside A to C', [{ number: 1, userAnswer: 'D' }]],
    ['a question number of 0', [{ number: 0, userAnswer: 'A' }]],
    ['a number that no exam has', [{ number: 2 ** 31, userAnswer: 'A' }]],
    ['a number that is a text', [{ number: '1', userAnswer: 'A' }]],
    ['no list', { number: 1, userAnswer: 'A' }],
    ['more answers than any exam has', Array.from({ length: 31 }, () => ({ number: 1, userAnswer: 'A' }))],
  ])('is refused with %s', async (_what, given) => {
    const answer = await browser.call('POST', answers, { answers: given })

    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { message: string }).message).toMatch(/^\p{Lu}/u)
    expect(await exam.saved()).toEqual([])
  })

  // An exam without a limit waits 30 days.
  test.each([-1, 30 * 86_400 + 1, 1e300])('is refused with a clock of %d s', async (secondsLeft) => {
    const answer = { number: 1, userAnswer: 'A' }

    expect((await save([{ ...answer, secondsLeft }])).status).toBe(400)
    expect((await save([{ ...answer, secondsLeft: 900 }])).status).toBe(200)
  })

  test('takes marks along, and says which questions have one', async () => {
    const marks = [1, 4].map((number) => ({ number, isMarked: true }))

    const answer = await browser.call('POST', answers, { answers: [], marks })
    expect(await answer.json()).toMatchObject({ answers: [], marked: [1, 4] })
    const malformed = { answers: [], marks: [{ number: 1, isMarked: 'oui' }] }
    expect((await browser.call('POST', answers, malformed)).status).toBe(400)
  })

  test('refuses a question that this exam does not have, and saves the others', async () => {
    const answer = await save([
      { number: 11, userAnswer: 'A' },
      { number: 2, userAnswer: 'B' },
    ])

    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ message: "Cette question ne fait pas partie de l'examen." })
    expect(await exam.saved()).toEqual(['B'])
  })
})

describe('once the exam is over, 409 names the next page', () => {
  test('when it was handed in', async () => {
    await save([{ number: 1, userAnswer: 'A' }])
    await exam.post(1, { intent: 'time-up' })

    for (const answer of [await save([{ number: 1, userAnswer: 'B' }]), await browser.get(answers)]) {
      expect(answer.status).toBe(409)
      expect(await answer.json()).toEqual({ message: 'Cet examen est terminé.', location: '/results' })
    }
  })

  test('when its time is up, which the next page says', async () => {
    await save([{ number: 1, userAnswer: 'A' }])
    await passTime(site, 360)

    const answer = await save([{ number: 2, userAnswer: 'B' }])

    expect(answer.status).toBe(409)
    expect((await readPage(browser, '/results')).words).toContain('Le temps est écoulé.')
  })

  test('when it was dropped', async () => {
    await passTime(site, 360)

    expect(await (await browser.get(answers)).json()).toMatchObject({ location: '/exam-selection' })
  })
})

function save(given: { number: number; userAnswer: string; secondsLeft?: number }[]): Promise<Response> {
  return browser.call('POST', answers, { answers: given })
}
