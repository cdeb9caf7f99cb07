import { beforeEach, describe, expect, test } from 'vitest'
import { countAnnouncements } from '#test/harness/db/announcements'
import { count } from '#test/harness/db/rows'
import { question } from '#test/things/question'
import { article } from '#test/things/news'
import { ALL, setUpAdmin, refusal, unwrap } from '#test/harness/modules/admin'
import { elodie, PASSWORD } from '#test/people'
import type { BinKind } from '../rules'

const world = await setUpAdmin()
const { db, clock, identity, ads, news, exams, admin, callers, newMember, post, logged } = world
const by = callers.elodie
const KINDS = ['question', 'news', 'ad'] as const
const DAY_S = 24 * 3600
const GONE = refusal('not-found')

beforeEach(async () => {
  for (const table of ['question_versions', 'questions']) await db.write(`DELETE FROM ${table}`)
})

const write = async (fields = {}) => unwrap(await admin.news.create(by, article(fields)))

async function made(kind: BinKind): Promise<number> {
  if (kind !== 'question') return (await (kind === 'ad' ? post() : write())).id
  return unwrap(await admin.questions.add(by, question(await count(db, 'questions')))).id
}

async function remove(kind: BinKind, id: number) {
  if (kind === 'ad') return admin.ads.delete(by, id)
  return kind === 'news' ? admin.news.act(by, 'delete', id) : admin.questions.delete(by, id)
}

const found = {
  question: (id: number) => exams.questions.find(id),
  news: (id: number) => news.articles.find(id),
  ad: (id: number) => ads.listings.find(id, { id: by.userId, isAdmin: true }),
} satisfies Record<BinKind, unknown>

/** Deletes a thing of this kind, and returns its row of the bin. */
async function binned(kind: BinKind) {
  const subjectId = await made(kind)
  await remove(kind, subjectId)
  const { items } = await admin.bin.list({ kind }, ALL)
  return items.find((thing) => thing.subjectId === subjectId)!
}

describe.each(KINDS)('the bin, with deleted content (%s)', (kind) => {
  test('keeps it for thirty days, under the name of who deleted it', async () => {
    const id = await made(kind)
    const before = await found[kind](id)
    clock.pass(60)
    await remove(kind, id)

    const title = kind === 'question' ? question(0).question : (before as { title: string }).title
    const until = new Date(clock.now().getTime() + 30 * DAY_S * 1000)
    const thing = { kind, subjectId: id, title, binnedBy: elodie.username, binnedAt: clock.now(), until }
    expect(await admin.bin.list({}, ALL)).toMatchObject({ items: [thing], total: 1 })
    expect(await found[kind](id)).toBeNull()
    expect(await remove(kind, id)).toMatchObject({ ok: false })
  })

  test('gives it back as it was, which is logged', async () => {
    const subjectId = await made(kind)
    const before = await found[kind](subjectId)
    await remove(kind, subjectId)
    const [thing] = (await admin.bin.list({}, ALL)).items
    const restored = await admin.bin.restore(callers.dominique, thing!.id)

    expect(restored).toMatchObject({ ok: true, value: { kind, subjectId } })
    const { updatedAt: _, ...same } = { updatedAt: null, ...before! }
    expect(await found[kind](subjectId)).toMatchObject(same)
    expect(await admin.bin.list({}, ALL)).toMatchObject({ total: 0 })
    expect((await logged()).slice(0, 2)).toMatchObject([
      {
        ...{ actorName: 'dominique', action: `${kind}.restore`, subjectId, isGone: false },
        changes: [{ field: 'isBinned', before: true, after: false }],
      },
      { actorName: elodie.username, action: `${kind}.delete`, subjectId, subject: thing!.title },
    ])
    await remove(kind, subjectId)
    expect((await logged())[1]).toMatchObject({ action: `${kind}.restore`, isGone: true })
  })

  test('deletes it for good by an admin, which is logged', async () => {
    const { id, subjectId } = await binned(kind)
    expect(await admin.bin.erase(callers.dominique, id)).toMatchObject({ ok: true })

    expect((await logged())[0]).toMatchObject({ action: `${kind}.erase`, subjectId, isGone: true })
    expect(await admin.bin.list({}, ALL)).toMatchObject({ total: 0 })
    for (const act of ['restore', 'erase'] as const) expect(await admin.bin[act](by, id)).toEqual(GONE)
    expect(await found[kind](subjectId)).toBeNull()
  })

  test('deletes it for good after thirty days, and not before', async () => {
    const { subjectId, id } = await binned(kind)
    clock.pass(30 * DAY_S - 1)
    expect(await admin.bin.empty()).toBe(0)
    clock.pass(1)
    expect(await admin.bin.empty()).toBe(1)

    expect(await admin.bin.restore(by, id)).toEqual(GONE)
    expect(await found[kind](subjectId)).toBeNull()
    const left = { question: 'question_versions', news: 'news', ad: 'classified_ads' }[kind]
    // The versions of a question stay: old results show them.
    expect(await count(db, left)).toBe(kind === 'question' ? 1 : 0)
  })

  test('restores or erases it once when both happen at once', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { id, subjectId } = await binned(kind)
      clock.pass(30 * DAY_S)
      const others = [
        () => admin.bin.erase(callers.dominique, id),
        () => admin.bin.restore(callers.dominique, id),
        async () => ((await admin.bin.empty()) === 1 ? { ok: true } : GONE),
      ]
      const both = [() => admin.bin.restore(by, id), others[round % 3]!]
      if (round % 2) both.reverse()
      const outcomes = await Promise.all(both.map((one) => one()))

      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
      expect(outcomes).toContainEqual(GONE)
      const isBack = (await logged()).some(
        (entry) => entry.action === `${kind}.restore` && entry.subjectId === subjectId,
      )
      expect((await found[kind](subjectId)) !== null).toBe(isBack)
      expect(await count(db, 'bin')).toBe(0)
    }
  }, 60_000)

  test('announces it to the page cache when it goes and comes back', async () => {
    const subjectId = await made(kind)
    expect(await countAnnouncements(db, () => remove(kind, subjectId))).toBe(1)
    const [thing] = (await admin.bin.list({ kind }, ALL)).items
    expect(await countAnnouncements(db, () => admin.bin.restore(by, thing!.id))).toBe(1)
  })
})

