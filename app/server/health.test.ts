import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withTimeout } from './health'

test('a database that is silent for two seconds counts as away', async () => {
  const order: string[] = []
  const never = new Promise<number>(() => undefined)

  await Promise.all([
    delay(1900).then(() => order.push('1.9 s')),
    withTimeout(never, () => order.push('away')),
    delay(2100).then(() => order.push('2.1 s')),
  ])
  expect(order).toEqual(['1.9 s', 'away', '2.1 s'])
})
