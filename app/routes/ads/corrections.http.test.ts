import { beforeEach, describe, expect, test } from 'vitest'
import { openPage, readPage } from '#test/harness/page'
import { setUpAdSite } from '#test/harness/file-sites'
import { type ApiAd, carbineForm, REJECTION, sendAdForm } from '#test/things/ad'
import { createPhotos, findPhotos } from '#test/things/photo'

const site = await setUpAdSite()
const { owner, admin } = site.readers
beforeEach(async () => {
  for (const table of ['classified_ads', 'ad_photos', 'ad_decisions'])
    await site.db.write(`DELETE FROM ${table}`)
})

const pathOf = ({ id }: { id: number }) => `/classified-ads/${id}`
const edit = (ad: ApiAd) => `${pathOf(ad)}/edit`
const correct = (ad: ApiAd, fields: object = {}) =>
  owner.post(edit(ad), { ...carbineForm, caliber: '.223 Rem.', ...fields })
const withdraw = (ad: ApiAd) => owner.post(`${pathOf(ad)}/withdraw-correction`)
const followed = async (answer: Response) => (await openPage(owner.follow(answer))).words
const queue = async () => (await readPage(admin, '/admin/ads')).section('attente')!

/** An online ad with a correction, and the number of that correction. */
async function corrected() {
  const ad = await site.publish()
  await correct(ad)
  const [row] = await site.db.read<{ id: number }>(
    'SELECT id FROM classified_ads WHERE corrects_id IS NOT NULL',
  )
  return { ad, id: row!.id }
}

const approve = (id: number) => admin.post(`/admin/ads/${id}/approve`, { revision: '1' })
const reject = (id: number) => admin.post(`/admin/ads/${id}/reject`, { ...REJECTION, revision: '1' })

describe('the form of an online ad', () => {
  test('sends a correction, and says that the ad stays as it is', async () => {
    const ad = await site.publish()
    const page = await readPage(owner, edit(ad))
    const answer = await correct(ad)

    expect(page.words).toContain("L'annonce en ligne reste comme elle est jusqu'à ce qu'un administrateur")
    expect(page.field('caliber')?.value).toBe('.22 LR')
    expect(answer.headers.get('Location')).toBe(pathOf(ad))
    expect(await followed(answer)).toMatch(/Correction envoyée .* Correction en attente/)
    expect(await site.find(ad)).toMatchObject({ caliber: '.22 LR', state: 'online' })
  })

  test('starts with the correction that waits, and changes it', async () => {
    const { ad } = await corrected()
    const page = await readPage(owner, edit(ad))
    await correct(ad, { caliber: '.308 Win.' })

    expect(page.field('caliber')?.value).toBe('.223 Rem.')
    expect((await queue()).words).toContain('.308 Win.')
  })

  test('keeps the photos of the ad, and those of the correction', async () => {
    const ad = await site.publish({}, 2)
    const [first = ''] = findPhotos(await readPage(owner, edit(ad)))
    await sendAdForm(owner, edit(ad), { kept: [[first, 'De face']], files: await createPhotos(1) })
    const shown = findPhotos(await readPage(owner, edit(ad)))
    expect(shown).toHaveLength(2)
    await sendAdForm(owner, edit(ad), { kept: [[shown[1]!, '']] })

    expect(findPhotos(await readPage(owner, edit(ad)))).toEqual([shown[1]])
    expect((await site.find(ad)).photos).toHaveLength(2)
  })
})

describe('the owner of a corrected ad', () => {
  test('has one row for both, with the state of each', async () => {
    const { ad, id } = await corrected()
    const own = async () => (await readPage(owner, '/classified-ads/mine')).words

    expect(await own()).toMatch(
      /En ligne Correction en attente .* Modifier la correction .* Retirer la correction/,
    )
    await reject(id)
    expect(await own()).toMatch(new RegExp(`En ligne Correction refusée .*${REJECTION.reason}`))
    expect((await own()).match(/Supprimer/g)).toHaveLength(1)
    expect((await readPage(owner, '/classified-ads')).words).toContain('Correction refusée')
    expect(await site.find(ad)).toMatchObject({ state: 'online' })
  })

  test('reads at the ad and in the form why the correction was refused', async () => {
    const { ad, id } = await corrected()
    await reject(id)

    const page = await readPage(owner, pathOf(ad))
    expect(page.words).toContain(
      `Motif du refus de la correction : Annonce trompeuse ou incomplète ${REJECTION.reason}`,
    )
    expect(page.words).toContain("L'annonce en ligne reste comme elle est ; votre compte")
    expect((await readPage(owner, edit(ad))).words).toContain(REJECTION.reason)
  })

  test('withdraws the correction once', async () => {
    const { ad } = await corrected()

    expect((await readPage(owner, `${pathOf(ad)}/withdraw-correction`)).words).toContain(
      'reste en ligne comme elle est ; votre correction est supprimée.',
    )
    expect(await followed(await withdraw(ad))).toContain('Correction retirée')
    expect(await followed(await withdraw(ad))).toContain("Cette annonce n'a pas de correction en attente")
  })

  test('alone reads the state of the correction, which has no page', async () => {
    const { ad, id } = await corrected()

    for (const reader of [site.readers.visitor, site.readers.member]) {
      expect((await readPage(reader, pathOf(ad))).words).not.toContain('Correction')
      expect((await reader.get(pathOf({ id }))).status).toBe(404)
    }
    expect((await owner.get(pathOf({ id }))).status).toBe(404)
  })
})

describe('the queue of the panel', () => {
  test('shows how a correction differs from the ad, with a link to the ad', async () => {
    const ad = await site.publish({}, 1)
    await correct(ad)
    const waiting = await queue()

    expect(waiting.words).toMatch(/ Correction .* 1 champ changé par rapport à l'annonce en ligne/)
    expect(waiting.words).toMatch(/\.22 LR .*\.223 Rem\./)
    expect(waiting.words).toContain('Photos changées : 1 retirée.')
    expect((await readPage(admin, '/admin/ads')).html).toContain(`href="${pathOf(ad)}"`)
    expect(waiting.words).not.toMatch(/Ressemble|Première annonce/)
  })

  test('has its page of a correction, with the difference and both acts', async () => {
    const { ad, id } = await corrected()
    const { words, html } = await readPage(admin, pathOf({ id }))

    expect(words).toMatch(/Voir l'annonce en ligne 1 champ changé .* Approuver Rejeter/)
    expect(html).toContain(`href="${pathOf(ad)}"`)
  })

  test('says calmly that the approval of a correction stands', async () => {
    const { ad, id } = await corrected()
    const answer = await approve(id)

    expect(answer.headers.get('Location')).toBe('/admin/ads#attente')
    const page = await openPage(admin.follow(answer))
    expect(page.words).toContain('Correction approuvée')
    expect(page.words).toContain("L'approbation d'une correction ne s'annule pas.")
    expect(page.field('decision')).toBeUndefined()
    expect(await site.find(ad)).toMatchObject({ caliber: '.223 Rem.', state: 'online' })
  })

  test('warns before corrections are approved together, and deletes none', async () => {
    const { id } = await corrected()
    const bulk = (act: string) => admin.get(`/admin/ads/bulk?act=${act}&ad[]=${id}.1`)

    expect((await openPage(bulk('approve'))).words).toContain(
      "L'approbation d'une correction ne s'annule pas.",
    )
    expect((await openPage(admin.follow(await bulk('delete')))).words).toContain(
      'Une correction ne se supprime pas',
    )
  })
})
