import { beforeEach, describe, expect, test } from 'vitest'
import { addNamesakes } from '#test/harness/db/rows'
import { carbine, postAd } from '#test/things/ad'
import { findPictures } from '#test/things/photo'
import { setUpAdSite } from '#test/harness/file-sites'
import { openPage, readPage } from '#test/harness/page'
import { camille, newcomer } from '#test/people'

const site = await setUpAdSite()
const admin = site.readers.admin
beforeEach(() => site.removeAll())

const followed = async (answer: Response) => (await openPage(admin.follow(answer))).words
const rewrite = ({ id }: { id: number }, price: string) =>
  site.readers.owner.post(`/classified-ads/${id}/edit`, { ...carbine, price, certify: 'on' })

describe('the list', () => {
  test('shows pending ads first, oldest at the top, then all with their state', async () => {
    expect((await readPage(admin, '/admin/ads')).words).toContain('Aucune annonce disponible')
    await site.publish({ title: 'En vitrine', description: 'Une montre de plongée ancienne' })
    await site.post({ title: 'La première' })
    await site.post({ title: 'La seconde' })
    const page = await readPage(admin, '/admin/ads')

    const { words: waiting } = page.section('attente')!
    expect(waiting).toContain('Annonces en attente de validation (2)')
    expect(waiting.indexOf('La première')).toBeLessThan(waiting.indexOf('La seconde'))
    expect(waiting).not.toContain('En vitrine')
    expect(page.words).toContain('Toutes les annonces (3)')
    expect(page.section('liste')?.words).toMatch(/En vitrine.*En ligne/)
  })

  test('shows an ad that waits once, and on no later page', async () => {
    await site.post({ title: 'La première' })
    const page = await readPage(admin, '/admin/ads')

    expect(page.texts('a').filter((link) => link === 'La première')).toHaveLength(1)
    expect(page.words).toContain('Toutes les annonces (1)')
    expect(page.words).not.toContain('Aucune annonce disponible')
    expect((await readPage(admin, '/admin/ads?state=pending')).words).toMatch(
      /Annonces trouvées \(1\).*La première/,
    )
  })

  test('is filtered by state, searched by title and member, without the queue', async () => {
    await site.publish({ title: 'En vitrine' })
    await site.post({ title: 'Au guichet' })
    const online = await readPage(admin, '/admin/ads?state=online')
    const found = async (q: string) =>
      (await readPage(admin, `/admin/ads?q=${q}`)).words.includes('En vitrine')

    expect(online.words).toMatch(/Annonces trouvées \(1\).*En vitrine/)
    expect(online.words).not.toContain('Au guichet')
    expect([await found('VITRINE'), await found('dubois'), await found('benali')]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('says when a name matches too many members', async () => {
    const note = 'seuls les 100 premiers voient leurs annonces listées pour leur nom'
    await addNamesakes(site.db, 101)

    expect((await readPage(admin, '/admin/ads?q=peeters')).words).toContain(note)
    expect((await readPage(admin, '/admin/ads?q=camille')).words).not.toContain(note)
  })

  test('ticks every row of the queue by a link, for one form with its buttons', async () => {
    const { id } = await site.post()
    const ticks = async (path: string) => (await readPage(admin, path)).findAll('[type="checkbox"][checked]')

    expect(await ticks('/admin/ads')).toHaveLength(0)
    const [row, ...others] = await ticks('/admin/ads?tous=1')
    expect(others).toEqual([])
    expect(['name', 'value'].map((name) => row!.attribute(name))).toEqual(['ad[]', `${id}.1`])
    const form = (await readPage(admin, '/admin/ads')).find(`form#${row!.attribute('form')}`)!
    expect([form.attribute('action'), ...form.attributes('button[name="act"]', 'value')]).toEqual([
      ...['/admin/ads/bulk', 'approve', 'reject', 'delete'],
    ])
  })
})

test('an ad of a blocked member is marked, and offers no approval', async () => {
  const seller = await site.member(newcomer(camille))
  const path = `/admin/users/${await seller.findMemberId()}`
  const ad = await postAd(seller, { title: 'Lunette de fraudeur' })
  await admin.post(`${path}/block`)

  const page = await readPage(admin, '/admin/ads')
  const queue = page.section('attente')!
  expect(queue.words).toContain('Compte bloqué')
  expect(queue.texts('button')).not.toContain('Approuver « Lunette de fraudeur »')
  expect(queue.attributes('a', 'href')).toContain(path)
  const list = await readPage(admin, '/admin/ads?state=pending')
  expect(list.words).toMatch(/camille-\d+ Compte bloqué/)
  expect(list.texts('button')).not.toContain('Approuver « Lunette de fraudeur »')
  const { words } = await readPage(admin, `/classified-ads/${ad.id}`)
  expect(words).toContain('Le compte de ce membre est bloqué')
  expect(words).not.toContain('Approuver')

  const refusal = 'Le compte de ce membre est bloqué : son annonce ne peut pas être approuvée.'
  expect(await followed(await admin.post(`/admin/ads/${ad.id}/approve`, { revision: '1' }))).toContain(
    refusal,
  )
  const bulk = `/admin/ads/bulk?act=approve&ad[]=${ad.id}.1`
  expect(await followed(await admin.get(bulk))).toContain(refusal)
  expect(await followed(await admin.post(bulk))).toContain(refusal)
  const { id } = await site.post({ title: 'Lunette honnête' })
  const { words: asked } = await readPage(admin, `${bulk}&ad[]=${id}.1`)
  expect(asked).toMatch(/Approuver 1 annonce \? .* Lunette honnête .* 1 annonce reste en attente/)
})

describe('a change', () => {
  const change = ({ id }: { id: number }, fields: object) =>
    admin.post(`/admin/ads/${id}`, { ...carbine, contactInfo: '', revision: '1', ...fields })

  test('keeps the approval, and shows its contacts', async () => {
    const ad = await site.publish()
    const answer = await change(ad, { contactInfo: 'Au club, le mardi' })

    expect(await followed(answer)).toContain('Annonce mise à jour avec succès')
    expect(await site.find(ad)).toMatchObject({ isApproved: true, contactInfo: 'Au club, le mardi' })
  })

  test('removes single photos of an ad, which stays online', async () => {
    const ad = await site.publish({}, 3)
    const shown = async () => findPictures(await readPage(site.readers.visitor, `/classified-ads/${ad.id}`))
    const [first, second, third] = await shown()
    const form = await readPage(admin, `/admin/ads/${ad.id}`)
    expect(form.texts('label')).toContain('Retirer la photo 2')
    const [, removedPhotos] = form.attributes('[name="removedPhotos"]', 'value')

    expect(await followed(await change(ad, { removedPhotos }))).toContain('Annonce mise à jour avec succès')
    expect(await shown()).toEqual([first, third])
    expect((await site.readers.visitor.get(second!)).status).toBe(404)
    expect((await site.find(ad)).isApproved).toBe(true)
    expect((await readPage(admin, '/admin/audit')).words).toContain('Photos avant : 3 après : 2')
    expect((await openPage(change(ad, { removedPhotos }))).status).toBe(409)
  })

  test('gives the ad the province of its new place, or offers places', async () => {
    const ad = await site.publish()
    const page = await openPage(change(ad, { location: 'Verveirs', province: '' }))
    expect(page.status).toBe(400)
    expect(page.words).toContain('Vouliez-vous dire : 4800 Verviers, Liège')

    await change(ad, { location: 'Verveirs', province: '', locality: '4800 Verviers' })
    expect(await site.find(ad)).toMatchObject({ location: '4800 Verviers', province: 'liege' })
    expect((await readPage(admin, `/admin/ads/${ad.id}`)).field('province')?.value).toBe('')
  })

  test("does not overwrite the owner's, and shows both", async () => {
    const ad = await site.post()
    await rewrite(ad, '450€')

    // Refused for something else, it still refers to the revision that was read.
    expect((await openPage(change(ad, { title: '' }))).field('revision')?.value).toBe('1')
    const page = await openPage(change(ad, { price: '400€' }))
    expect(page.field('revision')?.value).toBe('2')
    expect(page.status).toBe(409)
    expect(page.words).toContain("L'annonce a été modifiée entre-temps")
    expect(page.section('entre-temps')?.words).toMatch(
      /Prix Version enregistrée : 450 ?€ Votre version : 400 ?€/,
    )
    expect((await site.find(ad)).price).toBe('450€')
  })
})

test.each(['', '/approve', '/reject', '/delete'])(
  'the breadcrumb leads back to the list as it was: %s',
  async (act) => {
    const { id } = await site.post()
    const list = '/admin/ads?state=pending&page=2'
    const page = await readPage(admin, `/admin/ads/${id}${act}?${new URLSearchParams({ retour: list })}`)

    expect(page.link('Annonces')).toBe(list)
  },
)

test.each(['', '/reject'])('of an ad that is gone nothing is done: %s', async (page) => {
  const fields = { ...carbine, contactInfo: '', reason: 'Le calibre manque.', revision: '1' }
  const answer = await admin.post(`/admin/ads/2147483647${page}`, fields)

  expect(answer.status === 303 ? await followed(answer) : (await openPage(answer)).words).toContain(
    'Annonce non trouvée',
  )
})

test('a decision on several ads leaves out, and counts, those that changed', async () => {
  const [one, other] = [await site.post(), await site.post()]
  const decide = (act: string, ...ads: { id: number }[]) =>
    admin.post(`/admin/ads/bulk?act=${act}&${ads.map(({ id }) => `ad[]=${id}.1`).join('&')}`).then(followed)
  await rewrite(other, '450€')

  const words = await decide('approve', one, other)
  expect(words).toContain('Annonce approuvée : « Carabine de match ».')
  expect(words).toContain('1 annonce modifiée ou traitée entre-temps Elle reste comme elle est.')
  expect((await site.find(other)).isApproved).toBe(false)
  expect(await decide('delete', other)).toContain('Erreur 1 annonce modifiée ou traitée entre-temps')
})

test('a decision on several ads shows what each offers, and what to read closely', async () => {
  const { id } = await site.post({ description: 'Envoi possible par la poste, 0470 12 34 56.' })
  const { words } = await readPage(admin, `/admin/ads/bulk?act=approve&ad[]=${id}.1`)

  expect(words).toContain(
    'Carabine de match Sans photo Armes 500 € camille envoi « Envoi », téléphone « 0470 12 34 56 »',
  )
  expect((await readPage(admin, '/admin/ads')).words).toContain('À lire de près : envoi « Envoi »')
})

test('the confirmation of one ad is in the singular', async () => {
  const { id } = await site.post()
  const { words } = await readPage(admin, `/admin/ads/bulk?act=delete&ad[]=${id}.1`)

  expect(words).toMatch(/Supprimer 1 annonce \? Elle disparaît/)
})

test.each(['act=approve', 'act=burn&ad[]=1.1', 'act=approve&ad[]=x', 'act=approve&ad[]=1'])(
  'an empty or invalid selection is refused: %s',
  async (query) => {
    const answer = await admin.get(`/admin/ads/bulk?${query}`)

    expect(answer.headers.get('Location')).toBe('/admin/ads')
    expect(await followed(answer)).toContain('Choisissez au moins une annonce.')
  },
)

test("a deletion by an admin is logged wherever it is done; its owner's not", async () => {
  const own = await postAd(admin)
  await site.db.write('DELETE FROM admin_actions')
  const [byPage, byCall, byOwner] = [await site.post(), await site.post(), await site.post()]
  await admin.post(`/classified-ads/${byPage.id}/delete`)
  await admin.call('DELETE', `/api/classified-ads/${byCall.id}`)
  await site.readers.owner.post(`/classified-ads/${byOwner.id}/delete`)
  await admin.post(`/classified-ads/${own.id}/delete`)
  const logged = await site.db.read('SELECT action, subject_id FROM admin_actions ORDER BY id', [])

  expect(logged).toEqual([byPage, byCall, own].map(({ id }) => ({ action: 'ad.delete', subject_id: id })))
})
