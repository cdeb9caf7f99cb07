import { expect, test, vi } from 'vitest'
import { turnFor, Turns } from './turns'

test.each([1, 2])('queued work runs %i at a time, first come, first served', async (atOnce) => {
  const queue = new Turns('shoot', { atOnce })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const shooters = ['Anne', 'Bart', 'Chloé', 'Didier']
  const all = shooters.map((name) =>
    queue.run(() => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    }),
  )
  for (let ended = 0; ended < shooters.length; ended += 1) {
    await expect.poll(() => begun).toEqual(shooters.slice(0, ended + atOnce))
    expect(queue.waiting).toBe(Math.max(0, shooters.length - ended - atOnce))
    ends[ended]!()
    await all[ended]
  }
})

test('queued work goes on after a failure', async () => {
  const queue = new Turns('shoot')
  const failing = queue.run(() => Promise.reject(new Error('disk full')))
  const next = queue.run(async () => 'written')
  await expect(failing).rejects.toThrow('disk full')
  await expect(next).resolves.toBe('written')
})

test('queued work that waited too long gives up, and never runs later', async () => {
  vi.useFakeTimers()
  const queue = new Turns('shoot')
  let finish!: () => void
  const stuck = queue.run(() => new Promise<void>((resolve) => (finish = resolve)))
  const work = vi.fn(async () => {})
  const gaveUp = expect(queue.run(work)).rejects.toThrow('Waited 15 s')
  await vi.advanceTimersByTimeAsync(15_000)
  await gaveUp

  finish()
  await stuck
  expect(work).not.toHaveBeenCalled()
  await queue.run(work)
  vi.useRealTimers()
})

test('queued work whose client has gone leaves the queue, and never runs', async () => {
  const queue = new Turns('shoot')
  let finish!: () => void
  const running = queue.run(() => new Promise<void>((resolve) => (finish = resolve)))
  const leaving = new AbortController()
  const work = vi.fn(async () => {})
  const turn = turnFor(() => leaving.signal)
  const left = expect(queue.run(work, turn)).rejects.toThrow('abort')
  leaving.abort()
  await left
  expect(queue.waiting).toBe(0)

  finish()
  await running
  await expect(queue.run(work, turn)).rejects.toThrow('abort')
  expect(work).not.toHaveBeenCalled()
})

test('background work has every second turn, however many requests wait', async () => {
  const queue = new Turns('shoot')
  const begun: string[] = []
  const run = (name: string, isBackground = false) =>
    queue.run(async () => void begun.push(name), { isBackground })

  await Promise.all([
    run('Anne'),
    run('Bart'),
    run('Chloé'),
    run('mails', true),
    run('news', true),
    run('Didier'),
  ])

  expect(begun).toEqual(['Anne', 'Bart', 'mails', 'Chloé', 'news', 'Didier'])
})
