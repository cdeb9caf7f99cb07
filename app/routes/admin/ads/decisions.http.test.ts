import { beforeEach, describe, expect, test } from 'vitest'
import { openPage, type Part, readPage } from '#test/harness/page'
import { setUpAdSite } from '#test/harness/file-sites'
import { carbineForm } from '#test/things/ad'
import { READY_REASONS } from '#app/text/rejections'

const site = await setUpAdSite()
const admin = site.readers.admin
beforeEach(async () => {
  await site.removeAll()
  await site.db.write('DELETE FROM ad_decisions')
})

const approve = ({ id }: { id: number }, query = '') =>
  admin.post(`/admin/ads/${id}/approve${query}`, { revision: '1' })
const reject = ({ id }: { id: number }, fields: Record<string, string>) =>
  admin.post(`/admin/ads/${id}/reject`, { revision: '1', ...fields })
const queueOf = async (path = '/admin/ads') => (await readPage(admin, path)).section('attente')!
const decisionIn = (part: Part) => part.field('decision')?.value ?? ''
const undo = (decision: string, query = '') => admin.post(`/admin/ads/undo${query}`, { decision })
const followed = async (answer: Response) => (await openPage(admin.follow(answer))).words
const stateOf = async (id: number) =>
  (await site.db.read<{ state: string }>('SELECT state FROM classified_ads WHERE id = $1', [id]))[0]?.state

describe('a decision', () => {
  test('leads to the next ad that waits, and says just before it what was done', async () => {
    const ads = [await site.post({ title: 'Numéro un' }), await site.post({ title: 'Numéro deux' })]
    await site.post({ title: 'Numéro trois' })
    const answer = await approve(ads[1]!)

    expect(answer.headers.get('Location')).toBe('/admin/ads#suite')
    const queue = await queueOf()
    expect(queue.words).toMatch(
      /Numéro un .* Succès Annonce approuvée : « Numéro deux »\. Son auteur est prévenu .* Annuler .* Numéro trois/,
    )
    expect(queue.findAll('#suite')).toHaveLength(1)
  })

  test('about the last ad that waits is said where the queue was', async () => {
    await approve(await site.post({ title: 'La dernière' }))

    expect((await queueOf()).words).toMatch(/validation \(0\) Succès .* « La dernière »/)
  })

  test('keeps the search of the list, and is said above it', async () => {
    const list = '/admin/ads?q=carabine'
    const ad = await site.post()
    const answer = await approve(ad, `?${new URLSearchParams({ retour: list })}`)
    const page = await readPage(admin, list)

    expect(answer.headers.get('Location')).toBe(`${list}#suite`)
    expect(page.words).toMatch(/Annonce approuvée : « Carabine de match »\..*Annonces trouvées \(1\)/)
    const undone = await undo(decisionIn(page), `?${new URLSearchParams({ retour: list })}`)
    expect(undone.headers.get('Location')).toBe(`${list}#annonce-${ad.id}`)
  })

  test('is undone by its button, and the ad waits again where it did', async () => {
    const ads = [await site.post({ title: 'Numéro un' }), await site.post({ title: 'Numéro deux' })]
    await approve(ads[0]!)
    const answer = await undo(decisionIn(await queueOf()))

    expect(answer.headers.get('Location')).toBe(`/admin/ads#annonce-${ads[0]!.id}`)
    expect(await followed(answer)).toContain('Décision annulée « Numéro un » attend de nouveau.')
    expect(await stateOf(ads[0]!.id)).toBe('pending')
    expect((await queueOf()).words).toMatch(/Numéro un .* Numéro deux/)
    expect((await queueOf()).field('decision')).toBeUndefined()
  })

  test('that can no longer be undone says why', async () => {
    const ad = await site.post()
    await approve(ad)
    const decision = decisionIn(await queueOf())
    await site.sell(ad)

    expect(await followed(await undo(decision))).toContain(
      "La décision reste L'annonce a été vendue entre-temps.",
    )
    await site.readers.owner.post(`/classified-ads/${ad.id}/delete`)
    expect(await followed(await undo(decision))).toContain("L'annonce a été supprimée entre-temps.")
    expect(await followed(await undo('999999'))).toContain('Vous avez fait autre chose depuis')
    for (const odd of [await undo('x'), await admin.post(`/admin/ads/${ad.id}/approve`, { revision: 'x' })])
      expect(odd.status).toBe(400)
  })

  test('is held back from its owner, but not if it was made by a call', async () => {
    const held = () =>
      site.db.read('SELECT template FROM mails WHERE attempts = 0 AND next_try_at > $1', [new Date()])
    await site.db.write('DELETE FROM mails')
    await site.approve(await site.post())
    expect(await held()).toEqual([])

    await approve(await site.post())
    expect(await held()).toEqual([{ template: 'ad-approved' }])
  })
})

