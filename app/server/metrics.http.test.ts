import { expect, test } from 'vitest'
import { type ApiQuestion, toClaim } from '#test/things/exam'
import { insert } from '#test/harness/db/rows'
import { camille } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const TOKEN = 'jeton-de-mesure-0123456789abcdef'

const site = await setUpSite({ METRICS_TOKEN: TOKEN })
const visitor = site.browser()
const member = await site.member(camille)

test.each([
  ['no token', undefined],
  ['another token', `Bearer ${TOKEN.slice(0, 8)}`],
  ['the token in another scheme', `Basic ${TOKEN}`],
])('a request with %s gets no figures', async (_what, authorization) => {
  const answer = await visitor.get('/metrics', authorization ? { Authorization: authorization } : {})

  expect([answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer'])
  expect(await answer.text()).not.toContain('process_')
})

test("a request with the token gets figures in Prometheus's format, uncached", async () => {
  const answer = await visitor.get('/metrics', { Authorization: `Bearer ${TOKEN}` })

  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain;.* version=0/)
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  expect(await answer.text()).toMatch(/^process_resident_memory_bytes \d+$/m)
})

test('an answer is counted by method, pattern of its address, and status', async () => {
  await visitor.get('/classified-ads/2147483647')
  await visitor.get('/nulle-part?email=camille@example.com')
  await visitor.post('/auth', { intent: 'login' })
  for (const path of ['/favicon.svg', '/assets/root-1.css', '/API/news/7/']) await visitor.get(path)
  await visitor.send('PROPFIND', '/news')

  const counted = [
    'method="GET",route="/classified-ads/:id",status="404"',
    'method="GET",route="/*",status="404"',
    'method="POST",route="/auth",status="400"',
    'method="GET",route="/favicon.svg",status="200"',
    'method="GET",route="/assets/*",status="404"',
    'method="GET",route="/api/news/:slug",status="404"',
    'method="other",route="/news",status="405"',
  ]
  const lines = counted.map((labels) => `http_request_duration_seconds_count{${labels}} 1`)
  const missing = async () => {
    const text = await scrape()
    return lines.filter((line) => !text.includes(line))
  }
  await expect.poll(missing).toEqual([])
  expect(await scrape()).not.toMatch(/2147483647|nulle-part|camille/)
})

test('a page from memory is counted as such, and its bytes as kept', async () => {
  await visitor.get('/mentions-legales')
  const before = await scrape()
  await visitor.get('/mentions-legales')
  const after = await scrape()

  expect(valueOf(after, 'page_cache_hits_total') - valueOf(before, 'page_cache_hits_total')).toBe(1)
  expect(valueOf(after, 'page_cache_misses_total')).toBe(valueOf(before, 'page_cache_misses_total'))
  expect(valueOf(after, 'page_cache_pages')).toBeGreaterThan(0)
  expect(valueOf(after, 'page_cache_bytes')).toBeGreaterThan(1000)
})

test('an exam is counted by type once recorded, a mail once sent', async () => {
  const questions = (await (await member.get('/api/questions')).json()) as ApiQuestion[]
  const answer = await member.call('POST', '/api/exam-results', toClaim(questions, { right: 8 }))

  expect(answer.status).toBe(201)
  expect(valueOf(await scrape(), 'exams_recorded_total{type="practice"}')).toBe(1)
  const mails = async () => {
    const text = await scrape()
    return [valueOf(text, 'mails_tried_total{outcome="sent"}'), valueOf(text, 'mails_waiting')]
  }
  await expect.poll(mails).toEqual([1, 0])
})

test('a reminder left at midnight is counted as dropped, and logged', async () => {
  const [{ id }] = (await site.db.read("SELECT id FROM users WHERE username = 'camille'")) as [{ id: number }]
  const at = new Date()
  await insert(site.db, 'mails', {
    ...{ user_id: id, recipient: camille.email, template: 'reminder', parameters: '{"day":"2026-11-20"}' },
    ...{ created_at: at, next_try_at: at },
  })

  const dropped = async () => valueOf(await scrape(), 'mails_tried_total{outcome="dropped"}')
  await expect.poll(dropped).toBe(1)
  expect(site.output()).toMatch(/"template":"reminder".*"dropped a mail: it is unwanted, or its day is over"/)
})

test("the database's figures are statements, connections, and if it answers", async () => {
  const text = await scrape()
  expect(valueOf(text, 'database_statement_duration_seconds_count{kind="insert"}')).toBeGreaterThan(0)
  expect(valueOf(text, 'database_connections')).toBeGreaterThan(0)
  expect(valueOf(text, 'database_waiting')).toBe(0)
  expect(valueOf(text, 'database_up')).toBe(1)

  await site.db.write('ALTER TABLE mails RENAME TO gone', [])
  const broken = await scrape()
    .then(scrape)
    .finally(() => site.db.write('ALTER TABLE gone RENAME TO mails', []))

  expect(valueOf(broken, 'database_up')).toBe(0)
  expect(broken).not.toMatch(/^mails_waiting /m)
  await scrape()
  const told = () => site.output().match(/the figures are with.*the database/g)
  await expect.poll(told).toHaveLength(2)
})

async function scrape(): Promise<string> {
  const answer = await visitor.get('/metrics', { Authorization: `Bearer ${TOKEN}` })
  return answer.text()
}

function valueOf(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  if (line === undefined) throw new Error(`No ${name} in\n${text}`)
  return Number(line.slice(name.length))
}
