import { beforeEach, describe, expect, test } from 'vitest'
import { markAsDemo } from '#test/things/demo'
import { publishNews } from '#test/things/news'
import { openPage, readPage } from '#test/harness/page'
import { setUpAdSite, setUpMailedSite } from '#test/harness/file-sites'
import { elodie } from '#test/people'

const site = await setUpAdSite()
const admin = site.readers.admin
beforeEach(async () => {
  await site.removeAll()
  for (const table of ['setup_tries', 'demo_content', 'news']) await site.db.write(`DELETE FROM ${table}`)
})

const press = async (act: string) =>
  (await openPage(admin.follow(await admin.post('/admin/setup', { act })))).words

const line = async (id: string) => (await readPage(admin, '/admin/setup')).find(`#${id}`)!.words

test('the panel counts the lines, and leads to the checklist', async () => {
  expect((await readPage(admin, '/admin')).words).toMatch(/Mise en route : \d sur 8 faits/)
  const page = await readPage(admin, '/admin/setup')
  expect(page.texts('main ol h2')).toHaveLength(8)
})

test('the decision about ads of weapons is noted with its day', async () => {
  expect(await line('adRules')).toMatch(/À faire.*Ouvertes aux membres : Armes, Munitions.*La loi interdit/)
  expect(await press('decide-ads')).toContain('Décision notée')
  expect(await line('adRules')).toMatch(/Fait.*Décidé le \d\d\/\d\d\/\d{4}/)
})

test('the address of a site on its own machine is tried, and found to be local', async () => {
  expect(await press('try-address')).toContain("n'existe que sur sa propre machine")
  expect(await line('address')).toMatch(/À faire.*http:\/\/localhost/)
})

test('a try of a backup runs after the answer, and leaves its result', async () => {
  expect(await press('try-backup')).toContain("L'essai commence")
  await expect.poll(() => line('backup'), { timeout: 20_000 }).toContain('Aucune sauvegarde')
})

test('without a mail server no test mail is offered', async () => {
  expect(await line('mail')).toContain('Sans SMTP_URL')
})

test('an act that the checklist does not know is refused', async () => {
  expect((await admin.post('/admin/setup', { act: 'format-disk' })).status).toBe(400)
})

test('demo content is removed after a page that names what goes and what stays', async () => {
  const ad = await site.publish({ title: 'Lunette de démonstration' })
  const { id: newsId, slug } = await publishNews(site, { title: 'Le stand fictif' })
  await markAsDemo(site, { newsId, adId: ad.id, userId: ad.userId })
  await site.db.write('UPDATE classified_ads SET revision = 2 WHERE id = $1', [ad.id])
  expect(await line('demo')).toContain('À faire')

  const page = await readPage(admin, '/admin/setup/demo')
  expect(page.section('supprimes')!.words).toContain('Le stand fictif')
  expect(page.section('gardes')!.words).toContain('Lunette de démonstration')
  const done = await openPage(admin.follow(await admin.post('/admin/setup/demo')))
  expect(done.words).toContain('1 élément supprimé, 2 gardés')
  expect(await line('demo')).toContain('Fait')
  expect((await site.browser().get(`/news/${slug}`)).status).toBe(404)
  expect((await readPage(admin, '/admin/audit')).words).toContain('Le stand fictif')
})

describe('the test mail', async () => {
  const mailed = await setUpMailedSite()

  test('brings a link, whose page has the code in its form', async () => {
    const other = await mailed.admin(elodie)
    const sent = await other.post('/admin/setup', { act: 'send-mail' })
    expect((await openPage(other.follow(sent))).words).toContain("Email d'essai en route")
    const path = await mailed.mailbox.link(elodie.email, '/admin/setup?code=')

    const wrong = await other.post('/admin/setup', { act: 'confirm-mail', code: '0123456789' })
    expect(wrong.status).toBe(400)
    const [code] = (await readPage(other, path)).attributes('input[name="code"]', 'value')
    const right = await other.post('/admin/setup', { act: 'confirm-mail', code: code! })
    expect((await openPage(other.follow(right))).words).toContain("L'email d'essai est arrivé")
    expect((await readPage(other, '/admin/setup')).find('#mail')!.words).toContain('Fait')
  })
})
