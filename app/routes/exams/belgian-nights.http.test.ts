import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPlace } from '#test/db/database'
import { type Browser, createBrowser } from '#test/browser'
import { type RunningServer, startServer } from '#test/server'
import { camille, registrationOf } from '#test/site'
import { at, locationOf, startExam } from '#test/pages/quiz'

let place: Awaited<ReturnType<typeof createPlace>>
let dataDir: string
let server: RunningServer | undefined
beforeEach(async () => {
  place = await createPlace('tables')
  dataDir = await mkdtemp(join(tmpdir(), 'prepa-lts-nights-'))
})
afterEach(async () => {
  await server?.end()
  await place.remove()
  await rm(dataDir, { recursive: true, force: true })
})

/** The server stands in Belgium; each exam begins two minutes before the clock there jumps to another day or hour. */
test.each([
  ['midnight', '2026-03-02T22:58:00Z', '3 mars 2026'],
  ['the change to summer time', '2026-03-29T00:58:00Z', '29 mars 2026'],
  ['the change to winter time', '2026-10-25T00:58:00Z', '25 octobre 2026'],
])('an exam that goes on over %s keeps every answer, and gets its result', async (_what, start, day) => {
  const browser = await serveFrom(start)
  expect((await browser.call('POST', '/api/register', registrationOf(camille))).status).toBe(201)
  const first = await startExam(browser)
  for (let n = 1; n <= 5; n += 1) expect(await answerByPage(browser, at(first, n))).toBe(at(first, n + 1))

  const threeMinutesLater = new Date(Date.parse(start) + 180_000).toISOString()
  await serveFrom(threeMinutesLater, browser)
  const attempt = /attempt=(\d+)/.exec(first)![1]!
  const later = [6, 7, 8, 9].map((number) => ({ number, userAnswer: 'B' }))
  const standing = await (await browser.call('POST', `/quiz/${attempt}/answers`, { answers: later })).json()
  expect(standing.answers).toHaveLength(9)
  // Two minutes, give or take what the servers took to start. A wrong hour would be far off.
  expect(standing.remainingSeconds).toBeGreaterThan(0)
  expect(standing.remainingSeconds).toBeLessThan(300)
  await browser.post(at(first, 10), { userAnswer: 'B', intent: 'finish' })

  const [result] = await (await browser.get('/api/exam-results')).json()
  expect(result.timeSpent).toBeGreaterThan(0)
  expect(result.timeSpent).toBeLessThan(300)
  expect(result.createdAt > threeMinutesLater).toBe(true)
  const details = await (await browser.get(`/api/exam-results/${result.id}/details`)).json()
  expect((details as Details).answers.map(({ userAnswer }) => userAnswer.userAnswer).join('')).toBe(
    'BBBBBBBBBB',
  )
  expect((await (await browser.get('/dashboard')).text()).replaceAll('\u00a0', ' ')).toContain(day)
})

/** Serves the same data again, and the same browser, by a clock that starts at `moment`. */
async function serveFrom(moment: string, browser?: Browser): Promise<Browser> {
  await server?.end()
  const port = browser && Number(new URL(server!.origin).port)
  const env = {
    TZ: 'Europe/Brussels',
    TEST_CLOCK: moment,
    NODE_OPTIONS: `--import=${resolve('test/clock.js')}`,
  }
  server = await startServer({ databaseUrl: place.url, dataDir, port, env })
  return browser ?? createBrowser(server.origin)
}

function answerByPage(browser: Browser, address: string): Promise<string> {
  return locationOf(browser.post(address, { userAnswer: 'B', intent: 'next' }))
}

type Details = { answers: { userAnswer: { userAnswer: string } }[] }
