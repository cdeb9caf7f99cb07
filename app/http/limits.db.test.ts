import type { AppLoadContext } from '@remix-run/node'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CountedAttempt } from '#db/rate-limits'
import { systemClock } from '#modules/kernel/clock'
import { createTestDatabase } from '#test/harness/db/database'
import { allRows } from '#test/harness/db/rows'
import type { User } from '#modules/identity'
import { ok, refuse, type Result } from '#modules/kernel/result'
import { type RateLimits, openRateLimits } from '../start/rate-limits.server'
import { RateLimited } from './limits.server'
import { limitSignInCode, limitPasswordAgain, limitSignIn, recordReset } from './sign-in-limits.server'

// Other test files of this worker must get the real site, so modules are loaded again here.
const { site } = vi.hoisted(() => {
  vi.resetModules()
  return { site: vi.fn() }
})
vi.mock('../start/modules.server', () => ({ site }))
afterAll(() => vi.resetModules())

const identity = { signIn: { toKey: (login: string) => Promise.resolve(login.toLowerCase()) } }
const log = { error: vi.fn() }

const db = await createTestDatabase()
const attempts = openRateLimits(db, 'un-secret-de-trente-deux-signes-ou-plus', systemClock)
afterAll(() => db.drop())
beforeEach(async () => {
  await db.write('DELETE FROM rate_limits')
  site.mockReturnValue({ identity, attempts, security: vi.fn() })
  log.error.mockClear()
})

test.each([
  [840_001, '841', '15 minutes'],
  [840_000, '840', '14 minutes'],
  [60_001, '61', '2 minutes'],
  [60_000, '60', '1 minute'],
  [0, '1', '1 minute'],
])('a limit of %i ms is announced as %s s in the header, %s in the message', (ms, seconds, minutes) => {
  const limited = new RateLimited(ms)

  expect(limited.headers).toEqual({ 'Retry-After': seconds })
  expect(limited.message).toBe(`Trop de tentatives. Réessayez dans ${minutes}.`)
})

test('the limit of sign-ins refuses the sixty-first, which leaves no session', async () => {
  const security = vi.fn()
  const endSession = vi.fn()
  site.mockReturnValue({ identity: { ...identity, sessions: { end: endSession } }, attempts, security })
  for (let index = 1; index <= 60; index += 1) await limitSignIn(at(index), 'camille', right)
  security.mockClear()

  expect(await limitSignIn(at(61), 'camille', right)).toBeInstanceOf(RateLimited)
  expect(endSession.mock.calls).toEqual([['un-jeton']])
  const signIns = security.mock.calls.filter(([event]) => event === 'sign-in')
  expect(signIns).toEqual([
    ['sign-in', 'too-many', { account: 'camille', address: '192.0.2.61', user: camille.id }],
  ])
})

test('the limit of passwords lets ten of sixty at once be checked', async () => {
  const check = vi.fn(() => Promise.resolve(refuse('wrong-password' as const)))
  const tries = Array.from({ length: 60 }, () => limitSignIn(at(1), 'camille', check))
  const answers = await Promise.all(tries)

  expect(check).toHaveBeenCalledTimes(10)
  expect(answers.filter((answer) => answer instanceof RateLimited)).toHaveLength(50)
})

test('the limit of sign-ins without a code is by address, not by account', async () => {
  const waiting = ok({ user: camille, pending: 'un-jeton' })
  const signIn = (from: number) => limitSignIn(at(from), 'camille', () => Promise.resolve(waiting))
  for (let index = 1; index <= 60; index += 1) expect(await signIn(1)).toEqual(waiting)
  expect(await signIn(1)).toBeInstanceOf(RateLimited)

  expect(await signIn(2)).toEqual(waiting)
  expect(await limitSignInCode(at(2), camille.id, right)).toEqual(await right())
})

