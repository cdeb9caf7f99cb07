import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { isKnown, makePage } from './page'

describe('a page', () => {
  test('has two variants of the same text, each with its own ETag', async () => {
    const { plain, gzip } = await makePage(Buffer.from('Préparez votre examen'), {})

    expect(plain.body.toString()).toBe('Préparez votre examen')
    expect(gunzipSync(gzip.body).toString()).toBe('Préparez votre examen')
    expect(plain.etag).toMatch(/^"[\w-]{27}"$/)
    expect(gzip.etag).toMatch(/^"[\w-]{27}"$/)
    expect(gzip.etag).not.toBe(plain.etag)
  })

  test('keeps the headers of its answer, but none of the request for which it was made', async () => {
    const { plain, gzip } = await makePage(Buffer.from('x'), {
      'content-type': 'text/html',
      'x-total-count': '3',
      'x-request-id': 'of-camille',
      vary: 'Cookie',
    })

    expect(inPairs(plain.headers)).toEqual({
      'content-type': 'text/html',
      'x-total-count': '3',
      Vary: 'Cookie, Accept-Encoding',
      ETag: plain.etag,
      'Content-Length': 1,
    })
    expect(inPairs(gzip.headers)).toMatchObject({
      'Content-Encoding': 'gzip',
      'Content-Length': gzip.body.length,
    })
    expect(Object.keys(inPairs(plain.unchanged))).toEqual(['x-total-count', 'Vary', 'ETag'])
  })
})

describe('If-None-Match', () => {
  test.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', ' "a" ', '*'])('%s knows "a"', (header) => {
    expect(isKnown(header, '"a"')).toBe(true)
  })

  test.each([undefined, '', '"b"', 'a', '"A"', '"a', 'W/"b", "c"', '"aa"', '"*"'])(
    '%s does not know "a"',
    (header) => {
      expect(isKnown(header, '"a"')).toBe(false)
    },
  )
})

function inPairs(headers: readonly unknown[]) {
  return Object.fromEntries(headers.flatMap((name, at) => (at % 2 ? [] : [[name, headers[at + 1]]])))
}
