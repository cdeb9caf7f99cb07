import { expect, test } from 'vitest'
import { setUpDatabase } from '#test/harness/db/database'

const db = await setUpDatabase()

test('a job that runs is not begun again, and runs again once it has ended or failed', async () => {
  const begunAgain: boolean[] = []
  const again = async () => void begunAgain.push(await db.alone('end ads', () => Promise.resolve()))

  expect(await db.alone('end ads', again)).toBe(true)
  await expect(db.alone('end ads', () => again().then(fail))).rejects.toThrow('no room')
  await again()
  expect(begunAgain).toEqual([false, false, true])
})

const fail = () => Promise.reject(new Error('no room'))
