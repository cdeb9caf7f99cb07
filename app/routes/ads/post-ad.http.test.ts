import { beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { openPage, readPage } from '#test/harness/page'
import { openAdSite } from '#test/harness/ad-site'
import { setUpAdSite } from '#test/harness/file-sites'
import { carbine, carbineForm, carbineInJson, findNewestAd } from '#test/things/ad'
import { camille } from '#test/people'
import { sharedSite } from '#test/harness/shared-site'

const site = await setUpAdSite()
beforeEach(() => site.removeAll())

const PATH = '/post-ad'
const ads = () => count(site.db, 'classified_ads')

const newest = () => findNewestAd(site.readers.owner)

describe('the form', () => {
  test('asks visitors to sign in and brings them back', async () => {
    const page = await readPage(site.readers.visitor, PATH)

    expect(page.status).toBe(200)
    expect(page.words).toContain('Connexion requise')
    expect(page.attributes('main a', 'href')).toContain('/auth?redirectTo=%2Fpost-ad')
    expect(page.field('title')).toBeUndefined()
  })

  test("holds the contact details of the member's profile, with no box ticked", async () => {
    const { firstName, lastName, email } = camille
    await site.readers.owner.call('PUT', '/api/profile', {
      firstName,
      lastName,
      email,
      phone: '0470 12 34 56',
    })

    const page = await readPage(site.readers.owner, PATH)

    expect(page.field('contactEmail')?.value).toBe('camille@example.com')
    expect(page.field('contactPhone')?.value).toBe('0470 12 34 56')
    for (const box of ['showEmail', 'showPhone']) expect(page.field(box)?.checked).toBe(false)
  })

  test('says what the law asks before the category is chosen', async () => {
    const page = await readPage(site.readers.owner, PATH)

    const order = page.findAll('main p, [name="category"]')
    const law = order.findIndex(({ words }) => words.includes('loi du 8'))
    expect(law).toBeGreaterThanOrEqual(0)
    expect(law).toBeLessThan(order.findIndex((each) => each.attribute('name')))
  })
})

test('an ad that is sent waits for an admin, as the home page then says', async () => {
  const answer = await site.readers.owner.post(PATH, carbineForm)

  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe('/')
  const home = (await openPage(site.readers.owner.follow(answer))).words
  expect(home).toContain(
    'Annonce soumise Un administrateur va la vérifier avant sa publication. Suivre mes annonces',
  )
  expect(await newest()).toMatchObject({ ...carbineInJson, isApproved: false, isSold: false })
  expect(await ads()).toBe(1)
})

test('a refused ad says what is wrong at each field, and keeps all typed', async () => {
  const typed = { ...carbineForm, title: 'CZ', contactEmail: 'camille@example' }
  const page = await openPage(site.readers.owner.post(PATH, typed))

  expect(page.status).toBe(400)
  expect(page.field('title')?.error).toBe('Le titre doit contenir au moins 3 caractères')
  expect(page.field('contactEmail')?.error).toBe("Format d'email invalide")
  expect(page.fields()).toMatchObject(typed)
  expect(await ads()).toBe(0)
})

describe('the place', () => {
  const placed = (location: string, province = '') => ({ ...carbineForm, location, province })

  test('gives the ad its province', async () => {
    const page = await readPage(site.readers.owner, PATH)
    expect(page.field('province')?.value).toBe('')

    await site.readers.owner.post(PATH, placed('4500'))
    expect(await newest()).toMatchObject({ location: '4500 Huy', province: 'liege' })
  })

  test('that is unknown is refused with all typed, and with places to press', async () => {
    const typed = { ...placed('Namurr'), title: 'CZ' }
    const page = await openPage(site.readers.owner.post(PATH, typed))

    expect(page.status).toBe(400)
    expect(page.words).toContain('2 champs à corriger')
    expect(page.field('location')?.error).toMatch(/^Cette commune n'est pas dans notre liste/)
    expect(page.fields()).toMatchObject(typed)
    expect(page.words).toContain('Vouliez-vous dire : 5000 Namur')

    const pressed = await openPage(site.readers.owner.post(PATH, { ...typed, locality: '5000 Namur' }))
    expect(pressed.field('location')).toMatchObject({ value: '5000 Namur', error: undefined })
    expect(pressed.words).not.toContain('Vouliez-vous dire')
  })

  test('of several names is chosen by its button, which sends the ad', async () => {
    const typed = placed('Saint-Nicolas')
    const page = await openPage(site.readers.owner.post(PATH, typed))
    const locality = page.button('4420 Saint-Nicolas, Liège')?.attribute('value')

    expect(page.field('location')?.error).toMatch(/^Plusieurs lieux portent ce nom/)
    expect((await site.readers.owner.post(PATH, { ...typed, locality: locality! })).status).toBe(303)
    expect(await newest()).toMatchObject({ location: '4420 Saint-Nicolas', province: 'liege' })
  })

  test('may have any name if its province is chosen', async () => {
    await site.readers.owner.post(PATH, placed('Stand de Marnières', 'hainaut'))

    expect(await newest()).toMatchObject({ location: 'Stand de Marnières', province: 'hainaut' })
  })
})

describe('a contact', () => {
  const { showPhone: _, showEmail: _1, ...unshown } = carbineForm

  test('is kept where its owner has ticked to show it, and nowhere else', async () => {
    await site.readers.owner.post(PATH, { ...unshown, showPhone: 'on' })
    expect(await newest()).toMatchObject({ contactPhone: carbine.contactPhone, contactEmail: null })

    await site.readers.owner.post(PATH, unshown)
    expect(await newest()).toMatchObject({ contactPhone: null, contactEmail: null })
  })

  test('that is to be shown must be there, as is said beside its field', async () => {
    const typed = { ...carbineForm, contactPhone: ' ', contactEmail: '', title: 'CZ' }
    const page = await openPage(site.readers.owner.post(PATH, typed))

    expect(page.status).toBe(400)
    expect(page.words).toContain('3 champs à corriger')
    expect(page.field('contactPhone')?.error).toMatch(/^Indiquez le téléphone à montrer/)
    expect(page.field('contactEmail')?.error).toMatch(/^Indiquez l'email à montrer/)
    expect(page.field('showPhone')?.checked).toBe(true)
    expect(await ads()).toBe(0)
  })
})

describe('the promise to keep the law', () => {
  const CERTIFY = 'Cochez « Je certifie… » pour une arme ou des munitions'
  const { certify: _certify, ...unpromised } = carbineForm

  test.each(['armes', 'munitions'])(
    'is required for %s, and named together with what else is wrong',
    async (category) => {
      const answer = await site.readers.owner.post(PATH, { ...unpromised, category, title: 'CZ' })
      const { words } = await openPage(answer)

      expect(answer.status).toBe(400)
      expect(words).toContain(CERTIFY)
      expect(words).toContain('Le titre doit contenir au moins 3 caractères')
      expect(await ads()).toBe(0)
    },
  )

  test.each(['accessoires', 'autres'])('is not asked for an ad of %s', async (category) => {
    expect((await site.readers.owner.post(PATH, { ...unpromised, category })).status).toBe(303)
  })
})

describe('closed categories', () => {
  const closed = sharedSite(() => openAdSite({ ADS_RESTRICTED_CATEGORIES: 'armes,munitions' }))
  const message = "Cette catégorie n'est pas ouverte aux annonces des membres."

  test('cannot be chosen, and the form says so', async () => {
    const page = await readPage(closed.readers.owner, PATH)

    expect(page.words).toContain(
      'Les catégories Armes et Munitions ne sont pas ouvertes aux annonces des membres.',
    )
    expect(page.attributes('option[value][disabled]', 'value')).toEqual(['armes', 'munitions'])
  })

  test('are refused when sent anyway, with the form as it was filled in', async () => {
    const page = await openPage(closed.readers.owner.post(PATH, carbineForm))

    expect(page.status).toBe(400)
    expect(page.words).toContain(message)
    expect(page.field('title')?.value).toBe('Carabine de match')
    const call = await closed.readers.owner.call('POST', '/api/classified-ads', carbine)
    expect([call.status, await call.json()]).toEqual([403, { message }])
  })

  test('refuse an ad that was posted before, until it is in another one', async () => {
    const ad = await closed.post({ category: 'autres' })
    await closed.db.write("UPDATE classified_ads SET category = 'armes'")
    const edit = `/classified-ads/${ad.id}/edit`
    const page = await readPage(closed.readers.owner, edit)
    const refused = await openPage(closed.readers.owner.post(edit, carbineForm))

    expect(page.field('category')?.value).toBe('armes')
    expect(refused.status).toBe(400)
    expect(refused.words).toContain(message)
    const saved = await closed.readers.owner.post(edit, { ...carbineForm, category: 'optique' })
    expect(saved.status).toBe(303)
  })
})
