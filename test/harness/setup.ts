import { afterEach, beforeEach, vi } from 'vitest'
import { endWorker } from './worker'

/**
 * The files share processes and what these have loaded, because loading Sequelize and React for each costs more than
 * its tests: no module may keep what a test has done.
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

// The pool of Vitest ends a worker by SIGTERM; one whose runner was killed would otherwise spin forever.
for (const event of ['SIGTERM', 'disconnect']) process.off(event, endWorker).once(event, endWorker)
