import { describe, expect, test } from 'vitest'
import { isForeignSubmission } from './refusals'

const HOST = '127.0.0.1:3000'
const ELSEWHERE = new URL('http://elsewhere.example')

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
  ])('%s is foreign', (_what, headers) => {
    expect(foreign('POST', headers)).toBe(true)
  })

  test('is compared with the host whatever its case', () => {
    expect(
      isForeignSubmission('POST', { host: 'LocalHost:3000', origin: 'http://localhost:3000' }, ELSEWHERE),
    ).toBe(false)
  })

  test.each([
    ['example.test:443', 'https://example.test'],
    ['example.test:80', 'http://example.test'],
  ])('is compared with the host %s without the usual port', (host, origin) => {
    expect(isForeignSubmission('POST', { host, origin }, ELSEWHERE)).toBe(false)
  })

  test('whose Origin is the public address passes, though the proxy calls another host', () => {
    const headers = { host: '127.0.0.1:3000', origin: 'https://prepa-lts.example' }

    expect(isForeignSubmission('POST', headers, new URL('https://prepa-lts.example'))).toBe(false)
  })

  test('of a page served without TLS is foreign where the site has TLS', () => {
    const headers = { host: 'prepa-lts.example', origin: 'http://prepa-lts.example' }

    expect(isForeignSubmission('POST', headers, new URL('https://prepa-lts.example'))).toBe(true)
    expect(isForeignSubmission('POST', headers, new URL('http://prepa-lts.example'))).toBe(false)
  })

  test('reading is never foreign', () => {
    expect(foreign('GET', { 'sec-fetch-site': 'cross-site' })).toBe(false)
  })
})

function foreign(method: string, headers: Record<string, string>) {
  return isForeignSubmission(method, { host: HOST, ...headers }, new URL('http://prepa-lts.example'))
}
