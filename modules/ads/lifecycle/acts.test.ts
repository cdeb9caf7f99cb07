import { expect, test } from 'vitest'
import { daysUntil } from '../rules'
import { listActs } from './acts'

const DAY_MS = 24 * 3_600_000
const NOW = new Date('2026-11-20T17:00:00.000Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

const online = { state: 'online', reservedAt: null, soldAt: null, expiresAt: inDays(40) } as const
const sold = { ...online, state: 'sold' } as const
const expired = { ...online, state: 'expired' } as const
const ONLINE = ['mark-sold', 'reserve', 'lower-price', 'correct-online']

test.each([
  ['that waits', { ...online, state: 'pending', expiresAt: null } as const, ['edit']],
  ['that was rejected', { ...online, state: 'rejected', expiresAt: null } as const, ['correct']],
  ['that is online', online, ONLINE],
  [
    'that is reserved',
    { ...online, reservedAt: NOW },
    ['mark-sold', 'release', 'lower-price', 'correct-online'],
  ],
  ['15 days before its end', { ...online, expiresAt: inDays(15) }, ONLINE],
  ['14 days before its end', { ...online, expiresAt: inDays(14) }, ['renew', ...ONLINE]],
  ['that ended, after its end', { ...expired, expiresAt: inDays(-31) }, ['renew']],
  ['that ended, long before its end', { ...expired, expiresAt: inDays(40) }, ['renew']],
  ['sold six days ago', { ...sold, soldAt: inDays(-6) }, ['undo-sale']],
  ['sold seven days ago', { ...sold, soldAt: inDays(-7) }, []],
  ['sold tomorrow, by a wrong clock', { ...sold, soldAt: inDays(1) }, []],
  ['sold nobody knows when', sold, []],
  ['that is hidden', { ...online, state: 'hidden', expiresAt: inDays(3) } as const, []],
])('the acts open to the owner of an ad %s', (_which, ad, acts) => {
  expect(listActs(ad, NOW)).toEqual(acts)
})

test('a correction can be changed and withdrawn instead of sent', () => {
  const acts = ['mark-sold', 'reserve', 'lower-price', 'edit-correction', 'withdraw-correction']
  expect(listActs(online, NOW, true)).toEqual(acts)
})

test.each([
  [7, 7],
  [6.01, 7],
  [0.5, 1],
  [0, 0],
  [-3, 0],
])('an ad that ends in %d days shows %d days left', (days, left) => {
  expect(daysUntil(inDays(days), NOW)).toBe(left)
})