describe('the bin', () => {
  test('lists the last deleted first, by kind or by a search', async () => {
    for (const kind of KINDS) {
      await binned(kind)
      clock.pass(60)
    }
    const kinds = async (query: Parameters<typeof admin.bin.list>[0]) =>
      (await admin.bin.list(query, ALL)).items.map(({ kind }) => kind)

    expect(await kinds({})).toEqual(['ad', 'news', 'question'])
    expect(await kinds({ kind: 'news' })).toEqual(['news'])
    expect(await kinds({ q: 'OUVERTURE elodie' })).toEqual(['news'])
  })

  test('has no ad that its owner deleted, and loses those of a closed account', async () => {
    const caller = await newMember()
    const [own, deleted] = [await post({}, caller), await post({}, caller)]
    await ads.listings.remove(caller.userId, own.id)
    await admin.ads.delete(by, deleted.id)
    expect((await admin.bin.list({}, ALL)).items).toMatchObject([{ subjectId: deleted.id }])

    await identity.accounts.delete(caller, PASSWORD)
    expect([await count(db, 'bin'), await count(db, 'classified_ads')]).toEqual([0, 0])
  })

  test('does not restore a question whose text another one has by now', async () => {
    const { id } = await binned('question')
    await admin.questions.add(by, question(0))

    expect(await admin.bin.restore(by, id)).toEqual(refusal('duplicate-question'))
    expect(await admin.bin.list({}, ALL)).toMatchObject({ total: 1 })
  })

  test('has no question that an import has replaced', async () => {
    await made('question')
    await exams.imports.run([question(9)], { replace: true })

    expect(await admin.bin.list({}, ALL)).toMatchObject({ total: 0 })
  })
})

const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000)

test.each([
  ['planned', { publishAt: inHours(1) }, { isPublished: false, publishAt: null }],
  [
    'planned with its withdrawal',
    { publishAt: inHours(1), unpublishAt: inHours(3) },
    { publishAt: null, unpublishAt: inHours(3) },
  ],
  ['published until then', { unpublishAt: inHours(1) }, { isPublished: false, unpublishAt: null }],
  ['still to come', { publishAt: inHours(3) }, { isPublished: false, publishAt: inHours(3) }],
])('restoring news %s two hours later drops the date that was missed', async (_name, fields, expected) => {
  const { id } = await write(fields)
  await admin.news.act(by, 'delete', id)
  clock.pass(2 * 3600)
  await admin.bin.restore(by, (await admin.bin.list({}, ALL)).items[0]!.id)
  await news.articles.followSchedule()

  expect(await news.articles.find(id)).toMatchObject(expected)
})

test('news in the bin are in no list, at no address and on no schedule', async () => {
  const { id, slug } = await write()
  const planned = await write({ publishAt: inHours(1) })
  for (const one of [id, planned.id]) await admin.news.act(by, 'delete', one)
  clock.pass(2 * 3600)

  expect(await news.articles.followSchedule()).toBe(0)
  for (const list of [news.published, news.articles]) {
    expect(await list.list({}, ALL)).toEqual({ items: [], total: 0 })
    expect(await list.listCards({}, ALL)).toEqual({ items: [], total: 0 })
  }
  expect(await news.published.listAddresses(10)).toEqual([])
  expect(await news.published.find(slug)).toBeNull()
  expect(await news.articles.change(id, { title: 'Autre' })).toBeNull()

  // News in the bin keep their address, since they may come back.
  const due = await write({ publishAt: inHours(1) })
  expect(due.slug).toBe(`${slug}-3`)
  clock.pass(3600)
  expect(await news.articles.followSchedule()).toBe(1)
})

test('a question in the bin is neither listed nor counted', async () => {
  for (let left = 3; left > 0; left -= 1) await made('question')
  const { subjectId } = await binned('question')

  expect((await exams.questions.list({}, ALL)).items.map(({ id }) => id)).not.toContain(subjectId)
  expect(await exams.questions.count()).toBe(3)
})
