import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/harness/db/database'
import { compareClocks } from './clock-check.server'

const db = await createTestDatabase()
afterAll(() => db.drop())

type Line = { level: string; aheadMs?: number }

/** Checks the clock once for each offset, in milliseconds, and returns the log. */
async function check(...ahead: number[]): Promise<Line[]> {
  const lines: Line[] = []
  let lead = 0
  const compare = compareClocks(
    db,
    { now: () => new Date(Date.now() + lead) },
    {
      warn: (facts: object) => void lines.push({ level: 'warn', ...facts }),
      info: () => void lines.push({ level: 'info' }),
    },
  )
  for (lead of ahead) await compare()
  return lines
}

const HOUR = 3_600_000

test('the clock check logs nothing when the clocks agree', async () => {
  expect(await check(0, 0)).toEqual([])
})

test('the clock check logs one warning, and one line when all is right again', async () => {
  const lines = await check(0, 10_000, 10_000, HOUR, 0, 0)

  expect(lines.map(({ level }) => level)).toEqual(['warn', 'info'])
  expect(lines[0]!.aheadMs).toBeGreaterThan(5000)
  expect(lines[0]!.aheadMs).toBeLessThanOrEqual(10_000)
})

test('the clock check warns of a clock that is behind', async () => {
  const [warning] = await check(-HOUR)

  expect(warning!.aheadMs).toBeLessThan(-HOUR / 2)
})
