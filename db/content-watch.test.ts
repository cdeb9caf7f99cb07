import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createContentWatch } from './content-watch'

test('a content watch looks again within a second', async () => {
  let looks = 0
  const { watch, stop } = createContentWatch(async () => ({
    look: async () => (looks += 1) < 0,
    close: async () => undefined,
  }))
  onTestFinished(stop)
  await watch({ changed: () => undefined, blind: () => undefined, sees: () => undefined })

  // However late timers are, the one that was due first comes first.
  await delay(1000)
  expect(looks).toBeGreaterThan(1)
})
