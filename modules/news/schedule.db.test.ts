import { expect, test } from 'vitest'
import { ALL, setUpNews } from '#test/harness/modules/news'
import { article } from '#test/things/news'
import { countAnnouncements } from '#test/harness/db/announcements'

const { db, clock, news } = await setUpNews()

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR)
const published = async () => (await news.published.listCards({}, ALL)).items.map(({ title }) => title)

test('planned news are published at their date, and are then the newest', async () => {
  const publishAt = inHours(2)
  const { id, isPublished } = await news.articles.create(article({ title: 'Prévue', publishAt }))
  await news.articles.create(article({ title: 'Plus tard', publishAt: inHours(3) }))
  clock.pass(3600)
  await news.articles.create(article({ title: 'Entre-temps' }))

  expect(isPublished).toBe(false)
  expect([await news.articles.followSchedule(), await published()]).toEqual([0, ['Entre-temps']])
  clock.pass(3600)
  expect([await news.articles.followSchedule(), await published()]).toEqual([1, ['Prévue', 'Entre-temps']])
  expect(await news.articles.find(id)).toMatchObject({
    ...{ isPublished: true, publishAt: null },
    ...{ createdAt: publishAt, updatedAt: publishAt },
  })
})

test('news with a date of withdrawal are drafts from then on', async () => {
  const { id, slug } = await news.articles.create(article({ unpublishAt: inHours(1) }))

  expect([await news.articles.followSchedule(), (await published()).length]).toEqual([0, 1])
  clock.pass(3600)
  expect([await news.articles.followSchedule(), await news.published.find(slug)]).toEqual([1, null])
  expect(await news.articles.find(id)).toMatchObject({ isPublished: false, unpublishAt: null })
})

test('news whose two dates passed while the site was off end as a draft', async () => {
  const { id } = await news.articles.create(article({ publishAt: inHours(1), unpublishAt: inHours(2) }))
  clock.pass(3 * 3600)
  await news.articles.followSchedule()

  expect(await news.articles.find(id)).toMatchObject({
    isPublished: false,
    publishAt: null,
    unpublishAt: null,
  })
})

test('planned news are published once by several processes, which all learn', async () => {
  await news.articles.create(article({ publishAt: inHours(1) }))
  clock.pass(3600)
  const follow = () => Promise.all([news.articles.followSchedule(), news.articles.followSchedule()])

  expect(await countAnnouncements(db, async () => expect((await follow()).sort()).toEqual([0, 1]))).toBe(1)
  expect(await countAnnouncements(db, follow)).toBe(0)
})

test('news published by hand lose their planned publication', async () => {
  const { id } = await news.articles.create(article({ publishAt: inHours(1) }))

  expect(await news.articles.change(id, { isPublished: true })).toMatchObject({
    isPublished: true,
    publishAt: null,
  })
})

test('news cannot be withdrawn before their publication', async () => {
  const plan = { publishAt: inHours(2), unpublishAt: inHours(2) }

  expect(news.articles.isWithdrawnFirst(plan)).toBe(true)
  await expect(news.articles.create(article(plan))).rejects.toThrow()
  for (const fields of [{ publishAt: null }, { unpublishAt: null }, { unpublishAt: inHours(3) }])
    expect(news.articles.isWithdrawnFirst({ ...plan, ...fields })).toBe(false)
})

test('planned news are listed apart from drafts for admins', async () => {
  await news.articles.create(article({ title: 'Prévue', publishAt: inHours(1) }))
  await news.articles.create(article({ title: 'Brouillon', isPublished: false }))
  await news.articles.create(article({ title: 'À retirer', unpublishAt: inHours(1) }))

  const found = async (state: 'scheduled' | 'draft') =>
    (await news.articles.listCards({ state }, ALL)).items.map(({ title }) => title)
  expect([await found('scheduled'), await found('draft')]).toEqual([['À retirer', 'Prévue'], ['Brouillon']])
})
