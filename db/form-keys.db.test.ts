import { beforeEach, expect, test } from 'vitest'
import { openFormKeys } from './form-keys'
import { setUpDatabase } from '#test/harness/db/database'
import { count, insert, rows } from '#test/harness/db/rows'

const db = await setUpDatabase()
await insert(db, 'users', rows.users)
beforeEach(() => db.write('DELETE FROM form_keys'))

let now = new Date('2026-03-02T12:00:00.000Z')
const keys = openFormKeys(db, { now: () => now })
const form = { userId: 1, key: '0b0c1f5e-3a57-4d39-9d0e-5f3f1c6a7b10', content: 'a'.repeat(43) }
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000))

const make = (value: number) => keys.makeOnce(form, () => Promise.resolve({ ok: true, value }))

test('a form makes nothing more until it is forgotten', async () => {
  const sentAt = now
  expect(await make(7)).toEqual({ ok: true, value: 7 })
  later(23 * 60)
  expect(await keys.removeSentBefore(sentAt)).toBe(0)
  expect(await make(8)).toEqual({ ok: true, value: 7 })
  expect(await keys.removeSentBefore(now)).toBe(1)
})

test('what fails or is refused leaves the key free', async () => {
  const failing = keys.makeOnce(form, () => Promise.reject(new Error('no disk')))
  await expect(failing).rejects.toThrow('no disk')
  await keys.makeOnce(form, () => Promise.resolve({ ok: false, code: 'not-now' }))
  expect(await make(9)).toEqual({ ok: true, value: 9 })
})

test('the same content counts as the same form for ten minutes', async () => {
  await make(7)
  const shownAgain = { ...form, key: '5f3f1c6a-3a57-4d39-9d0e-0b0c1f5e7b10' }
  expect(await keys.findMade(shownAgain)).toEqual({ ok: true, value: 7 })
  expect(await keys.findMade(shownAgain, { mayRepeat: true })).toBeNull()
  later(10)
  expect(await keys.findMade(shownAgain)).toBeNull()
})

test('the keys of a member go with the account', async () => {
  await make(7)
  await db.write('DELETE FROM users')
  expect(await count(db, 'form_keys')).toBe(0)
})
