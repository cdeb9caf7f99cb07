import { describe, expect, test } from 'vitest'
import { addressKey } from './client-address'

describe('an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['[::ffff:192.0.2.7]:4711', '192.0.2.7'],
  ])('of IPv4 (%s) counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })

  test.each([
    '2001:db8:1:2::7',
    '2001:DB8:1:2:ffff:ffff:ffff:ffff',
    '2001:0db8:0001:0002:0000:0000:0000:0001',
    '2001:db8:1:2::7%eth0',
    '[2001:db8:1:2::7]',
    '[2001:db8:1:2::1]:4711',
  ])('of IPv6 (%s) counts by its network', (address) => {
    expect(addressKey(address)).toBe('2001:db8:1:2::/64')
  })

  test.each(['2001:db8:1:3::7', '::1', 'fe80::1'])('of another network (%s) counts apart', (address) => {
    expect(addressKey(address)).toMatch(/::\/64$/)
    expect(addressKey(address)).not.toBe(addressKey('2001:db8:1:2::7'))
  })

  test.each(['', 'unknown', 'zut', '192.0.2.7:', '[192.0.2.7', '_hidden', '1.2.3.4, 5.6.7.8'])(
    'that is none (%j) counts as one',
    (address) => {
      expect(addressKey(address)).toBe('unknown')
    },
  )
})