describe('a rejection', () => {
  test('takes the ready-made reason of its rule, where the admin gives none', async () => {
    const [ready, own] = [await site.post(), await site.post()]
    await reject(ready, { rule: 'contact', reason: '' })
    await reject(own, { rule: 'contact', reason: 'Votre numéro figure dans le titre.' })

    const reasons = await site.db.read('SELECT rejection_reason AS reason FROM classified_ads ORDER BY id')
    expect(reasons).toEqual([
      { reason: READY_REASONS.contact },
      { reason: 'Votre numéro figure dans le titre.' },
    ])
  })

  test.each([
    [{ rule: 'other' }, 'Écrivez le motif'],
    [{ rule: 'other', reason: 'Non' }, 'Le motif doit contenir au moins 10 caractères'],
    [{ reason: 'Votre numéro figure dans le titre.' }, "Choisissez la règle que l'annonce ne respecte pas"],
  ])('of %j is refused in its form: %s', async (fields, fault) => {
    const ad = await site.post()
    const page = await openPage(reject(ad, fields))

    expect([page.status, await stateOf(ad.id)]).toEqual([400, 'pending'])
    expect(page.words).toContain(fault)
    if ('reason' in fields) expect(page.field('reason')?.value).toBe(fields.reason)
  })

  test('of several ads gives all of them one reason, and is undone as one', async () => {
    const ads = [await site.post({ title: 'Numéro un' }), await site.post({ title: 'Numéro deux' })]
    const chosen = `/admin/ads/bulk?act=reject&${ads.map(({ id }) => `ad[]=${id}.1`).join('&')}`
    expect((await readPage(admin, chosen)).words).toMatch(
      /Rejeter 2 annonces \? .* Numéro un .* Numéro deux .* Règle/,
    )

    const refused = await admin.post(chosen, {})
    expect([refused.status, (await openPage(refused)).words]).toEqual([
      400,
      expect.stringContaining("Choisissez la règle que l'annonce ne respecte pas"),
    ])
    const answer = await admin.post(chosen, { rule: 'off-topic' })
    expect(answer.headers.get('Location')).toBe('/admin/ads#suite')
    const queue = await queueOf()
    expect(queue.words).toContain('Succès 2 annonces rejetées.')
    for (const { id } of ads) expect(await stateOf(id)).toBe('rejected')

    expect(await followed(await undo(decisionIn(queue)))).toContain(
      'Décision annulée 2 annonces attendent de nouveau.',
    )
    for (const { id } of ads) expect(await stateOf(id)).toBe('pending')
  })
})

describe('an ad in the queue', () => {
  test('shows what its owner has changed since it was rejected', async () => {
    const ad = await site.post({ province: 'namur' })
    await reject(ad, { rule: 'misleading' })
    const correct = (fields: object) =>
      site.readers.owner.post(`/classified-ads/${ad.id}/edit`, { ...carbineForm, ...fields })
    await correct({ price: '450 €', province: 'liege', condition: 'neuf' })

    const { words } = await queueOf()
    expect(words).toContain('Refusée une première fois : Annonce trompeuse ou incomplète.')
    expect(words).toMatch(
      /3 champs changés depuis le .* État avant : Bon après : Neuf Prix avant : 500€ après : 450 € Province avant : Namur après : Liège/,
    )
    expect((await readPage(admin, `/classified-ads/${ad.id}`)).words).toMatch(/3 champs changés depuis le/)
  })

  test('that is sent again as it was says so', async () => {
    const ad = await site.post()
    await reject(ad, { rule: 'misleading' })
    await site.readers.owner.post(`/classified-ads/${ad.id}/edit`, carbineForm)

    expect((await queueOf()).words).toContain("Rien n'a changé depuis le")
  })

  test('names the ads of its owner that it repeats, with links', async () => {
    const sold = await site.publish({ title: 'Lunette de tir' })
    await site.sell(sold)
    await site.post({ title: 'LUNETTE de tir', description: 'Un tout autre texte.' })
    const queue = await queueOf()

    expect(queue.words).toContain(
      'Ressemble à une autre annonce : Lunette de tir (Vendu, même titre, du même membre)',
    )
    expect(queue.link('Lunette de tir')).toBe(`/classified-ads/${sold.id}`)
  })
})
