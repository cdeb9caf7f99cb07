import { expect, test } from 'vitest'
import { contactAddress } from './legal'

test.each([
  ['contact@prepa-lts.example', 'mailto:contact@prepa-lts.example'],
  ['a?bcc=b@example.com', 'mailto:a%3Fbcc%3Db@example.com'],
  ['https://prepa-lts.example/contact', 'https://prepa-lts.example/contact'],
  ['HTTP://prepa-lts.example', 'http://prepa-lts.example/'],
  ['https://', null],
  ['javascript:alert(1)', null],
  ['Rue de la Loi 16, 1000 Bruxelles', null],
  ['+32 2 123 45 67', null],
  ['a@b@example.com', null],
])('the contact %s of the operator leads to %s', (contact, address) => {
  expect(contactAddress(contact)).toBe(address)
})
