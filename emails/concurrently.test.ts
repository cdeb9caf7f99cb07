import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { drain } from './concurrently'

test('an error ends a drain once the others in progress are finished', async () => {
  const finished: string[] = []
  const items = ['slow', 'broken', 'never taken']
  const take = () => Promise.resolve(items.shift() ?? null)

  const drained = drain(2, take, async (item) => {
    if (item === 'broken') throw new Error('the database is away')
    await delay(20)
    finished.push(item)
  })

  await expect(drained).rejects.toThrow('the database is away')
  expect([finished, items]).toEqual([['slow'], ['never taken']])
})

test('an error when taking ends a drain like one when working', async () => {
  const finished: string[] = []
  const items = ['one']
  const take = () => {
    const item = items.shift()
    return item ? Promise.resolve(item) : Promise.reject(new Error('the database is away'))
  }

  const drained = drain(2, take, async (item) => {
    await delay(20)
    finished.push(item)
  })

  await expect(drained).rejects.toThrow('the database is away')
  expect(finished).toEqual(['one'])
})
