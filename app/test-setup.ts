import { afterEach, beforeEach } from 'vitest'

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

// A worker whose runner was killed would otherwise spin for ever, trying to report to it.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
