import { domainToASCII } from 'node:url'
import { expect, test } from 'vitest'
import { toReadableAddress } from './email-address'

test.each([
  'société.example',
  'a.prépa-lts.be',
  'münchen.de',
  '例え.テスト',
  'пример.бг',
  'éàüöçñ-x.example',
  'ß.de',
])('an address at %s is shown as people write it', (domain) => {
  expect(toReadableAddress(`jean@${domainToASCII(domain)}`)).toBe(`jean@${domain}`)
})

test.each([
  'jean@example.com',
  'jean@xn--a.example',
  'jean@xn--99999999.example',
  'jean@xn--.example',
  'jean',
  '',
])('an address without an international domain stays as it is: %j', (address) => {
  expect(toReadableAddress(address)).toBe(address)
})
