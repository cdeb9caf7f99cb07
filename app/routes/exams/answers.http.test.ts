import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '#test/browser'
import { camille, karim, openTestSite, type TestSite } from '#test/site'
import { moveStart } from '#test/pages/quiz'

let site: TestSite
let browser: Browser
let stranger: Browser
/** `/quiz/{attempt}/answers` of Camille's exam in progress. */
let answers: string

beforeAll(async () => {
  site = await openTestSite()
  browser = await site.member(camille)
  stranger = await site.member(karim)
})
beforeEach(async () => {
  await site.db.write(() => site.db.sequelize.query('DELETE FROM exam_results'))
  await site.db.write(() => site.db.sequelize.query('DELETE FROM attempts'))
  const start = (await browser.get('/quiz')).headers.get('Location')!
  answers = `/quiz/${/attempt=(\d+)/.exec(start)![1]}/answers`
})
afterAll(() => site.close())

describe('saving the answers of an exam in progress', () => {
  test('tells them as they stand, with the seconds left', async () => {
    const answer = await save([
      { number: 1, userAnswer: 'B' },
      { number: 10, userAnswer: 'A' },
      { number: 1, userAnswer: 'C' },
    ])

    expect(answer.status).toBe(200)
    const standing = await answer.json()
    expect(standing).toEqual({
      remainingSeconds: expect.any(Number),
      answers: [
        { number: 1, userAnswer: 'C' },
        { number: 10, userAnswer: 'A' },
      ],
    })
    expect(await (await browser.get(answers)).json()).toEqual({
      ...(standing as object),
      remainingSeconds: expect.any(Number) as number,
    })
  })

  test('chosen before the saved ones changes nothing, and returns the saved ones', async () => {
    await moveStart(site, 60)
    await save([{ number: 1, userAnswer: 'B', secondsLeft: 250.5 }])

    const answer = await save([{ number: 1, userAnswer: 'A', secondsLeft: 251 }])

    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ answers: [{ number: 1, userAnswer: 'B' }] })
  })

  test('takes one moment for all of them, as pages loaded earlier send it', async () => {
    await moveStart(site, 60)
    await save([{ number: 1, userAnswer: 'B', secondsLeft: 250.5 }])
    const given = [1, 2].map((number) => ({ number, userAnswer: 'A' }))

    const answer = await browser.call('POST', answers, { secondsLeft: 251, answers: given })

    expect(await answer.json()).toMatchObject({
      answers: [
        { number: 1, userAnswer: 'B' },
        { number: 2, userAnswer: 'A' },
      ],
    })
  })

  test('holds nothing that tells what is right', async () => {
    const text = await (await save([{ number: 1, userAnswer: 'B' }])).text()

    expect(Object.keys(JSON.parse(text) as object)).toEqual(['remainingSeconds', 'answers'])
    expect(text).not.toMatch(/correct|explanation|source/i)
  })

  test.each([
    ['an option outside A to C', [{ number: 1, userAnswer: 'D' }]],
    ['a question that is none', [{ number: 0, userAnswer: 'A' }]],
    ['a number that is none', [{ number: '1', userAnswer: 'A' }]],
    ['no list', { number: 1, userAnswer: 'A' }],
    ['more answers than any exam has', Array.from({ length: 31 }, () => ({ number: 1, userAnswer: 'A' }))],
  ])('is refused with %s', async (_what, given) => {
    const answer = await browser.call('POST', answers, { answers: given })

    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { message: string }).message).toMatch(/^\p{Lu}/u)
    expect(((await (await browser.get(answers)).json()) as { answers: unknown[] }).answers).toEqual([])
  })

  test.each([-1, 901, 1e300])('is refused with a clock of %d s', async (secondsLeft) => {
    const given = [{ number: 1, userAnswer: 'A' }]

    const timed = given.map((each) => ({ ...each, secondsLeft }))

    expect((await browser.call('POST', answers, { secondsLeft, answers: given })).status).toBe(400)
    expect((await browser.call('POST', answers, { answers: timed })).status).toBe(400)
    expect((await browser.call('POST', answers, { secondsLeft: 900, answers: given })).status).toBe(200)
  })

  test('refuses a question that this exam does not have, and saves the others', async () => {
    const answer = await save([
      { number: 11, userAnswer: 'A' },
      { number: 2, userAnswer: 'B' },
    ])

    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ message: "Cette question ne fait pas partie de l'examen." })
    expect(await (await browser.get(answers)).json()).toMatchObject({
      answers: [{ number: 2, userAnswer: 'B' }],
    })
  })
})

describe('once the exam is over, 409 tells where it leads', () => {
  test('when it was handed in', async () => {
    await save([{ number: 1, userAnswer: 'A' }])
    await browser.post(
      answers.replace('/answers', '').replace('/quiz/', '/quiz?type=practice&q=1&attempt='),
      {
        intent: 'time-up',
      },
    )

    for (const answer of [await save([{ number: 1, userAnswer: 'B' }]), await browser.get(answers)]) {
      expect(answer.status).toBe(409)
      expect(await answer.json()).toEqual({ message: 'Cet examen est terminé.', location: '/results' })
    }
  })

  test('when its time is up, which the next page says', async () => {
    await save([{ number: 1, userAnswer: 'A' }])
    await endTime()

    const answer = await save([{ number: 2, userAnswer: 'B' }])

    expect(answer.status).toBe(409)
    expect(await (await browser.get('/results')).text()).toContain('Le temps est écoulé.')
  })

  test('when it was dropped', async () => {
    await endTime()

    expect(await (await browser.get(answers)).json()).toMatchObject({ location: '/exam-selection' })
  })
})

describe('nobody else', () => {
  test('sees or answers it: a visitor gets 401, another member 404', async () => {
    const given = { answers: [{ number: 1, userAnswer: 'A' }] }
    const visitor = site.browser()

    expect((await visitor.get(answers)).status).toBe(401)
    expect((await visitor.call('POST', answers, given)).status).toBe(401)
    expect((await stranger.get(answers)).status).toBe(404)
    expect((await stranger.call('POST', answers, given)).status).toBe(404)
    expect(await (await browser.get(answers)).json()).toMatchObject({ answers: [] })
  })

  test.each(['abc', '1e9', '-1', '0x1', '0', '999999'])('knows an exam %s', async (id) => {
    expect((await browser.get(`/quiz/${id}/answers`)).status).toBe(404)
  })

  test('sends them from another site', async () => {
    const answer = await browser.send('POST', answers, {
      headers: { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/json' },
      body: '{"answers":[]}',
    })

    expect(answer.status).toBe(403)
  })
})

function save(given: { number: number; userAnswer: string; secondsLeft?: number }[]): Promise<Response> {
  return browser.call('POST', answers, { answers: given })
}

/** The deadline, and what is granted after it, lie in the past. */
async function endTime() {
  await site.db.run('UPDATE attempts SET started_at = $1, deadline = $1', [new Date(Date.now() - 60_000)])
}
