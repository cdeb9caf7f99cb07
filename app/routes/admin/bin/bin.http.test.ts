import { beforeEach, describe, expect, test } from 'vitest'
import { bareQuestion } from '#test/things/question'
import { openPage, readPage } from '#test/harness/page'
import { openAdSite } from '#test/harness/ad-site'
import { publishNews } from '#test/things/news'
import { sharedSite } from '#test/harness/shared-site'

const site = sharedSite(openAdSite)
beforeEach(async () => {
  await site.removeAll()
  for (const table of ['bin', 'news']) await site.db.run(`DELETE FROM ${table}`)
})

const admin = () => site.readers.admin
const statusOf = async (path: string) => (await site.browser().get(path)).status

/** What the page says after the button, where it leads. */
async function press(path: string): Promise<string> {
  const answer = await admin().post(path)
  expect(answer.status).toBe(303)
  return (await openPage(admin().follow(answer))).words
}

/** The number in the bin of the only thing there. */
async function only(): Promise<number> {
  const page = await readPage(admin(), '/admin/bin')
  const restoring = page.attributes('form[action$="/restore"]', 'action')
  expect(restoring).toHaveLength(1)
  return Number(restoring[0]!.split('/').at(-2))
}

test('a news page that was cached is gone at once, and back once restored', async () => {
  const { id, slug } = await publishNews(site)
  const path = `/news/${slug}`
  for (let times = 0; times < 2; times += 1) expect(await statusOf(path)).toBe(200)
  expect(await press(`/admin/news/${id}/delete`)).toContain('Actualité supprimée avec succès')
  expect(await statusOf(path)).toBe(404)

  const binned = await only()
  const page = await readPage(admin(), '/admin/bin')
  expect(page.words).toMatch(/Ouverture du stand.*Actualité.*par Élodie/)
  expect(await press(`/admin/bin/${binned}/restore`)).toMatch(/Élément restauré.*La corbeille est vide/)
  expect(await statusOf(path)).toBe(200)
  expect(await press(`/admin/bin/${binned}/restore`)).toContain("n'est plus dans la corbeille")
})

describe('an ad with a photo', () => {
  async function postOnline(): Promise<{ id: number; photo: string }> {
    const { id, photos } = await site.publish({}, 1)
    const photo = photos[0]!.url
    expect(await statusOf(photo)).toBe(200)
    return { id, photo }
  }

  test('deleted by an admin lies in the bin with its photo, and returns so', async () => {
    const { id, photo } = await postOnline()
    expect((await admin().call('DELETE', `/api/classified-ads/${id}`)).status).toBe(200)
    expect([await statusOf(photo), await statusOf(`/classified-ads/${id}`)]).toEqual([404, 404])
    for (const reader of ['owner', 'admin'] as const)
      expect((await site.readers[reader].get(photo)).status).toBe(404)

    await press(`/admin/bin/${await only()}/restore`)
    expect([await statusOf(photo), await statusOf(`/classified-ads/${id}`)]).toEqual([200, 200])
  })

  test('that its owner deletes is gone at once', async () => {
    const { id } = await postOnline()
    expect((await site.readers.owner.call('DELETE', `/api/classified-ads/${id}`)).status).toBe(200)

    expect((await readPage(admin(), '/admin/bin')).words).toContain('La corbeille est vide')
  })
})

describe('a question', () => {
  const add = (number: number) => admin().call('POST', '/api/questions', bareQuestion(number))

  async function addAndDelete(number: number) {
    const { id } = (await (await add(number)).json()) as { id: number }
    expect((await admin().call('DELETE', `/api/questions/${id}`)).status).toBe(200)
  }

  test('stays in the bin while the bank has another one with its text', async () => {
    await addAndDelete(1)
    expect((await add(1)).status).toBe(201)

    const binned = await only()
    expect(await press(`/admin/bin/${binned}/restore`)).toContain('a le même énoncé')
    expect(await only()).toBe(binned)
  })

  test('is erased after the admin was asked, and only then', async () => {
    await addAndDelete(2)
    const path = `/admin/bin/${await only()}/erase`
    expect((await readPage(admin(), path)).words).toMatch(
      /Supprimer définitivement cet élément \?.*irréversible/,
    )

    expect(await press(path)).toMatch(/Élément supprimé définitivement.*La corbeille est vide/)
    expect((await readPage(admin(), path)).status).toBe(404)
  })
})

test('the list shows what the filter and the search ask for', async () => {
  const { id } = await publishNews(site)
  await press(`/admin/news/${id}/delete`)

  for (const query of ['kind=news', 'q=stand+elodie', 'kind=rien'])
    expect((await readPage(admin(), `/admin/bin?${query}`)).words, query).toContain('Ouverture du stand')
  for (const query of ['kind=ad', 'q=fusil'])
    expect((await readPage(admin(), `/admin/bin?${query}`)).words, query).toContain('Aucun résultat')
})
