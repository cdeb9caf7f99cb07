import { afterEach, beforeEach, vi } from 'vitest'
import { endWorker } from './worker'

/**
 * Test files of a worker share its modules, because loading Sequelize and React for each takes longer than its tests.
 * So no module may keep state from a test.
 */
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()

/** An unexpected console.error fails the test; one that expects it puts its own spy in place. */
const original = console.error
let unexpected: unknown[][] = []

beforeEach(() => {
  unexpected = []
  console.error = (...args: unknown[]) => {
    unexpected.push(args)
    original(...args)
  }
})

afterEach(() => {
  console.error = original
  if (unexpected.length > 0) throw new Error(`Unexpected console.error: ${String(unexpected[0]?.[0])}`)
})

// The pool of Vitest ends a worker by SIGTERM; one whose runner was killed would otherwise spin forever. This file
// runs for each test file, so it replaces the handler instead of adding one.
for (const event of ['SIGTERM', 'disconnect']) process.off(event, endWorker).once(event, endWorker)
