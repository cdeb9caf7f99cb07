import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openCollector } from '#test/harness/collector'
import { camille, karim } from '#test/people'
import { openTestSite } from '#test/harness/site'
import { openFolder } from '#test/harness/worker'

/** Milliseconds between two exports. */
const QUICKLY = { OTEL_BSP_SCHEDULE_DELAY: '50' }

const collector = await openCollector()
const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
const site = await openTestSite({
  ...QUICKLY,
  ...endpoint,
  METRICS_TOKEN: 'jeton-de-mesure-0123456789abcdef',
})
afterAll(async () => {
  await site.close()
  collector.close()
})

test('a request has a trace with its statements, pattern and id of the log', async () => {
  const answer = await site.browser().get('/classified-ads/2147483647?q=Élodie')

  const request = await spanOf('GET /classified-ads/:id')
  expect(request.attributes).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/classified-ads/:id',
    'http.response.status_code': 404,
    'request.id': answer.headers.get('X-Request-Id'),
  })
  const within = collector.spans().filter(({ parentSpanId }) => parentSpanId === request.spanId)
  expect(within.map(({ name }) => name)).toContain('SQL select')
  expect(new Set(within.map(({ traceId }) => traceId))).toEqual(new Set([request.traceId]))
  expect(
    within.some(({ attributes }) => /FROM \W?classified_ads/.test(String(attributes['db.query.text']))),
  ).toBe(true)
})

test('a mail has a trace of its own', async () => {
  await site.member(camille)

  expect((await spanOf('mail welcome')).attributes).toEqual({ outcome: 'sent' })
})

test('a page from memory has a trace with its id, without statements', async () => {
  const visitor = site.browser()
  const answers = [await visitor.get('/mentions-legales'), await visitor.get('/mentions-legales')]

  await expect.poll(() => named('GET /mentions-legales')).toHaveLength(2)
  const ids = named('GET /mentions-legales').map(({ attributes }) => attributes['request.id'])
  expect(ids).toEqual(answers.map(({ headers }) => headers.get('X-Request-Id')))
})

test("a trace holds nothing personal; probes and the site's rounds have none", async () => {
  const member = await site.member(karim)
  await member.post('/profile', {
    firstName: 'Karim',
    lastName: 'Benali',
    email: 'k@example.com',
    phone: '0470',
  })
  await member.get('/classified-ads?q=carabine')
  for (const path of ['/healthz', '/readyz', '/metrics']) await member.get(path)
  await member.get('/news')
  await spanOf('GET /news')

  expect(collector.text()).not.toMatch(
    /karim|benali|example\.com|carabine|2147483647|user_agent|127\.0\.0\.1/i,
  )
  expect(collector.spans().filter(({ name }) => /healthz|readyz|metrics/.test(name))).toEqual([])
  const alone = collector.spans().filter(({ parentSpanId, name }) => !parentSpanId && name.startsWith('SQL'))
  expect(alone).toEqual([])
})

test('a collector that is away is reported once, and the site goes on', async () => {
  const away = await openCollector()
  away.close()
  const cut = await openTestSite({ ...QUICKLY, OTEL_EXPORTER_OTLP_ENDPOINT: away.url })
  onTestFinished(cut.close)
  for (const path of ['/', '/news', '/']) expect((await cut.browser().get(path)).status).toBe(200)
  await expect.poll(() => cut.output()).toContain('traces cannot be exported')
  await cut.browser().get('/news')

  expect(await cut.end('SIGTERM')).toBe(0)
  expect(cut.output().match(/traces cannot be exported/g)).toHaveLength(1)
})

test('what was not exported yet is exported when the process stops', async () => {
  const late = await openTestSite({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  onTestFinished(late.close)
  await late.browser().get('/confidentialite')
  expect(await late.end('SIGTERM')).toBe(0)

  expect(named('GET /confidentialite')).toHaveLength(1)
})

test('the library is loaded only where an endpoint is set', async () => {
  const tracing = filesOfTracing()

  expect(tracing).not.toEqual([])
  expect(await loadedOf(tracing, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })).toEqual(tracing)
  expect(await loadedOf(tracing, {})).toEqual([])
})

const named = (name: string) => collector.spans().filter((span) => span.name === name)

async function spanOf(name: string) {
  await expect.poll(() => collector.spans().map((span) => span.name)).toContain(name)
  return named(name)[0]!
}

/** Those of the build that carry the library. */
function filesOfTracing(): string[] {
  return readdirSync('build')
    .filter((name) => name.endsWith('.js'))
    .filter((name) => readFileSync(join('build', name), 'utf8').includes('OTLPTraceExporter'))
}

/** Which of these files a server with these settings has run by its end: V8 itself writes that down. */
async function loadedOf(files: string[], env: Record<string, string>): Promise<string[]> {
  const dir = await openFolder()
  const server = await openTestSite({ ...env, NODE_V8_COVERAGE: dir })
  onTestFinished(server.close)
  await server.browser().get('/')
  expect(await server.end('SIGTERM')).toBe(0)
  const written = readdirSync(dir).map((name) => readFileSync(join(dir, name), 'utf8'))
  const loaded = written.flatMap((text) =>
    (JSON.parse(text) as Coverage).result.map(({ url }) => basename(url)),
  )
  expect(loaded).toContain('server.js')
  return files.filter((name) => loaded.includes(name))
}

/** What Node writes into the folder that `NODE_V8_COVERAGE` names. */
type Coverage = { result: { url: string }[] }
