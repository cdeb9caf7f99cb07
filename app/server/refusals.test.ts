import { describe, expect, test } from 'vitest'
import { isForeignSubmission } from './refusals'

const HOST = '127.0.0.1:3000'

describe('an unsafe request', () => {
  test.each([
    ['from a page of this site', { 'sec-fetch-site': 'same-origin' }],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }],
    ['whose Origin is the host that was asked', { origin: `http://${HOST}` }],
    ['whose Origin is the public address', { origin: 'http://prepa-lts.example' }],
    ['of a script that sends neither header', {}],
    [
      'of a private page that hides its Origin, when the browser vouches for it',
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    ],
  ])('%s passes', (_what, headers) => {
    expect(foreign('POST', headers)).toBe(false)
  })

  test.each([
    ['from a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['with a value that no browser sends', { 'sec-fetch-site': 'friendly' }],
    [
      'from another site that claims our Origin',
      { 'sec-fetch-site': 'cross-site', origin: `http://${HOST}` },
    ],
    ['whose Origin is foreign', { origin: 'https://evil.example' }],
    ['whose Origin has our host on another port', { origin: 'http://127.0.0.1:4000' }],
    ['whose Origin is null', { origin: 'null' }],
    ['whose Origin is no address', { origin: 'zut' }],
    ['whose Origin has our host by FTP', { origin: `ftp://${HOST}` }],
  ])('%s is refused as foreign', (_what, headers) => {
    expect(foreign('POST', headers)).toBe(true)
  })

  test.each([
    ['LocalHost:3000', 'http://localhost:3000', false],
    ['example.test:443', 'https://example.test', false],
    ['example.test:80', 'http://example.test', false],
    ['example.test:80', 'http://example.test:81', true],
  ])('to the host %s from %s: foreign? %s', (host, origin, expected) => {
    expect(isForeignSubmission('POST', { host, origin }, new URL('http://elsewhere.example'))).toBe(expected)
  })

  test('is foreign from http where the site is on https', () => {
    const from = (origin: string) =>
      isForeignSubmission('POST', { host: HOST, origin }, new URL('https://prepa-lts.example'))

    expect(from(`http://${HOST}`)).toBe(true)
    expect(from('https://prepa-lts.example')).toBe(false)
  })

  test('to read is never foreign', () => {
    expect(foreign('GET', { 'sec-fetch-site': 'cross-site' })).toBe(false)
  })
})

function foreign(method: string, headers: Record<string, string>) {
  return isForeignSubmission(method, { host: HOST, ...headers }, new URL('http://prepa-lts.example'))
}