test('the limit of sign-ins by code refuses the sixty-first unchecked', async () => {
  const security = vi.fn()
  site.mockReturnValue({ identity, attempts, security })
  await limitSignInCode(at(1), camille.id, () => Promise.resolve(refuse('wrong-code')))
  for (let index = 1; index <= 60; index += 1)
    expect(await limitSignInCode(at(index), camille.id, right)).toEqual(await right())
  const check = vi.fn(right)

  expect(await limitSignInCode(at(61), camille.id, check)).toBeInstanceOf(RateLimited)
  expect(check).not.toHaveBeenCalled()
  expect(security).toHaveBeenCalledWith('sign-in', 'too-many', { user: camille.id })
})

describe('the limit of reauthentication', () => {
  test.each<[string, () => Promise<Result<unknown, string>>]>([
    ['a success', right],
    ['a refusal for another reason', () => Promise.resolve(refuse('last-admin'))],
  ])('counts nothing when it is right (%s)', async (_what, right) => {
    for (let index = 0; index < 20; index += 1)
      expect(await limitPasswordAgain(at(1), camille, right)).toEqual(await right())

    expect(await counted()).toBe(0)
  })

  test('does not count a try that could not be checked, and keeps earlier ones', async () => {
    await limitPasswordAgain(at(1), camille, wrong)

    const failing = limitPasswordAgain(at(1), camille, () => Promise.reject(new Error('the disk is full')))

    await expect(failing).rejects.toThrow('the disk is full')
    expect(await counted()).toBe(OF_ONE_FAILURE)
  })
})

describe('a limit whose count cannot be taken back', () => {
  const fault = new Error('the counts are locked')
  const failing = () => Promise.reject(fault)

  test.each<[string, Partial<CountedAttempt>]>([
    ['given back', { giveBack: failing }],
    ['cleared', { clear: failing }],
  ])('(%s) fails no sign-in, and is logged', async (_what, broken) => {
    breakCounts(broken)

    expect(await limitSignIn(at(1), 'camille', right)).toEqual(await right())
    expect(log.error.mock.calls).toEqual([[{ err: fault }, expect.any(String)]])
    expect(await counted(broken.giveBack ? 'sign-in-account' : 'sign-in-address')).toBe(0)
  })

  test('does not hide why the password could not be checked', async () => {
    breakCounts({ giveBack: failing })
    const unchecked = limitSignIn(at(1), 'camille', () => Promise.reject(new Error('the disk is full')))

    await expect(unchecked).rejects.toThrow('the disk is full')
  })
})

test('the limit of sign-ins forgets an account at an address after a reset', async () => {
  const attempts = [
    [1, 'camille'],
    [2, 'camille'],
    [1, 'karim'],
  ] as const
  for (const [number, login] of attempts)
    for (let index = 0; index < 10; index += 1) await limitSignIn(at(number), login, wrongCredentials)

  await recordReset(at(1), ok(camille))

  const again = attempts.map(([number, login]) => limitSignIn(at(number), login, wrongCredentials))
  const [forgiven, ...limited] = await Promise.all(again)
  expect(forgiven).toEqual(await wrongCredentials())
  for (const one of limited) expect(one).toBeInstanceOf(RateLimited)
})

const camille = { id: 1, username: 'camille' } as User

/** One count for the account, one for the address. */
const OF_ONE_FAILURE = 2

function wrong() {
  return Promise.resolve(refuse('wrong-password'))
}

function wrongCredentials() {
  return Promise.resolve(refuse('wrong-credentials'))
}

function right() {
  return Promise.resolve(ok({ user: camille, token: 'un-jeton' }))
}

function at(number: number) {
  return { address: `192.0.2.${number}`, log } as unknown as AppLoadContext
}

/** Replaces these operations of every count made from now on. */
function breakCounts(broken: Partial<CountedAttempt>) {
  const count: RateLimits['count'] = async (...args) => ({ ...(await attempts.count(...args)), ...broken })
  site.mockReturnValue({ identity, attempts: { count }, security: vi.fn() })
}

async function counted(limit = ''): Promise<number> {
  const all = await allRows(db, 'rate_limits')
  return all.reduce((sum, { key, points }) => sum + (String(key).startsWith(limit) ? Number(points) : 0), 0)
}
