import { describe, expect, test } from 'vitest'
import { openPage } from '#test/harness/page'
import { sendRaw } from '#test/harness/raw-request'
import { camille, PASSWORD } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const site = await setUpSite()
await site.member(camille)

const TOO_LARGE = 'Envoi trop volumineux'
/** The body is not looked at any further: conform would make an array of nine million of it. */
const MALFORMED = 'Requête mal formée'
const FORM = 'Votre compte'
const FORM_TYPE = 'application/x-www-form-urlencoded'

describe('the body of a form', () => {
  test.each([
    ['a field of 200 kB', formBody(`username=${'a'.repeat(200_000)}`), 413, TOO_LARGE],
    ['51 fields', formBody(Array.from({ length: 51 }, (_, n) => `f${n}=x`).join('&')), 400, MALFORMED],
    ['an array of nine million', formBody('a[9999999]=1'), 400, MALFORMED],
    ['a NUL', formBody('username=a%00b&password=x'), 400, MALFORMED],
    ['no form', formBody('zut', 'text/plain'), 400, MALFORMED],
    ['no type', { body: new Uint8Array([1, 2, 3]) }, 400, MALFORMED],
    ['a broken multipart', formBody('--x\r\nzut', 'multipart/form-data; boundary=x'), 400, MALFORMED],
    ['a multipart without boundary', formBody('zut', 'multipart/form-data'), 400, MALFORMED],
    ['nothing at all', formBody(''), 400, FORM],
    ["conform's own fields", formBody('__state__=%7B&__intent__=zut&username=a&password='), 400, FORM],
  ])('with %s is refused without a fault', async (_what, init, status, heading) => {
    const answer = await site.browser().send('POST', '/auth', init)

    expect(answer.status).toBe(status)
    expect((await openPage(answer)).heading).toBe(heading)
  })

  test('of 200 kB without a Content-Length is refused', async () => {
    const pieces = Array.from({ length: 20 }, () => `2710\r\n${'a'.repeat(10_000)}\r\n`).join('')
    const head = ['POST /auth HTTP/1.1', 'Host: localhost', 'Connection: close', `Content-Type: ${FORM_TYPE}`]

    const answer = await sendRaw(
      site.origin,
      `${head.join('\r\n')}\r\nTransfer-Encoding: chunked\r\n\r\n${pieces}0\r\n\r\n`,
    )

    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toContain(TOO_LARGE)
  })

  test('may be multipart', async () => {
    const body = new FormData()
    body.set('username', 'camille')
    body.set('password', PASSWORD)

    expect((await site.browser().send('POST', '/auth', { body })).status).toBe(303)
  })
})

test.each([
  ['fields of other types', '{"username":{"a":1},"password":[]}'],
  ['a NUL', '{"username":"a\\u0000b","password":"x"}'],
  ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ['a nesting of 5000 lists', `{"username":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ['a prototype', '{"__proto__":{"isAdmin":true},"username":"","password":""}'],
])('the body of a call with %s is refused in JSON', async (_what, body) => {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await site.browser().send('POST', '/api/login', { body, headers })

  expect(answer.status).toBe(400)
  const refusal = (await answer.json()) as { message: string }
  expect(refusal.message).toMatch(/\p{Lu}.*/u)
  expect(JSON.stringify(refusal)).not.toMatch(/Invalid|expected|at .*\.js/)
})

function formBody(body: string, type = FORM_TYPE) {
  return { body, headers: { 'Content-Type': type } }
}
