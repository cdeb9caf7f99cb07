import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import { readPage } from '#test/harness/page'
import { camille, elodie, karim } from '#test/people'
import { openOwnSite, type TestSite } from '#test/harness/site'
import { at, locationOf, startExam } from '#test/things/exam'
import { openFolder } from '#test/harness/worker'

let folder: string
let site: TestSite
beforeAll(async () => {
  folder = await openFolder()
  await setClock(0)
  site = await openOwnSite({
    TZ: 'Europe/Brussels',
    TEST_CLOCK: join(folder, 'clock'),
    NODE_OPTIONS: `--import=${resolve('test/harness/clock.js')}`,
  })
})
afterAll(() => site.close())

/** The server stands in Belgium; each exam begins two minutes before the clock there jumps to another day or hour. */
test.each([
  ['midnight', camille, '2026-03-02T22:58:00Z', '3 mars 2026'],
  ['the change to summer time', karim, '2026-03-29T00:58:00Z', '29 mars 2026'],
  ['the change to winter time', elodie, '2026-10-25T00:58:00Z', '25 octobre 2026'],
])('an exam that goes on over %s keeps every answer, and gets its result', async (_what, who, start, day) => {
  const lead = Date.parse(start) - Date.now()
  await setClock(lead)
  const browser = await site.member(who)
  const first = await startExam(browser)
  for (let n = 1; n <= 5; n += 1) expect(await answerByPage(browser, at(first, n))).toBe(at(first, n + 1))

  const save = async (...numbers: number[]) => {
    const answers = numbers.map((number) => ({ number, userAnswer: 'B' }))
    const attempt = /attempt=(\d+)/.exec(first)![1]!
    return (await browser.call('POST', `/quiz/${attempt}/answers`, { answers })).json()
  }
  expect((await save(6)).remainingSeconds).toBeGreaterThan(120)

  await setClock(lead + 180_000)
  const standing = await save(7, 8, 9)
  expect(standing.answers).toHaveLength(9)
  expect(standing.remainingSeconds).toBeGreaterThan(0)
  expect(standing.remainingSeconds).toBeLessThanOrEqual(120)
  await browser.post(at(first, 10), { userAnswer: 'B', intent: 'finish' })

  const [result] = await (await browser.get('/api/exam-results')).json()
  expect(result.timeSpent).toBeGreaterThanOrEqual(180)
  expect(result.timeSpent).toBeLessThan(300)
  expect(Date.parse(result.createdAt)).toBeGreaterThan(Date.parse(start) + 180_000)
  const details = await (await browser.get(`/api/exam-results/${result.id}/details`)).json()
  expect((details as Details).answers.map(({ userAnswer }) => userAnswer.userAnswer).join('')).toBe(
    'BBBBBBBBBB',
  )
  expect((await readPage(browser, '/dashboard')).words).toContain(day)
})

/** The server's clock is so many milliseconds ahead. */
function setClock(lead: number) {
  return writeFile(join(folder, 'clock'), String(lead))
}

function answerByPage(browser: Browser, address: string): Promise<string> {
  return locationOf(browser.post(address, { userAnswer: 'B', intent: 'next' }))
}

type Details = { answers: { userAnswer: { userAnswer: string } }[] }
