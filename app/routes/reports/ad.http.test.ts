import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/db/rows'
import { linkTo, read, wordsOf } from '#test/html-text'
import { openAdSite } from '#test/pages/ads'
import { sharedSite } from '#test/shared-site'

const REPORT = { reason: 'scam', message: 'Le vendeur demande un acompte.' }
const VISITOR = { ...REPORT, email: 'odette@example.be' }

const site = sharedSite(() => openAdSite())
let ad: string
let page: string
beforeAll(async () => {
  const { id } = await site.publish()
  ad = `/classified-ads/${id}`
  page = `/signaler/annonce/${id}`
})
beforeEach(() => site.db.run('DELETE FROM ad_reports'))

const RECEIPT = /^\/signaler\/annonce\/\d+\?recu=(\d+)$/

describe('the form', () => {
  test('is a click away from the ad for everybody but its owner', async () => {
    const { visitor, member, owner } = site.readers
    for (const reader of [visitor, member])
      expect(linkTo((await read(reader, ad)).html, 'Signaler cette annonce')).toBe(page)
    expect(linkTo((await read(owner, ad)).html, 'Signaler cette annonce')).toBeUndefined()
    expect((await owner.get(page)).headers.get('Location')).toBe(ad)
  })

  test('asks a visitor for an address, and shows a member theirs, which the form cannot change', async () => {
    const { visitor, member } = site.readers
    expect(wordsOf(await (await visitor.post(page, REPORT)).text())).toContain("L'email est requis")
    expect((await read(member, page)).html).toMatch(/<input[^>]+readOnly=""[^>]*value="[^"]+@/i)

    await member.post(page, VISITOR)
    expect(await count(site.db, 'ad_reports WHERE user_id IS NOT NULL')).toBe(1)
    expect(await count(site.db, `ad_reports WHERE email = '${VISITOR.email}'`)).toBe(0)
  })

  test('leads to a receipt with the number of the report', async () => {
    const answer = await site.readers.visitor.post(page, VISITOR)
    const [receipt, number] = RECEIPT.exec(answer.headers.get('Location')!)!
    const { words, headers } = await read(site.readers.visitor, receipt)
    expect(words).toContain(`Votre signalement porte le n° ${number}`)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
  })

  test('takes nothing from a program that fills in what nobody sees', async () => {
    const answer = await site.readers.visitor.post(page, { ...VISITOR, website: 'https://evil.example' })
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain('champ caché')
    expect(html).not.toContain('evil.example')
    expect(await count(site.db, 'ad_reports')).toBe(0)
  })

  test('is not there for a member whose report is open', async () => {
    const { member } = site.readers
    await member.post(page, REPORT)
    expect((await member.post(page, REPORT)).headers.get('Location')).toBe(page)
    const { html, words } = await read(member, page)
    expect(words).toContain('Déjà signalé')
    expect(html).not.toContain('Envoyer le signalement')
  })
})

test('an ad that is hidden leaves cached pages at once, its own, lists and the sitemap', async () => {
  const { visitor, admin } = site.readers
  const shown = async () => {
    const pages = await Promise.all(
      ['/classified-ads', '/', '/sitemap.xml'].map((path) => read(visitor, path)),
    )
    return pages.map(({ html }) => html.includes(ad))
  }
  await visitor.get(ad)
  expect(await shown()).toEqual([true, true, true])

  const id = ad.split('/').at(-1)
  await admin.post(`/admin/ads/${id}/hide`)
  await expect.poll(async () => (await visitor.get(ad)).status).toBe(404)
  expect(await shown()).toEqual([false, false, false])
  expect((await visitor.post(page, VISITOR)).status).toBe(404)

  await admin.post(`/admin/ads/${id}/show`)
  await expect.poll(async () => (await visitor.get(ad)).status).toBe(200)
})

test('an admin decides at the report, beside what the ad says, and names a rule to remove it', async () => {
  const { visitor, admin } = site.readers
  const answer = await visitor.post(page, VISITOR)
  const [, number] = RECEIPT.exec(answer.headers.get('Location')!)!
  const report = `/admin/ad-reports/${number}`
  expect((await read(admin, '/admin/ad-reports')).words).toContain('odette@example.be')
  expect((await read(admin, report)).words).toContain('Le vendeur demande un acompte.')

  const refused = await admin.post(report, { outcome: 'removed', reply: 'Trompeuse.' })
  expect([refused.status, (await refused.text()).includes('Choisissez la règle')]).toEqual([400, true])
  const kept = await admin.post(report, { outcome: 'kept', reply: 'Rien ne le montre.' })
  expect(kept.headers.get('Location')).toBe('/admin/ad-reports')
  expect((await read(admin, '/admin/ad-reports?show=closed')).words).toMatch(
    /Clos sans changement le .*Rien ne le montre\./,
  )
})
