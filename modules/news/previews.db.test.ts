import { expect, test } from 'vitest'
import { setUpNews } from '#test/harness/modules/news'
import { article } from '#test/things/news'

const { db, clock, news } = await setUpNews()

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR)

type Act = (id: number) => Promise<unknown>

const pass = async () => {
  clock.pass(3600)
  await news.articles.followSchedule()
}
const restore: Act = (id) =>
  db.transaction(async (tx) => {
    await news.articles.bin(id, tx)
    await news.articles.restore(id, tx)
  })

test.each<[what: string, fields: object, act: Act]>([
  ['published by hand', { isPublished: false }, (id) => news.articles.change(id, { isPublished: true })],
  ['withdrawn by hand', { isPublished: true }, (id) => news.articles.change(id, { isPublished: false })],
  ['published by its date', { publishAt: inHours(1) }, pass],
  ['withdrawn by its date', { unpublishAt: inHours(1) }, pass],
  ['restored from the bin', { isPublished: false }, restore],
])('an item that is %s has no preview link of before', async (_what, fields, act) => {
  const { id } = await news.articles.create(article(fields))
  const before = (await news.articles.findPreviewed(id))!.edition
  await act(id)

  expect((await news.articles.findPreviewed(id))!.edition).toBeGreaterThan(before)
})

test('an item that is corrected keeps its preview links', async () => {
  const { id } = await news.articles.create(article({ isPublished: false }))
  const before = await news.articles.findPreviewed(id)
  await news.articles.change(id, { title: 'Corrigée' })

  expect(await news.articles.findPreviewed(id)).toMatchObject({
    edition: before!.edition,
    item: { title: 'Corrigée' },
  })
})
