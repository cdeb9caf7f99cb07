import { describe, expect, test } from 'vitest'
import { formatPeriod } from '#app/text/period'
import { after, before, type Period, RETENTION, toMs } from './retention'

const NOW = new Date('2028-02-29T12:00:00.000Z')
const PERIODS: [Period, ms: number, words: string, before: string][] = [
  [{ minutes: 1 }, 60_000, 'une minute', '2028-02-29T11:59:00.000Z'],
  [{ minutes: 10 }, 600_000, '10 minutes', '2028-02-29T11:50:00.000Z'],
  [{ hours: 1 }, 3_600_000, 'une heure', '2028-02-29T11:00:00.000Z'],
  [{ hours: 48 }, 172_800_000, '48 heures', '2028-02-27T12:00:00.000Z'],
  [{ days: 1 }, 86_400_000, 'un jour', '2028-02-28T12:00:00.000Z'],
  [{ days: 30 }, 2_592_000_000, '30 jours', '2028-01-30T12:00:00.000Z'],
  [{ years: 1 }, 31_536_000_000, 'un an', '2027-03-01T12:00:00.000Z'],
  [{ years: 2 }, 63_072_000_000, '2 ans', '2026-03-01T12:00:00.000Z'],
]

describe.each(PERIODS)('the period %o', (period, ms, words, moment) => {
  test('has its length and its words', () => {
    expect([toMs(period), formatPeriod(period)]).toEqual([ms, words])
  })

  test('is counted back by the calendar where it has years', () => {
    expect(before(NOW, period).toISOString()).toBe(moment)
  })
})

test('a period of days has 24 hours each in the night that summer time begins', () => {
  const evening = new Date('2026-03-28T20:00:00.000Z')
  expect(after(evening, RETENTION.waitingPhoto)).toEqual(new Date('2026-03-29T20:00:00.000Z'))
})
