import { describe, expect, test } from 'vitest'
import { addressKey, formatDevice, isPageView, isVisit } from './visitor'

describe('the address of a client', () => {
  test.each<[string, string]>([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['[::ffff:192.0.2.7]:4711', '192.0.2.7'],
    // An IPv6 address counts as its /64 network.
    ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::7%eth0', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::7', '2001:db8:1:3::/64'],
    ...['', 'zut', '192.0.2.7:', '[192.0.2.7', '1.2.3.4, 5.6.7.8'].map((text): [string, string] => [
      text,
      'unknown',
    ]),
  ])('%j counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })
})

test.each<[isOne: boolean, reader: string, headers: Record<string, string>]>([
  [true, 'a browser', { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' }],
  [true, 'an old browser', {}],
  [
    true,
    'a service worker that asks for a page',
    { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'navigate' },
  ],
  [false, 'a script', { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors' }],
  [false, 'a frame', { 'Sec-Fetch-Dest': 'iframe', 'Sec-Fetch-Mode': 'navigate' }],
  [false, 'a browser in advance', { 'Sec-Fetch-Dest': 'document', 'Sec-Purpose': 'prefetch' }],
])('it is %s that the page is visited by %s', (isOne, _reader, headers) => {
  expect(isVisit(new Request('https://prepa-lts.be/quiz', { headers }))).toBe(isOne)
})

const PHONE = 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0'
test.each([
  [true, 'a phone', PHONE, {}],
  [false, 'a phone that loads the page in advance', PHONE, { Purpose: 'prefetch' }],
  [false, 'a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', {}],
  [false, 'a preview of a link', 'WhatsApp/2.23', {}],
  [false, 'a client without a name', '', {}],
  [false, 'a client with a very long name', 'x'.repeat(100_000), {}],
  [false, 'a client with an odd name', ' <script>', {}],
])('it is %s that the page is viewed by %s', (isOne, _reader, userAgent, headers) => {
  const sent = { ...headers, 'User-Agent': userAgent }
  expect(isPageView(new Request('https://prepa-lts.be/classified-ads/1', { headers: sent }))).toBe(isOne)
})

test.each([
  [
    'Chrome sur Android',
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36',
  ],
  ['Firefox sur Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
  [
    'Safari sur iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  ],
  [
    'Microsoft Edge sur Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0',
  ],
])('a session is listed with the device %s', (device, userAgent) => {
  expect(formatDevice(userAgent)).toBe(device)
})

test.each([null, '', 'curl/8.1', '<script>alert(1)</script>', ' ', 'x'.repeat(1_000_000)])(
  'a session of a client that is no browser (%.40j) has no device',
  (userAgent) => {
    expect(formatDevice(userAgent)).toBe('Appareil inconnu')
  },
)
