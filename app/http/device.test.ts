import { expect, test } from 'vitest'
import { deviceOf } from './device'

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
])('a session is known as %s', (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device)
})

test.each([null, '', 'curl/8.1', '<script>alert(1)</script>', ' ', 'x'.repeat(1_000_000)])(
  'what is no browser (%.40j) is told as unknown',
  (userAgent) => {
    expect(deviceOf(userAgent)).toBe('Appareil inconnu')
  },
)
