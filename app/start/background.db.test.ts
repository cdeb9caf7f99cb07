import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/harness/db/database'
import { allRows, insert, type Row, rows } from '#test/harness/db/rows'
import { readMail } from '#test/harness/mailbox'
import { parseEnv } from './env.server'
import { readRenewal, STOP_MAILS } from './link-tokens.server'
import { openSite, type Site } from './modules.server'
import { openFolder } from '#test/harness/worker'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Seven o'clock in Belgium. */
const NOW = new Date('2026-11-24T06:00:00.000Z')
/** An id that the database does not give out. */
const NOEMIE = 1000
const LONG_AGO = new Date('2020-01-01T00:00:00.000Z')
const LATER = new Date('2027-01-01T00:00:00.000Z')

let db: TestDatabase
let dataDir: string
let site: Site

// The tests move the clocks and the intervals of the site; other timers run.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'], now: NOW })
  db = await createTestDatabase()
  dataDir = await openFolder()
  await add('users', { ...rows.users, id: NOEMIE, email_confirmed_at: NOW })
  const env = parseEnv({ DATA_DIR: dataDir, DATABASE_URL: db.url, LOG_LEVEL: 'silent' })
  site = await openSite(env, pino({ level: 'silent' }))
})
afterEach(async () => {
  await site.close()
  vi.useRealTimers()
  await db.drop()
})

const FORM: Row = { user_id: NOEMIE, form_key: 'key', content: 'a'.repeat(43), made: 1 }

const EXPIRED: [what: string, table: string, row: Row][] = [
  ['a session that has expired', 'sessions', { ...rows.sessions, user_id: NOEMIE, last_used_at: LONG_AGO }],
  [
    'a link that has expired',
    'password_reset_tokens',
    { ...rows.password_reset_tokens, user_id: NOEMIE, expires_at: LONG_AGO },
  ],
  ['a decision that stands', 'ad_decisions', { admin_id: NOEMIE, outcome: 'approved', decided_at: LONG_AGO }],
  ['a count of attempts that is over', 'rate_limits', rows.rate_limits],
  ['a form that was sent', 'form_keys', { ...FORM, sent_at: LONG_AGO }],
]

test('expired rows leave the database soon after a start, and each hour', async () => {
  for (const start of [10 * 60_000, HOUR_MS]) {
    for (const [, table, row] of EXPIRED) await add(table, row)
    vi.advanceTimersByTime(start)

    for (const [what, table] of EXPIRED) await expect.poll(() => countOf(table), { message: what }).toBe(0)
  }
})

test('expired rows stay for five minutes, while a machine sets its clock', async () => {
  for (const [, table, row] of EXPIRED) await add(table, row)
  vi.advanceTimersByTime(5 * 60_000 - 1)
  await settled()

  for (const [what, table] of EXPIRED) expect(await countOf(table), what).toBe(1)
})

test('no sweep ends, deletes or mails by a clock that jumps', async () => {
  const notDue = await notYetDue()
  for (const [table, row] of notDue) await add(table, row)
  const swept = ['exam_results', ...notDue.map(([table]) => table)]
  const before = await dump(swept)

  vi.setSystemTime(NOW.getTime() + 91 * DAY_MS)
  for (let minute = 0; minute < 55; minute += 5) {
    vi.advanceTimersByTime(5 * 60_000)
    await settled()
  }
  expect(await dump(swept)).toEqual(before)

  // The clock is right again, and the exam's time is up.
  vi.setSystemTime(NOW.getTime() + 55 * 60_000)
  vi.advanceTimersByTime(6 * 60_000)
  await settled()
  vi.advanceTimersByTime(30_000)
  await expect.poll(() => countOf('attempts WHERE closed_at IS NULL')).toBe(0)
})

/** What every sweep would deal with in 91 days, and none today. */
async function notYetDue(): Promise<[table: string, row: Row][]> {
  const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
  const own = { user_id: NOEMIE, created_at: NOW }
  const { id: _, ...waiting } = { ...rows.classified_ads, ...own }
  const ad = { ...waiting, is_approved: true, approved_at: NOW, state: 'online' }
  const deadline = new Date(NOW.getTime() + HOUR_MS)
  const [question] = await db.read<{ id: number }>('SELECT min(id) AS id FROM questions')
  return [
    ['sessions', { ...rows.sessions, ...own, last_used_at: NOW }],
    ['password_reset_tokens', { ...rows.password_reset_tokens, ...own, expires_at: inDays(1) }],
    ['ad_decisions', { admin_id: NOEMIE, outcome: 'approved', decided_at: NOW }],
    ['rate_limits', { ...rows.rate_limits, expire: Math.floor(inDays(1).getTime() / 1000) }],
    ['form_keys', { ...FORM, sent_at: NOW }],
    ['attempts', { ...rows.attempts, user_id: NOEMIE, started_at: NOW, deadline }],
    ['classified_ads', { ...ad, expires_at: inDays(60) }],
    ['classified_ads', { ...ad, expires_at: inDays(5), is_end_announced: true }],
    ['classified_ads', { ...ad, expires_at: inDays(-1), ended_at: inDays(-1), state: 'expired' }],
    ['classified_ads', { ...ad, id: 9, is_binned: true, state: 'binned' }],
    [
      'bin',
      { ad_id: 9, owner_id: NOEMIE, title: 'Carabine', binned_by: 'Élodie', binned_at: NOW, search_text: '' },
    ],
    ['news', { ...rows.news, is_published: false, publish_at: inDays(1) }],
    ['news_pictures', { hash: 'c'.repeat(64), alt: '', width: 1, height: 1, unused_since: NOW }],
    ['admin_actions', { ...rows.admin_actions, actor_id: NOEMIE, created_at: inDays(-700) }],
    ...examOf({ created_at: inDays(-700) }),
    ['question_imports', { ...rows.question_imports, ...own }],
    ['mails', { ...rows.mails, ...own, failed_at: NOW, failure: 'later' }],
    ['memory_states', { ...rows.memory_states, user_id: NOEMIE, question_id: question!.id }],
    ['study_plans', { user_id: NOEMIE, reminders: 'daily', next_reminder_on: '2026-11-25' }],
  ]
}

