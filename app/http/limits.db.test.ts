import type { AppLoadContext } from '@remix-run/node'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../db/test-database'
import type { User } from '../../modules/identity'
import { ok, refuse } from '../../modules/kernel/result'
import { openAttempts } from '../rate-limits.server'
import {
  limitPasswordAgain,
  limitPasswordReset,
  limitSignIn,
  type PasswordCheck,
  Wait,
} from './limits.server'

const { site } = vi.hoisted(() => ({ site: vi.fn() }))
vi.mock('../modules.server', () => ({ site }))

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  const identity = { signInKey: (login: string) => Promise.resolve(login.toLowerCase()) }
  site.mockReturnValue({
    identity,
    attempts: await openAttempts(db, 'un-secret-de-trente-deux-signes-ou-plus'),
  })
})
afterAll(() => db.drop())
beforeEach(() => db.write(() => db.sequelize.query('DELETE FROM rate_limits')))

describe('a link to reset the password', () => {
  test('is asked for three times for one e-mail, from wherever', async () => {
    for (let index = 1; index <= 3; index += 1) expect(await askReset(at(index), CAMILLE)).toBe('passed')

    expect(await askReset(at(4), CAMILLE)).toBe('Trop de tentatives. Réessayez dans 60 minutes.')
    expect(await askReset(at(4), 'karim@example.com')).toBe('passed')
  })

  test('is asked for ten times from one address, of which those that were refused are none', async () => {
    for (let index = 0; index < 13; index += 1) await askReset(at(1), CAMILLE)
    for (let index = 4; index <= 10; index += 1)
      expect(await askReset(at(1), `visee-${index}@example.com`)).toBe('passed')

    expect(await askReset(at(1), 'visee-11@example.com')).toMatch(/^Trop de tentatives/)
    expect(await askReset(at(2), 'visee-11@example.com')).toBe('passed')
  })
})

describe('the password given once more', () => {
  test.each<[string, () => Promise<PasswordCheck>]>([
    ['false', () => Promise.resolve(false)],
    ['a refusal', () => Promise.resolve(refuse('wrong-password'))],
  ])('when wrong (%s) is limited, and checked no more', async (_what, wrong) => {
    for (let index = 0; index < 10; index += 1)
      expect(await limitPasswordAgain(at(1), camille, wrong)).not.toBeInstanceOf(Wait)
    const check = vi.fn(() => Promise.resolve(true))

    expect(await limitPasswordAgain(at(1), camille, check)).toBeInstanceOf(Wait)
    expect(check).not.toHaveBeenCalled()
    expect(await limitPasswordAgain(at(2), camille, check)).toBe(true)
  })

  test('fails together with sign-ins', async () => {
    for (let index = 0; index < 5; index += 1) {
      await limitSignIn(at(1), 'CAMILLE', () => Promise.resolve(refuse('wrong-credentials')))
      await limitPasswordAgain(at(1), camille, () => Promise.resolve(false))
    }

    expect(await limitSignIn(at(1), 'camille', () => Promise.resolve(ok(camille)))).toBeInstanceOf(Wait)
  })

  test.each<[string, () => Promise<PasswordCheck>]>([
    ['true', () => Promise.resolve(true)],
    ['a success', () => Promise.resolve(ok(undefined))],
    ['a refusal for another reason', () => Promise.resolve(refuse('last-admin'))],
  ])('when right (%s) leaves nothing counted', async (_what, right) => {
    for (let index = 0; index < 20; index += 1)
      expect(await limitPasswordAgain(at(1), camille, right)).toEqual(await right())

    expect(await counted()).toBe(0)
  })

  test('that could not be checked is not counted: the fault is not his', async () => {
    const fault = () => Promise.reject(new Error('the disk is full'))

    await expect(limitPasswordAgain(at(1), camille, fault)).rejects.toThrow('the disk is full')
    expect(await counted()).toBe(0)
  })
})

const CAMILLE = 'camille@example.com'
const camille = { id: 1, username: 'camille' } as User

function at(number: number) {
  return { address: `192.0.2.${number}` } as AppLoadContext
}

async function askReset(context: AppLoadContext, email: string): Promise<string> {
  const wait = await limitPasswordReset(context, email)
  return wait ? wait.message : 'passed'
}

async function counted(): Promise<number> {
  const found = await db.sequelize.query('SELECT SUM(points) AS points FROM rate_limits', { plain: true })
  return Number(found?.points)
}
