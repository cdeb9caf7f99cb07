import { describe, expect, test } from 'vitest'
import { article } from '#test/things/news'
import { scene, writeUpload } from '#test/things/photo'
import { setUpAdmin, refusal, unwrap } from '#test/harness/modules/admin'
import type { NewsFields } from '#modules/news'

const { admin, news, callers, clock, logged } = await setUpAdmin()

const by = callers.elodie
const acts = async () => (await logged()).map(({ action }) => action)

async function written(fields: Partial<NewsFields> = {}) {
  const created = unwrap(await admin.news.create(by, article(fields)))
  clock.pass(60)
  return created
}

describe('a change of news by an admin', () => {
  test('is logged with its values, and leaves the states that it does not name', async () => {
    const { id } = await written({ isFeatured: true })
    const { isPublished: _, isFeatured: _1, ...fields } = article({ title: 'Fermeture du stand' })
    await admin.news.update(callers.dominique, id, fields)

    expect((await logged())[0]).toMatchObject({
      actorName: 'dominique',
      action: 'news.update',
      subjectId: id,
      subject: 'Fermeture du stand',
      changes: [{ field: 'title', before: 'Ouverture du stand', after: 'Fermeture du stand' }],
    })
  })

  test('without a difference leaves no entry, and the item as it was', async () => {
    const item = await written()

    expect(await admin.news.update(by, item.id, article())).toEqual({ ok: true, value: item })
    for (const act of ['publish', 'unfeature'] as const)
      expect(await admin.news.act(by, act, item.id)).toEqual({ ok: true, value: item })
    expect(await logged()).toHaveLength(1)
  })

  test('is refused when another admin has changed the item since it was read', async () => {
    const { id, title, updatedAt } = await written()
    await admin.news.act(callers.dominique, 'feature', id)
    const late = await admin.news.update(by, id, article({ title: 'Trop tard' }), updatedAt)

    expect(late).toEqual(refusal('changed'))
    expect(await news.articles.find(id)).toMatchObject({ title, isFeatured: true })
  })

  test('is refused for an unknown item', async () => {
    expect(await admin.news.act(by, 'delete', 999)).toEqual(refusal('not-found'))
    expect(await logged()).toEqual([])
  })
})

test('news published again keep their date', async () => {
  const { id, createdAt } = await written()
  await admin.news.act(by, 'unpublish', id)
  clock.pass(3600)

  const again = await admin.news.act(by, 'publish', id)
  expect(again).toMatchObject({ ok: true, value: { createdAt, isPublished: true } })
  expect(await acts()).toEqual(['news.publish', 'news.unpublish', 'news.create'])
})

test('news are put "à la une" and taken down again', async () => {
  const { id } = await written()
  for (const isFeatured of [true, false])
    expect(await admin.news.act(by, 'toggle-featured', id)).toMatchObject({ value: { isFeatured } })

  expect(await acts()).toEqual(['news.unfeature', 'news.feature', 'news.create'])
})

describe('a planned publication of news', () => {
  const publishAt = new Date('2026-12-01T08:00:00.000Z')
  const unpublishAt = new Date('2026-12-24T17:00:00.000Z')

  test('is logged with its dates, and so is its cancellation', async () => {
    const { id } = await written({ publishAt, unpublishAt })
    await admin.news.act(by, 'unschedule', id)

    expect((await logged())[0]).toMatchObject({
      action: 'news.unschedule',
      changes: [
        { field: 'publishAt', before: publishAt.toISOString(), after: null },
        { field: 'unpublishAt', before: unpublishAt.toISOString(), after: null },
      ],
    })
    expect(await news.articles.find(id)).toMatchObject({
      isPublished: false,
      publishAt: null,
      unpublishAt: null,
    })
  })

  test('is refused after the withdrawal, also by a change of one date', async () => {
    const refused = refusal('withdrawn-first')
    expect(await admin.news.create(by, article({ publishAt: unpublishAt, unpublishAt: publishAt }))).toEqual(
      refused,
    )
    const { unpublishAt: _, ...fields } = article({ publishAt: unpublishAt })
    const { id } = await written({ publishAt, unpublishAt })

    expect(await admin.news.update(by, id, fields)).toEqual(refused)
  })

  test('ends when an admin withdraws the item', async () => {
    const { id } = await written({ unpublishAt })
    await admin.news.act(by, 'unpublish', id)

    expect(await news.articles.find(id)).toMatchObject({ isPublished: false, unpublishAt: null })
  })
})

describe('the picture of news', () => {
  async function added() {
    const bytes = await scene({ width: 60, height: 45 }).png().toBuffer()
    return unwrap(await admin.news.addPicture(by, await writeUpload(bytes)))
  }

  test('is private, and leaves no entry, until an item has it', async () => {
    const file = await writeUpload(await scene({ width: 60, height: 45 }).png().toBuffer())
    expect(await admin.news.addPicture(callers.camille, file)).toEqual(refusal('not-admin'))
    await added()
    expect(await logged()).toEqual([])
  })

  test('is logged with its description, when it comes, changes and goes', async () => {
    const [first, second] = [await added(), await added()]
    const { id } = await written()
    for (const picture of [{ id: first.id, alt: 'Le stand' }, { id: second.id, alt: 'Le stand' }, null]) {
      const changed = await admin.news.update(by, id, { ...article(), picture })
      expect(changed.ok).toBe(true)
    }

    const changes = (await logged()).slice(0, 3).map((entry) => entry.changes)
    expect(changes).toEqual([
      [
        { field: 'picture', before: second.id, after: null },
        { field: 'pictureAlt', before: 'Le stand', after: null },
      ],
      [{ field: 'picture', before: first.id, after: second.id }],
      [
        { field: 'picture', before: null, after: first.id },
        { field: 'pictureAlt', before: null, after: 'Le stand' },
      ],
    ])
  })

  test('is refused when another item has it or it is gone', async () => {
    const picture = { id: (await added()).id, alt: '' }
    await admin.news.create(by, { ...article(), picture })
    const item = await written({ title: 'Autre' })

    const refused = refusal('picture-gone')
    expect(await admin.news.create(by, { ...article(), picture })).toEqual(refused)
    expect(await admin.news.update(by, item.id, { ...article(), picture })).toEqual(refused)
    expect(await news.articles.find(item.id)).toEqual(item)
  })
})