/** An exam with one answer. */
const examOf = (moment: Pick<Row, 'created_at'>): [table: string, row: Row][] => [
  ['exam_results', { ...rows.exam_results, user_id: NOEMIE, attempt_id: null, ...moment }],
  ['user_answers', rows.user_answers],
]

const dump = (tables: string[]) => Promise.all(tables.map((table) => allRows(db, table)))

test('the answers of an old exam are deleted soon after a start', async () => {
  for (const [table, row] of examOf({ created_at: LONG_AGO })) await add(table, row)
  vi.advanceTimersByTime(10 * 60_000)

  await expect.poll(() => countOf('user_answers')).toBe(0)
  expect(await countOf('exam_results')).toBe(1)
})

test('an exam whose time is over is closed within half a minute', async () => {
  await add('attempts', { ...rows.attempts, user_id: NOEMIE, started_at: LONG_AGO, deadline: LONG_AGO })
  vi.advanceTimersByTime(30_000)

  await expect.poll(() => countOf('attempts WHERE closed_at IS NULL')).toBe(0)
})

test('an ad whose time is over ends within half a minute, with a mail', async () => {
  const ends = {
    ...{ is_approved: true, state: 'online', approved_at: LONG_AGO },
    ...{ expires_at: NOW, is_end_announced: true },
  }
  await add('classified_ads', { ...rows.classified_ads, user_id: NOEMIE, ...ends })
  vi.advanceTimersByTime(30_000)
  await expect.poll(() => countOf("classified_ads WHERE state = 'expired'")).toBe(1)
  vi.advanceTimersByTime(1000)
  await expect.poll(() => countOf('mails')).toBe(0)

  const mail = await readOutbox()
  const [, token = ''] = /renouveler\/(.+)$/.exec(mail.links[0]!) ?? []
  expect(readRenewal(site.linkTokens, token)).toEqual({ id: rows.classified_ads.id, expiresAt: NOW })
})

test('an upload that a killed process left is deleted within two hours', async () => {
  const upload = join(dataDir, 'uploads', 'carabine.jpg')
  await writeFile(upload, 'half a photo')
  await utimes(upload, new Date(), new Date())
  vi.advanceTimersByTime(2 * HOUR_MS)

  await expect.poll(() => readdir(join(dataDir, 'uploads'))).toEqual([])
})

test('held messages are sent or removed soon after a start', async () => {
  const owner = { id: 1001, username: 'Karim', username_key: 'karim', email: 'karim@example.be' }
  await add('users', { ...rows.users, ...owner })
  const online = { ...rows.classified_ads, is_approved: true, state: 'online', expires_at: LATER }
  await add('classified_ads', { ...online, id: 8, user_id: owner.id })
  await add('classified_ads', { ...online, id: 9, user_id: NOEMIE })
  await add('held_messages', { user_id: NOEMIE, ad_id: 8, body: 'Bonjour.', created_at: NOW })
  await add('held_messages', { user_id: NOEMIE, ad_id: 9, body: 'Bonjour.', created_at: LONG_AGO })
  vi.advanceTimersByTime(10 * 60_000)

  await expect.poll(() => countOf('held_messages')).toBe(0)
  expect(await countOf('messages')).toBe(1)
})

test('news whose moment has come are published within a second', async () => {
  await add('news', { ...rows.news, is_published: false, publish_at: LONG_AGO })
  vi.advanceTimersByTime(1000)

  await expect.poll(() => countOf('news WHERE is_published')).toBe(1)
})

test('a reminder is sent within half a minute, with a link that ends it', async () => {
  const question_id = 1
  await add('memory_states', { ...rows.memory_states, user_id: NOEMIE, question_id, due_on: '2020-01-01' })
  await add('study_plans', { user_id: NOEMIE, reminders: 'daily', next_reminder_on: '2020-01-01' })
  vi.advanceTimersByTime(30_000)
  await expect.poll(() => countOf('mails')).toBe(1)
  vi.advanceTimersByTime(1000)
  await expect.poll(() => countOf('mails')).toBe(0)

  const mail = await readOutbox()
  expect(mail.subject).toMatch(/^Aujourd'hui\s: 24\squestions, environ 10\sminutes$/)
  const [, token = ''] = /desabonnement\/(.+)>$/.exec(mail.headers['list-unsubscribe']!) ?? []
  expect(site.linkTokens.read(STOP_MAILS.reminder, token)).toBe(String(NOEMIE))
})

function add(table: string, row: Row) {
  return insert(db, table, row)
}

async function countOf(table: string): Promise<number> {
  const found = await db.sequelize.query(`SELECT count(*) AS n FROM ${table}`, { plain: true })
  return Number(found?.n)
}

async function readOutbox() {
  const [file = ''] = await readdir(join(dataDir, 'outbox'))
  return readMail(await readFile(join(dataDir, 'outbox', file)), rows.users.email)
}

/** Waits until a turn that had begun would be done. */
async function settled() {
  await new Promise((done) => setTimeout(done, 100))
}
