import { beforeEach, expect, test } from 'vitest'
import { bareQuestion } from '#test/things/question'
import { openPage, readPage } from '#test/harness/page'
import { setUpAdSite } from '#test/harness/file-sites'
import { publishNews } from '#test/things/news'

const site = await setUpAdSite()
beforeEach(async () => {
  await site.removeAll()
  for (const table of ['bin', 'news']) await site.db.write(`DELETE FROM ${table}`)
})

const admin = site.readers.admin
const statusOf = async (path: string) => (await site.browser().get(path)).status

/** What the page says after the button, where it leads. */
async function press(path: string): Promise<string> {
  const answer = await admin.post(path)
  expect(answer.status).toBe(303)
  return (await openPage(admin.follow(answer))).words
}

/** The number in the bin of the only thing there. */
async function only(): Promise<number> {
  const page = await readPage(admin, '/admin/bin')
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
  const page = await readPage(admin, '/admin/bin')
  expect(page.words).toMatch(/Ouverture du stand.*Actualité.*par Élodie/)
  expect(await press(`/admin/bin/${binned}/restore`)).toMatch(/Élément restauré.*La corbeille est vide/)
  expect(await statusOf(path)).toBe(200)
  expect(await press(`/admin/bin/${binned}/restore`)).toContain("n'est plus dans la corbeille")
})

test('an ad deleted by an admin goes to the bin with its photo, and returns', async () => {
  const { id, photos } = await site.publish({}, 1)
  const photo = photos[0]!.url
  const paths = [photo, `/classified-ads/${id}`]
  expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200])

  expect((await admin.call('DELETE', `/api/classified-ads/${id}`)).status).toBe(200)
  expect(await Promise.all(paths.map(statusOf))).toEqual([404, 404])
  for (const reader of ['owner', 'admin'] as const)
    expect((await site.readers[reader].get(photo)).status).toBe(404)

  await press(`/admin/bin/${await only()}/restore`)
  expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200])
})

test('a question whose text is back in the bank can only be erased', async () => {
  const add = () => admin.call('POST', '/api/questions', bareQuestion(1))
  const { id } = (await (await add()).json()) as { id: number }
  expect((await admin.call('DELETE', `/api/questions/${id}`)).status).toBe(200)
  expect((await add()).status).toBe(201)
  const binned = `/admin/bin/${await only()}`
  expect(await press(`${binned}/restore`)).toContain('a le même énoncé')

  const asking = await readPage(admin, `${binned}/erase`)
  expect(asking.words).toMatch(/Supprimer définitivement cet élément \?.*irréversible/)
  expect(await press(`${binned}/erase`)).toMatch(/Élément supprimé définitivement.*La corbeille est vide/)
  expect((await readPage(admin, `${binned}/erase`)).status).toBe(404)
})

test('the list shows what the filter and the search ask for', async () => {
  const { id } = await publishNews(site)
  await press(`/admin/news/${id}/delete`)

  for (const query of ['kind=news', 'q=stand+elodie', 'kind=rien'])
    expect((await readPage(admin, `/admin/bin?${query}`)).words, query).toContain('Ouverture du stand')
  for (const query of ['kind=ad', 'q=fusil'])
    expect((await readPage(admin, `/admin/bin?${query}`)).words, query).toContain('Aucun résultat')
})
