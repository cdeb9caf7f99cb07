import { article } from '#test/things/news'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#db/database'
import { createTestDatabase, type TestDatabase } from '#test/harness/db/database'
import { count, insert, rows } from '#test/harness/db/rows'
import { type AdCategory, createAds } from '#modules/ads'
import type { Clock } from '#modules/kernel/clock'
import { createWorld } from '#test/harness/modules/identity'
import { lastBackup } from '#db/settings'
import { PAGES } from '#app/ui/lesson/lesson-pages'
import { createAdmin } from '#modules/admin'
import { createExams } from '#modules/exams'
import { heldMails, NOTHING_TRIED } from '#test/harness/modules/admin'
import { createNews } from '#modules/news'
import { loadDemoContent } from './demo-content.server'
import { openPictures } from '#app/start/pictures.server'

const SILENT = pino({ level: 'silent' })
const ALL = { limit: 100, offset: 0 }
const DAY_MS = 86_400_000

let db: TestDatabase
beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.drop())

function openDemo({ closed = [] as AdCategory[], on = db } = {}) {
  const { identity, clock, mails, mailQueue } = createWorld(on)
  const modulesOn = (own: Clock) => ({
    ads: createAds({
      db: on,
      clock: own,
      identity,
      mails: mailQueue,
      closedCategories: closed,
      pictures: openPictures(),
    }),
    news: createNews({ db: on, clock: own }),
  })
  const own = modulesOn(clock)
  const given = { db: on, clock, identity, mails: heldMails([]), pictures: openPictures(), ...own }
  const exams = createExams({ ...given, pages: PAGES })
  const admin = createAdmin({ ...given, exams, lastBackup, setup: NOTHING_TRIED })
  return { db: on, identity, clock, mails, modulesOn, admin, ...own }
}

test('demo content is three public news and eight public ads of nobody real', async () => {
  const demo = openDemo()
  await loadDemoContent(demo, SILENT)

  const { items } = await demo.ads.search.list({}, ALL, { id: 1, isAdmin: true })
  expect(items).toHaveLength(8)
  // No weapons: the law forbids offering them to private persons online.
  expect(new Set(items.map(({ category }) => category))).toEqual(
    new Set(['optique', 'accessoires', 'equipement']),
  )
  expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['sale', 'purchase']))
  for (const { province } of items) expect(province).not.toBeNull()
  for (const { contactEmail, contactPhone } of items)
    expect([contactEmail, contactPhone]).toEqual([expect.stringMatching(/@example\.com$/), null])
  const news = await demo.news.published.list({}, ALL)
  expect(news.total).toBe(3)
  expect(await demo.news.published.listFeaturedCards(2)).toHaveLength(2)
  const daysAgo = (days: number) => new Date(demo.clock.now().getTime() - days * DAY_MS)
  expect([items[0]?.createdAt, news.items[0]?.createdAt]).toEqual([daysAgo(1), daysAgo(3)])
})

test('demo content is marked, so that an admin can remove it in one act', async () => {
  const demo = openDemo()
  await loadDemoContent(demo, SILENT)

  const { removable, kept } = await demo.admin.setup.demo.find()
  const kinds = removable.map(({ kind }) => kind)
  expect(['news', 'ad', 'user'].map((one) => kinds.filter((kind) => kind === one).length)).toEqual([3, 8, 1])
  expect(kept).toEqual([])
})

test('demo content of an older version is marked by the upgrade', async () => {
  const demo = openDemo()
  await loadDemoContent(demo, SILENT)
  const { removable } = await demo.admin.setup.demo.find()
  for (const table of ['demo_content', 'setup_tries']) await db.write(`DROP TABLE ${table}`)
  await db.write("DELETE FROM migrations WHERE name = '0039-setup'")

  await db.migrate()
  expect((await demo.admin.setup.demo.find()).removable).toEqual(removable)
})

test('demo content has an owner who gets no mail and cannot sign in', async () => {
  const demo = openDemo()
  await loadDemoContent(demo, SILENT)

  expect(await count(db, "users WHERE username = 'demo'")).toBe(1)
  expect(demo.mails).toEqual([])
  const signIn = await demo.identity.signIn.begin({ username: 'demo', password: '' }, 'Firefox sur Windows')
  expect(signIn).toEqual({ ok: false, code: 'wrong-credentials' })
})

test('demo content that an admin deleted does not come back', async () => {
  const demo = openDemo()
  await loadDemoContent(demo, SILENT)
  for (const table of ['users', 'news']) await db.write(`DELETE FROM ${table}`)
  await loadDemoContent(demo, SILENT)

  expect(await count(db, 'classified_ads')).toBe(0)
  expect(await count(db, 'news')).toBe(0)
})

test('demo content is loaded once by two processes at the same moment', async () => {
  const second = await openDatabase(db.url)
  const both = [openDemo(), openDemo({ on: { ...db, ...second } })]
  await Promise.all(both.map((demo) => loadDemoContent(demo, SILENT))).finally(second.close)

  expect(await count(db, 'classified_ads')).toBe(8)
  expect(await count(db, 'news')).toBe(3)
})

test('demo content is loaded whole or not at all, and tried again later', async () => {
  const demo = openDemo()
  const broken = (clock: Clock) => {
    const { ads, news } = demo.modulesOn(clock)
    const createApproved = () => Promise.reject(new Error('the disk is full'))
    return { news, ads: { ...ads, listings: { ...ads.listings, createApproved } } }
  }

  await expect(loadDemoContent({ ...demo, modulesOn: broken }, SILENT)).rejects.toThrow('the disk is full')
  expect(await count(db, 'news')).toBe(0)
  expect(await count(db, 'users')).toBe(0)
  await loadDemoContent(demo, SILENT)
  expect(await count(db, 'classified_ads')).toBe(8)
})

test.each([
  ['name', { username: 'Demo', username_key: 'demo' }],
  ['address', { email: 'demo@example.com' }],
])('demo content is never loaded where a member has the %s of its owner', async (_what, taken) => {
  const demo = openDemo()
  await db.transaction((tx) => insert(db, 'users', { ...rows.users, id: 1000, ...taken }, tx))

  await loadDemoContent(demo, SILENT)
  expect(await count(db, 'news')).toBe(0)
  await db.write('DELETE FROM users')
  await loadDemoContent(demo, SILENT)
  expect(await count(db, 'news')).toBe(0)
})

test('demo content leaves a category empty that the operator has closed', async () => {
  const demo = openDemo({ closed: ['optique'] })
  await loadDemoContent(demo, SILENT)

  const { items } = await demo.ads.search.list({}, ALL, null)
  expect(items).toHaveLength(6)
  expect(items.map(({ category }) => category)).not.toContain('optique')
})

test('demo content is not loaded on a site with news or ads of its own', async () => {
  const demo = openDemo()
  await demo.news.articles.create(article())

  await loadDemoContent(demo, SILENT)

  expect((await demo.news.published.list({}, ALL)).total).toBe(1)
  expect((await demo.ads.search.list({}, ALL, null)).total).toBe(0)
})
