import { expect, test, vi } from 'vitest'
import { Turns } from './turns'

test('work runs one at a time, first come, first served', async () => {
  const queue = new Turns('shoot')
  const seen: string[] = []
  const writer = (name: string) =>
    queue.run(async () => {
      seen.push(`${name} in`)
      await Promise.resolve()
      seen.push(`${name} out`)
    })
  await Promise.all([writer('Anne'), writer('Bart'), writer('Chloé')])
  expect(seen).toEqual(['Anne in', 'Anne out', 'Bart in', 'Bart out', 'Chloé in', 'Chloé out'])
})

test('the next work runs after a failure', async () => {
  const queue = new Turns('shoot')
  const failing = queue.run(() => Promise.reject(new Error('disk full')))
  const next = queue.run(async () => 'written')
  await expect(failing).rejects.toThrow('disk full')
  await expect(next).resolves.toBe('written')
})

test('work that waited too long gives up, and never runs beside what it waited for', async () => {
  vi.useFakeTimers()
  const queue = new Turns('shoot')
  let finish!: () => void
  const stuck = queue.run(() => new Promise<void>((resolve) => (finish = resolve)))
  const work = vi.fn(async () => {})
  const gaveUp = expect(queue.run(work)).rejects.toThrow('Waited 15 s')
  await vi.advanceTimersByTimeAsync(15_000)
  await gaveUp
  const patient = queue.run(work)
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).not.toHaveBeenCalled()

  finish()
  await Promise.all([stuck, patient])
  expect(work).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('at most `atOnce` run at a time', async () => {
  const queue = new Turns('search', { atOnce: 2 })
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => ends.push(resolve))
  const all = [queue.run(work), queue.run(work), queue.run(work)]
  expect([ends.length, queue.waiting]).toEqual([2, 1])

  ends[0]!()
  await all[0]
  await expect.poll(() => ends.length).toBe(3)
  ends.forEach((end) => end())
  await Promise.all(all)
})
