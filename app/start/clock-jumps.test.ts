import { expect, test } from 'vitest'
import { standStillAtJumps } from './clock-jumps.server'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A machine whose clock can be set, and a sweep on it, which counts its turns and its portions. */
function openMachine() {
  let own = 5000
  let set = 0
  const log: string[] = []
  const clock = { now: () => new Date(1_795_000_000_000 + own + set) }
  const logging = { warn: () => void log.push('warn'), info: () => void log.push('info') }
  const guard = standStillAtJumps(clock, logging, () => own)
  const sweep = async (portions: (() => void)[] = [() => {}]) => {
    let done = 0
    await guard(async (stopping) => {
      for (const portion of portions) {
        if (stopping.aborted) return
        portion()
        done += 1
      }
    })({ aborted: false })
    return done
  }
  const jump = (ms: number) => void (set += ms)
  return { sweep, jump, pass: (ms: number) => void (own += ms), log }
}

test.each([
  ['ahead', 70 * DAY],
  ['behind', -HOUR],
  ['ahead by a little more than a minute', MINUTE + 1],
])('work stands still while the clock is %s, and then goes on', async (_where, ms) => {
  const { sweep, jump, pass, log } = openMachine()
  jump(ms)
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await sweep()).toBe(0)
    pass(40_000)
  }
  expect(log).toEqual(['warn'])

  jump(-ms)

  expect(await sweep()).toBe(1)
  expect(log).toEqual(['warn', 'info'])
})

test('work stops between two portions when the clock jumps', async () => {
  const { sweep, jump } = openMachine()

  expect(await sweep([() => {}, () => jump(70 * DAY), () => {}])).toBe(2)
})

test('work goes on an hour after a machine was suspended', async () => {
  const { sweep, jump, pass, log } = openMachine()
  jump(8 * HOUR)
  expect(await sweep()).toBe(0)
  pass(HOUR - 1)
  expect(await sweep()).toBe(0)
  pass(1)

  expect(await sweep()).toBe(1)
  expect(log).toEqual(['warn', 'info'])
})

test('a clock that jumps again is watched for another hour', async () => {
  const { sweep, jump, pass } = openMachine()
  jump(70 * DAY)
  await sweep()
  pass(HOUR - 1)
  jump(21 * DAY)
  await sweep()
  pass(HOUR - 1)
  expect(await sweep()).toBe(0)
  pass(1)

  expect(await sweep()).toBe(1)
})

test('work goes on while NTP moves the clock little by little', async () => {
  const { sweep, jump } = openMachine()
  for (let turn = 0; turn < 5; turn += 1) {
    jump(50_000)
    expect(await sweep()).toBe(1)
  }
})
