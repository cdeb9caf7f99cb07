import { beforeEach, describe, expect, test } from 'vitest'
import { camille } from '#test/people'
import { readPage } from '#test/harness/page'
import { setUpAdSite } from '#test/harness/file-sites'

const site = await setUpAdSite()
beforeEach(async () => {
  await site.removeAll()
  await site.db.write('UPDATE users SET approval_number = NULL')
})

const path = ({ id }: { id: number }) => `/classified-ads/${id}`

const ownerId = () => site.readers.owner.findMemberId()

describe('the seller', () => {
  test('of an ad is named to members, and to visitors told without a name', async () => {
    const ad = await site.publish()
    const member = await readPage(site.readers.member, path(ad))
    const visitor = await readPage(site.readers.visitor, path(ad))

    for (const { words } of [member, visitor]) {
      expect(words).toMatch(/Membre depuis \p{L}+ \d{4} Province Namur/u)
      expect(words).toContain(`Annonce ${ad.id}, en ligne jusqu'au`)
      expect(words).toContain("Avant d'écrire Rencontrez le vendeur, ne payez pas d'avance.")
      expect(words).toContain('jamais à distance (loi du 8 juin 2006, art. 19)')
      expect(words).not.toContain('Armurier agréé')
    }
    expect(member.words).toContain(`C ${camille.username} Membre depuis`)
    expect(visitor.words).toContain('V Vendeur Membre depuis')
    expect(visitor.html).not.toMatch(new RegExp(camille.username, 'i'))
  })

  test('with several ads has a list of them, which search engines leave alone', async () => {
    await site.publish({ title: 'Mallette' })
    await site.post({ title: 'Pas encore relue' })
    const page = await readPage(site.readers.member, path(await site.publish({ title: 'Lunette' })))
    const address = page.link('Ses 2 annonces')!
    expect(address).toBe(`/classified-ads?owner=${await ownerId()}`)

    const member = await readPage(site.readers.member, address)
    expect(member.cards()).toEqual(['Lunette', 'Mallette'])
    expect(member.words).toContain(`Annonces de ${camille.username}`)
    const visitor = await readPage(site.readers.visitor, `${address}&q=lunette`)
    expect(visitor.cards()).toEqual(['Lunette'])
    expect(visitor.words).toContain("Annonces d'un même membre")
    expect(visitor.robots).toBe('noindex')
    expect(visitor.field('owner')?.checked).toBe(true)
  })

  test('without a public ad is named to nobody who counts up numbers', async () => {
    const { words } = await readPage(site.readers.member, `/classified-ads?owner=${await ownerId()}`)

    expect(words).toContain("Annonces d'un même membre")
    expect(words).not.toContain(camille.username)
  })

  test('who looks for something is called a buyer', async () => {
    const { words } = await readPage(site.readers.visitor, path(await site.publish({ type: 'purchase' })))

    expect(words).toContain('Acheteur et contact')
    expect(words).toContain("Rencontrez l'acheteur")
  })
})

test('an approved gunsmith is named as such to everybody at once', async () => {
  const ad = await site.publish()
  const shown = async () => (await readPage(site.readers.visitor, path(ad))).words
  // Once into the cache of pages.
  expect(await shown()).not.toContain('Armurier agréé')
  await site.readers.admin.post(`/admin/users/${await ownerId()}/approval`, { approvalNumber: '2/5/04/1234' })

  const words = await shown()
  expect(words).toContain(`${camille.username} Armurier agréé Numéro d'agrément contrôlé par le site`)
  expect(words).not.toContain('2/5/04')
})

describe('what a moderator learns of the owner of a waiting ad', () => {
  const queue = async () => {
    const { words } = await readPage(site.readers.admin, '/admin/ads')
    return words.slice(words.indexOf('en attente de validation'), words.indexOf('Toutes les annonces'))
  }

  test('is whether it is their first or second, and whether mail reaches them', async () => {
    for (const title of ['Une', 'Deux', 'Trois']) await site.post({ title })

    expect(await queue()).toMatch(
      /Une Vente .* Première annonce de ce membre .*Deux Vente .* 2e annonce de ce membre/,
    )
    expect((await queue()).match(/annonce de ce membre/g)).toHaveLength(2)
    expect((await queue()).match(/Adresse non confirmée/g)).toHaveLength(3)
    await site.db.write('UPDATE users SET email_confirmed_at = created_at')
    expect(await queue()).not.toContain('Adresse non confirmée')
    await site.db.write('UPDATE users SET email_confirmed_at = NULL')
  })

  test('stands on the page of the ad too, for admins only', async () => {
    const ad = await site.post()

    expect((await readPage(site.readers.admin, path(ad))).words).toContain('Adresse non confirmée.')
    expect((await readPage(site.readers.owner, path(ad))).words).not.toContain('Adresse non confirmée')
  })
})
