import { expect, test } from 'vitest'
import { registrationSchema } from '#modules/identity/schemas'
import { adminFields, defaultAdminEmail, randomPassword } from './admin-account'

test.each([
  ['https://prepa-lts.example', 'admin@prepa-lts.example'],
  ['https://prépa-lts.example:8443', 'admin@xn--prpa-lts-c1a.example'],
  ['http://localhost:3000', 'admin@prepa-lts.invalid'],
  ['http://127.0.0.1:3000', 'admin@prepa-lts.invalid'],
  ['http://[::1]:3000', 'admin@prepa-lts.invalid'],
  ['http://prepa_lts.example', 'admin@prepa-lts.invalid'],
])('the first admin of %s has the address %s, which registration takes', (appUrl, email) => {
  expect(defaultAdminEmail(appUrl)).toBe(email)
  expect(registrationSchema.shape.email.parse(email)).toBe(email)
})

test('random passwords are long, follow the password rule and differ', () => {
  const passwords = Array.from({ length: 5000 }, randomPassword)

  expect(passwords.filter((one) => !registrationSchema.shape.password.safeParse(one).success)).toEqual([])
  expect(Math.min(...passwords.map((one) => one.length))).toBeGreaterThanOrEqual(20)
  expect(new Set(passwords).size).toBe(passwords.length)
})

test('the first admin may have a name that registration keeps for the staff', () => {
  const username = 'admin'

  expect(adminFields.username.parse(username)).toBe('admin')
  expect(registrationSchema.shape.username.safeParse(username).success).toBe(false)
})
