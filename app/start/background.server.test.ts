import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DatabaseUnavailable } from '#db/unavailable'
import { repeat } from './background.server'

let lines: string[]
let turns: (Error | undefined)[]
let background: ReturnType<typeof repeat>

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  const log = pino({ base: undefined, timestamp: false }, { write: (line: string) => lines.push(line) })
  const work = async () => {
    const fault = turns.shift()
    if (fault) throw fault
  }
  background = repeat('send mails', 1000, work, log)
})
afterEach(async () => {
  await background.stop()
  vi.useRealTimers()
})

/** One turn a second, each with the given outcome. */
async function run(...outcomes: (Error | undefined)[]) {
  turns = outcomes
  await vi.advanceTimersByTimeAsync(outcomes.length * 1000)
  expect(turns).toEqual([])
  return lines.map((line) => JSON.parse(line) as { msg: string; fault?: string })
}

const away = (words: string) => new DatabaseUnavailable(`PostgreSQL cannot be used: ${words}`)

test('background work logs once that the database is away, and once its end', async () => {
  const logged = await run(away('nothing answers there'), away('it is starting up'), undefined, undefined)

  expect(logged).toEqual([
    expect.objectContaining({
      msg: 'background work failed',
      what: 'send mails',
      fault: 'PostgreSQL cannot be used: nothing answers there',
    }),
    expect.objectContaining({ msg: 'background work goes on', what: 'send mails' }),
  ])
})

test('background work logs another fault while it was failing already', async () => {
  const logged = await run(away('nothing answers there'), new TypeError('no such mail'))

  expect(logged.map(({ msg }) => msg)).toEqual(['background work failed', 'background work failed'])
})

test('background work slower than its interval never runs twice at once', async () => {
  const finish: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => finish.push(resolve))
  const slow = repeat('remove old uploads', 1000, work, pino({ level: 'silent' }))
  await vi.advanceTimersByTimeAsync(5000)
  expect(finish).toHaveLength(1)

  finish[0]!()
  await vi.advanceTimersByTimeAsync(5000)

  expect(finish).toHaveLength(2)
  finish[1]!()
  await slow.stop()
})

test('background work that is stopped aborts its turn and waits for it', async () => {
  let ended = false
  const work = (stopping: AbortSignal) =>
    new Promise<void>((resolve) =>
      stopping.addEventListener('abort', () => {
        ended = true
        resolve()
      }),
    )
  const patient = repeat('close overdue exams', 1000, work, pino({ level: 'silent' }))
  await vi.advanceTimersByTimeAsync(1000)

  await patient.stop()

  expect(ended).toBe(true)
})
