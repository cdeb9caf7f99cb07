import { describe, expect, test } from 'vitest'
import { article } from '#test/worlds/news'
import { setUpAdmin } from '#test/worlds/admin'

const { admin, news, callers, clock, lines } = await setUpAdmin()

async function written(fields = {}) {
  const created = await admin.createNews(callers.elodie, article(fields))
  if (!created.ok) throw new Error(created.code)
  clock.pass(60)
  return created.value
}

const logged = async () => (await lines()).map(({ action, changes }) => ({ action, changes }))

describe('a change of the news', () => {
  test('is logged with what was and what is', async () => {
    const { id } = await written()
    await admin.updateNews(callers.dominique, id, article({ title: 'Fermeture du stand' }))

    expect((await lines())[0]).toMatchObject({
      actorName: 'dominique',
      action: 'news.update',
      subjectId: id,
      subject: 'Fermeture du stand',
      changes: [{ field: 'title', before: 'Ouverture du stand', after: 'Fermeture du stand' }],
    })
  })

  test('shows of a long text where it differs', async () => {
    const { id } = await written({ content: `${'a'.repeat(1000)} avant` })
    await admin.updateNews(callers.elodie, id, article({ content: `${'a'.repeat(1000)} après` }))

    const [{ changes } = { changes: [] }] = await logged()
    expect(changes).toEqual([
      { field: 'content', before: `…${'a'.repeat(38)} avant`, after: `…${'a'.repeat(38)} après` },
    ])
  })

  test('that changes nothing leaves no line, and the item as it was', async () => {
    const item = await written()

    expect(await admin.updateNews(callers.elodie, item.id, article())).toEqual({ ok: true, value: item })
    expect(await admin.actOnNews(callers.elodie, 'publish', item.id)).toEqual({ ok: true, value: item })
    expect(await admin.actOnNews(callers.elodie, 'unfeature', item.id)).toEqual({ ok: true, value: item })
    expect(await logged()).toHaveLength(1)
  })

  test('that does not say whether it is published leaves that as it is', async () => {
    const { id } = await written({ isPublished: true, isFeatured: true })
    const { isPublished: _p, isFeatured: _f, ...fields } = article({ title: 'Fermeture' })

    await admin.updateNews(callers.elodie, id, fields)

    expect(await news.findAny(id)).toMatchObject({ title: 'Fermeture', isPublished: true, isFeatured: true })
  })

  test('is refused to who has read what is no more', async () => {
    const read = await written()
    await admin.actOnNews(callers.dominique, 'feature', read.id)

    const late = await admin.updateNews(
      callers.elodie,
      read.id,
      article({ title: 'Trop tard' }),
      read.updatedAt,
    )

    expect(late).toEqual({ ok: false, code: 'changed' })
    expect(await news.findAny(read.id)).toMatchObject({ title: read.title, isFeatured: true })
  })

  test('is refused to a member, and where there is no such item', async () => {
    expect(await admin.createNews(callers.camille, article())).toEqual({ ok: false, code: 'not-admin' })
    expect(await admin.actOnNews(callers.elodie, 'delete', 999)).toEqual({ ok: false, code: 'not-found' })
    expect(await lines()).toEqual([])
  })
})

test('what is published again keeps its date', async () => {
  const { id, createdAt } = await written()
  await admin.actOnNews(callers.elodie, 'unpublish', id)
  clock.pass(3600)
  const again = await admin.actOnNews(callers.elodie, 'publish', id)

  expect(again).toMatchObject({ ok: true, value: { createdAt, isPublished: true } })
  expect((await logged()).map(({ action }) => action)).toEqual([
    'news.publish',
    'news.unpublish',
    'news.create',
  ])
})

test('"à la une" is turned by a toggle', async () => {
  const { id } = await written()
  await admin.actOnNews(callers.elodie, 'toggle-featured', id)
  await admin.actOnNews(callers.elodie, 'toggle-featured', id)

  expect((await logged()).map(({ action }) => action).slice(0, 2)).toEqual(['news.unfeature', 'news.feature'])
})

test('what was deleted leaves its title in the log', async () => {
  const { id } = await written()
  await admin.actOnNews(callers.elodie, 'delete', id)

  expect(await news.findAny(id)).toBeNull()
  expect((await lines())[0]).toMatchObject({ action: 'news.delete', subject: 'Ouverture du stand' })
})
