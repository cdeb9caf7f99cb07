import { beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { openPage, readPage } from '#test/harness/page'
import { setUpAdSite } from '#test/harness/file-sites'

const REPORT = { reason: 'scam', message: 'Le vendeur demande un acompte.' }
const VISITOR = { ...REPORT, email: 'odette@example.be' }

const site = await setUpAdSite()

const { id } = await site.publish()
const ad = `/classified-ads/${id}`
const form = `/signaler/annonce/${id}`
beforeEach(() => site.db.write('DELETE FROM reports'))

const RECEIPT = /^\/signaler\/annonce\/\d+\?recu=\d+\.(\d+)\.[\w-]{43}$/

describe('the form', () => {
  test('is a click away from the ad for everybody but its owner', async () => {
    const { visitor, member, owner } = site.readers
    for (const reader of [visitor, member])
      expect((await readPage(reader, ad)).link('Signaler cette annonce')).toBe(form)
    expect((await readPage(owner, ad)).link('Signaler cette annonce')).toBeUndefined()
    expect((await owner.get(form)).headers.get('Location')).toBe(ad)
  })

  test('asks a visitor for an address, and shows a member theirs as fixed', async () => {
    const { visitor, member } = site.readers
    expect((await openPage(visitor.post(form, REPORT))).words).toContain("L'email est requis")
    const email = (await readPage(member, form)).find('[type="email"]')!
    expect(email.attribute('readonly')).toBeDefined()
    expect(email.attribute('value')).toContain('@')

    await member.post(form, VISITOR)
    const [report] = await site.db.read('SELECT user_id, email FROM reports')
    expect(report).toEqual({ user_id: await member.findMemberId(), email: 'karim@example.com' })
  })

  test('leads to a receipt with the number of the report, and to no other', async () => {
    const answer = await site.readers.visitor.post(form, VISITOR)
    const [receipt, number] = RECEIPT.exec(answer.headers.get('Location')!)!
    const { words, headers } = await readPage(site.readers.visitor, receipt)
    expect(words).toContain(`Votre signalement porte le n° ${number}`)
    expect(headers.get('Cache-Control')).toBe('private, no-store')

    const other = await site.publish()
    for (const path of [`${form}?recu=${number}`, receipt.replace(`/${id}?`, `/${other.id}?`)])
      expect((await readPage(site.readers.visitor, path)).heading).toBe('Signaler cette annonce')
  })

  test('takes nothing from a program that fills in what nobody sees', async () => {
    const sent = site.readers.visitor.post(form, { ...VISITOR, website: 'https://evil.example' })
    const refused = await openPage(sent)
    expect(refused.status).toBe(400)
    expect(refused.words).toContain('champ caché')
    expect(refused.html).not.toContain('evil.example')
    expect(await count(site.db, 'reports')).toBe(0)
  })

  test('comes back to a visitor whose first report is being looked at', async () => {
    const { visitor } = site.readers
    await visitor.post(form, VISITOR)
    const refused = await openPage(visitor.post(form, { ...VISITOR, email: 'Odette@Example.be' }))
    expect(refused.status).toBe(400)
    expect(refused.words).toContain('Vous avez déjà signalé cette annonce')
    expect(refused.words).toContain(VISITOR.message)
    expect(await count(site.db, 'reports')).toBe(1)
  })

  test('is not there for a member whose report is open', async () => {
    const { member } = site.readers
    await member.post(form, REPORT)
    expect((await member.post(form, REPORT)).headers.get('Location')).toBe(form)
    const page = await readPage(member, form)
    expect(page.words).toContain('Déjà signalé')
    expect(page.button('Envoyer le signalement')).toBeUndefined()
  })
})

test('a hidden ad leaves cached pages at once: its own, lists, the sitemap', async () => {
  const { visitor, admin } = site.readers
  const places = ['/classified-ads', '/', '/sitemap.xml']
  const shown = () =>
    Promise.all(places.map(async (path) => (await readPage(visitor, path)).html.includes(ad)))
  await visitor.get(ad)
  expect(await shown()).toEqual([true, true, true])

  const id = ad.split('/').at(-1)
  await admin.post(`/admin/ads/${id}/hide`)
  await expect.poll(async () => (await visitor.get(ad)).status).toBe(404)
  expect(await shown()).toEqual([false, false, false])
  expect((await visitor.post(form, VISITOR)).status).toBe(404)

  await admin.post(`/admin/ads/${id}/show`)
  await expect.poll(async () => (await visitor.get(ad)).status).toBe(200)
})

test('an admin decides at the report, and names a rule to remove the ad', async () => {
  const { visitor, admin } = site.readers
  const answer = await visitor.post(form, VISITOR)
  const [, number] = RECEIPT.exec(answer.headers.get('Location')!)!
  const report = `/admin/ad-reports/${number}`
  expect((await readPage(admin, '/admin/ad-reports')).words).toContain('odette@example.be')
  expect((await readPage(admin, report)).words).toContain('Le vendeur demande un acompte.')

  const refused = await openPage(admin.post(report, { outcome: 'removed', reply: 'Trompeuse.' }))
  expect(refused.status).toBe(400)
  expect(refused.words).toContain('Choisissez la règle')
  const unread = { outcome: 'kept', reply: 'Rien ne le montre.', reason: 'Ôtez la photo 2.' }
  const unsent = (await openPage(admin.post(report, unread))).field('reason')
  expect([unsent?.value, unsent?.error]).toEqual([
    'Ôtez la photo 2.',
    "Le vendeur ne reçoit ce motif que si vous retirez l'annonce. Pour lui écrire, envoyez-lui un avertissement",
  ])
  const kept = await admin.post(report, { outcome: 'kept', reply: 'Rien ne le montre.' })
  expect(kept.headers.get('Location')).toBe('/admin/ad-reports')
  expect((await readPage(admin, '/admin/ad-reports?show=closed')).words).toMatch(
    /Clos sans changement le .*Rien ne le montre\./,
  )
})

test('the report of an ad offers to unblock its owner, once they are blocked', async () => {
  const { visitor, admin } = site.readers
  const [, number] = RECEIPT.exec((await visitor.post(form, VISITOR)).headers.get('Location')!)!
  const read = () => readPage(admin, `/admin/ad-reports/${number}`)
  const about = 'camille « Carabine de match »'
  expect((await read()).link(`Bloquer ${about}`)).toBeDefined()

  await site.db.write("UPDATE users SET is_blocked = true WHERE username = 'camille'")
  expect((await read()).button(`Débloquer ${about}`)).toBeDefined()
  await site.db.write("UPDATE users SET is_blocked = false WHERE username = 'camille'")
})

test('an admin reads all open reports of an ad on one page, and answers both', async () => {
  const { visitor, member, admin } = site.readers
  await member.post(form, REPORT)
  await visitor.post(form, { ...VISITOR, message: "J'ai payé et rien reçu." })
  const [first] = await site.db.read<{ id: number }>('SELECT min(id) AS id FROM reports')
  const page = await readPage(admin, `/admin/ad-reports/${first!.id}`)
  expect(page.words).toMatch(/Le vendeur demande un acompte\..*J'ai payé et rien reçu\./)
  expect(page.link('Compte de camille « Carabine de match »')).toBe(
    `/admin/users/${await site.readers.owner.findMemberId()}`,
  )

  const shown = page.find('[name="shown"]')!.attribute('value')!
  await admin.post(`/admin/ad-reports/${first!.id}`, { outcome: 'kept', reply: 'Rien ne le montre.', shown })
  expect(await count(site.db, 'reports WHERE closed_at IS NULL')).toBe(0)
})

test('reporter and seller each get ready words if the admin writes none', async () => {
  const { visitor, owner, admin } = site.readers
  const answer = await visitor.post(form, VISITOR)
  const [, number] = RECEIPT.exec(answer.headers.get('Location')!)!

  await admin.post(`/admin/ad-reports/${number}`, { outcome: 'removed', rule: 'misleading' })
  const closed = await readPage(admin, '/admin/ad-reports?show=closed')
  expect(closed.words).toContain('Votre signalement était fondé. Merci de nous avoir prévenus.')
  const { words } = await readPage(owner, ad)
  expect(words).toContain("L'annonce ne dit pas clairement ce qu'est l'objet, son état ou son prix.")
  expect(words).not.toContain('Votre signalement')
})
