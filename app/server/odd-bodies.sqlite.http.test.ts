import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { photo } from '#test/things/photo'
import { carbineForm, postAd } from '#test/things/ad'
import { publishNews } from '#test/things/news'
import { elodie } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

/** A fixed seed sends the same bodies in each run, so that a failure repeats. */
const RUNS = { seed: 20261128, numRuns: 300, endOnFailure: true }
const MINUTES = { timeout: 300_000 }

const uploads = ['/post-ad', '/admin/news/new', '/admin/questions/import', '/auth']
const calls = [
  ...['POST /api/login', 'POST /api/register', 'POST /api/exam-results', 'POST /api/classified-ads'],
  ...['PUT /api/profile', 'PUT /api/profile/password', 'POST /api/admin/news', 'POST /api/admin/questions'],
]

const site = await setUpSite()
const admin = await site.admin(elodie)
const ad = await postAd(admin)
const news = await publishNews(site)
uploads.push(`/classified-ads/${ad.id}/edit`, `/admin/news/${news.id}`)

test('no multipart body, however odd, is a fault of the server', MINUTES, async () => {
  const good = [
    ...Object.entries(carbineForm).map(([name, value]) => formPart(named(name), latin1(Buffer.from(value)))),
    formPart(
      'form-data; name="photos"; filename="cible.jpg"',
      latin1(await photo({ width: 80, height: 60 })),
    ),
    '--b--\r\n',
  ].join('')
  const body = fc.oneof(oddParts, mutated(good))

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...uploads), body, fc.nat(), async (path, body, cut) => {
      await expectNoFault(`POST ${path}`, 'multipart/form-data; boundary=b', body, cut)
    }),
    RUNS,
  )
})

test('no JSON body, however odd, is a fault of the server', MINUTES, async () => {
  const good = JSON.stringify({ ...carbineForm, answers: [{ questionId: 1, userAnswer: 'A' }] })
  const body = fc.oneof(oddJson, mutated(good))

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), body, fc.nat(), async (call, body, cut) => {
      await expectNoFault(call, 'application/json', body, cut)
    }),
    RUNS,
  )
})

/** Sends the body in two pieces, and looks whether the server lives. */
async function expectNoFault(call: string, type: string, body: string, cut: number) {
  const [method = '', path = ''] = call.split(' ')
  const at = cut % (body.length + 1)
  const pieces = [body.slice(0, at), body.slice(at)].map((piece) => Buffer.from(piece, 'latin1'))
  const stream = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  const init = { body: stream, headers: { 'Content-Type': type }, duplex: 'half' as const }

  const { status } = await admin.send(method, path, init)
  expect(status).toBeLessThan(500)
  expect((await admin.get('/healthz')).status).toBe(200)
  expect(site.output()).not.toMatch(/"level":[56]0/)
}

const text = fc.string({ unit: 'binary', maxLength: 40 })
const oddDispositions = [
  ...['form-data', 'form-data; name', 'form-data; name=""', 'form-data;;;;=;name', 'form-data; name="a'],
  ...['form-data; filename="a.jpg"', "form-data; filename*=utf-8''%zz; name=title", 'attachment; name="a"'],
  ...['', ';', 'form-data; name="a[9999999]"', 'form-data; name="__proto__"', 'form-data; =x; name=a'],
]
const oddHeaders = [
  ...['Content-Type: text/plain; charset=zut', 'Content-Type: application/octet-stream', 'Content-Type: ;'],
  ...['Content-Type: multipart/mixed; boundary=b', 'Content-Transfer-Encoding: base64', 'zut', ': zut'],
]
const names = [
  ...Object.keys(carbineForm),
  ...'username password email answers totalQuestions content'.split(' '),
]
const photoFields = ['photo[]', 'caption[]', 'photoAct', 'pictureId', 'file', 'photos"; filename="a.jpg']
const disposition = fc.oneof(
  fc.constantFrom(...names, ...photoFields).map(named),
  fc.constantFrom(...oddDispositions),
  text.map((words) => `form-data; ${words}`),
)
const header = fc.oneof(
  disposition.map((value) => `Content-Disposition: ${value}`),
  fc.constantFrom(...oddHeaders),
  text,
)
const part = fc
  .tuple(
    fc.array(header, { maxLength: 3 }),
    fc.oneof(text, fc.constant('\0'), fc.constant('a'.repeat(70_000))),
  )
  .map(([headers, content]) => `--b\r\n${[...headers, ''].join('\r\n')}\r\n${content}\r\n`)
const oddParts = fc
  .tuple(fc.array(part, { maxLength: 5 }), fc.constantFrom('--b--\r\n', '--b--', '--b', '--b--\r\nzut', ''))
  .map(([parts, end]) => parts.join('') + end)

const oddJson = fc.oneof(
  fc
    .dictionary(fc.constantFrom(...names, '__proto__', 'constructor'), fc.jsonValue())
    .map((value) => JSON.stringify(value)),
  fc.json(),
  text,
  fc.constantFrom('', 'null', '[', '{"a":1e999}', '"\\ud800"', '['.repeat(5000)),
)

/** A good body of which a piece is missing, doubled or replaced. */
function mutated(good: string) {
  const position = fc.nat({ max: good.length })
  const piece = fc.oneof(
    text,
    position.map((at) => good.slice(at)),
  )
  return fc
    .tuple(position, position, piece)
    .map(([from, to, words]) => (good.slice(0, from) + words + good.slice(to)).slice(0, 95_000))
}

function named(name: string): string {
  return `form-data; name="${name}"`
}

function formPart(disposition: string, content: string): string {
  return `--b\r\nContent-Disposition: ${disposition}\r\n\r\n${content}\r\n`
}

/** One character for each byte, which keeps a failing body readable. */
function latin1(bytes: Buffer): string {
  return bytes.toString('latin1')
}
