import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/harness/db/database'
import { insert, type Row, rows } from '#test/harness/db/rows'
import { readMail } from '#test/harness/mailbox'
import { parseEnv } from './env.server'
import { readRenewal, STOP_REMINDERS } from './link-tokens.server'
import { openSite, type Site } from './modules.server'
import { openFolder } from '#test/harness/worker'

const HOUR_MS = 3_600_000
/** An id that the database does not give out. */
const NOEMIE = 1000
const LONG_AGO = new Date('2020-01-01T00:00:00.000Z')

let db: TestDatabase
let dataDir: string
let site: Site

// The tests move the clock and the intervals of the site; other timers run.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  db = await createTestDatabase()
  dataDir = await openFolder()
  await add('users', { ...rows.users, id: NOEMIE })
  const env = parseEnv({ DATA_DIR: dataDir, DATABASE_URL: db.url, LOG_LEVEL: 'silent' })
  site = await openSite(env, pino({ level: 'silent' }))
})
afterEach(async () => {
  await site.close()
  vi.useRealTimers()
  await db.drop()
})

const EXPIRED: [what: string, table: string, row: Row][] = [
  ['a session that has expired', 'sessions', { ...rows.sessions, user_id: NOEMIE, last_used_at: LONG_AGO }],
  [
    'a link that has expired',
    'password_reset_tokens',
    { ...rows.password_reset_tokens, user_id: NOEMIE, expires_at: LONG_AGO },
  ],
  ['a decision that stands', 'ad_decisions', { admin_id: NOEMIE, outcome: 'approved', decided_at: LONG_AGO }],
  ['a count of attempts that is over', 'rate_limits', rows.rate_limits],
]

test('expired rows leave the database after an hour', async () => {
  for (const [, table, row] of EXPIRED) await add(table, row)

  vi.advanceTimersByTime(HOUR_MS - 1)
  await settled()
  for (const [what, table] of EXPIRED) expect(await countOf(table), what).toBe(1)
  vi.advanceTimersByTime(1)

  for (const [what, table] of EXPIRED) await expect.poll(() => countOf(table), { message: what }).toBe(0)
})

test('an exam whose time is over is closed within half a minute', async () => {
  await add('attempts', { ...rows.attempts, user_id: NOEMIE, started_at: LONG_AGO, deadline: LONG_AGO })
  vi.advanceTimersByTime(30_000)

  await expect.poll(() => countOf('attempts WHERE closed_at IS NULL')).toBe(0)
})

test('an ad whose time is over ends within half a minute, with a mail', async () => {
  const expiresAt = new Date('2026-11-24T06:00:00Z')
  const ends = { is_approved: true, approved_at: LONG_AGO, expires_at: expiresAt, is_end_announced: true }
  await add('classified_ads', { ...rows.classified_ads, user_id: NOEMIE, ...ends })
  vi.setSystemTime(expiresAt)
  vi.advanceTimersByTime(30_000)
  await expect.poll(() => countOf("classified_ads WHERE state = 'expired'")).toBe(1)
  vi.advanceTimersByTime(1000)
  await expect.poll(() => countOf('mails')).toBe(0)

  const mail = await readOutbox()
  const [, token = ''] = /renouveler\/(.+)$/.exec(mail.links[0]!) ?? []
  expect(readRenewal(site.linkTokens, token)).toEqual({ id: rows.classified_ads.id, expiresAt })
})

test('an upload that a killed process left is deleted within two hours', async () => {
  const upload = join(dataDir, 'uploads', 'carabine.jpg')
  await writeFile(upload, 'half a photo')
  await utimes(upload, new Date(), new Date())
  vi.advanceTimersByTime(2 * HOUR_MS)

  await expect.poll(() => readdir(join(dataDir, 'uploads'))).toEqual([])
})

test('news whose moment has come are published within a second', async () => {
  await add('news', { ...rows.news, is_published: false, publish_at: LONG_AGO })
  vi.advanceTimersByTime(1000)

  await expect.poll(() => countOf('news WHERE is_published')).toBe(1)
})

test('a reminder is sent within half a minute, with a link that ends it', async () => {
  const question_id = 1
  await add('mastery', {
    ...{ user_id: NOEMIE, question_id, edition: 1, box: 1, due_on: '2020-01-01' },
    ...{ was_first_right: false, was_last_right: false },
  })
  await add('study_plans', { user_id: NOEMIE, reminders: 'daily', next_reminder_on: '2020-01-01' })
  vi.setSystemTime('2026-11-24T06:00:00Z')
  vi.advanceTimersByTime(30_000)
  await expect.poll(() => countOf('mails')).toBe(1)
  vi.advanceTimersByTime(1000)
  await expect.poll(() => countOf('mails')).toBe(0)

  const mail = await readOutbox()
  expect(mail.subject).toMatch(/^1\squestion vous attend$/)
  const [, token = ''] = /desabonnement\/(.+)>$/.exec(mail.headers['list-unsubscribe']!) ?? []
  expect(site.linkTokens.read(STOP_REMINDERS, token)).toBe(String(NOEMIE))
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
