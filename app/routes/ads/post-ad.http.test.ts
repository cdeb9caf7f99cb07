import { beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/db/rows'
import { read, wordsOf } from '#test/html-text'
import { openAdSite } from '#test/pages/ads'
import { sharedSite } from '#test/shared-site'
import { carbine, carbineForm } from '#test/worlds/carbine'

const site = sharedSite(openAdSite)
beforeEach(() => site.removeAll())

const PATH = '/post-ad'
const unticked = (box: string) => new RegExp(`<input(?![^>]*checked)[^>]*name="${box}"`)
const ads = () => count(site.db, 'classified_ads')

async function newest() {
  const own = (await (await site.readers.owner.get('/api/classified-ads/user')).json()) as { id: number }[]
  return own[0]!
}

describe('the form', () => {
  test('asks visitors to sign in and brings them back', async () => {
    const { status, words, html } = await read(site.readers.visitor, PATH)

    expect(status).toBe(200)
    expect(words).toContain('Connexion requise')
    expect(html).toContain('href="/auth?redirectTo=%2Fpost-ad"')
    expect(html).not.toContain('name="title"')
  })

  test("holds the contact details of the member's profile, which it does not show by itself", async () => {
    await site.readers.owner.call('PUT', '/api/profile', {
      firstName: 'Camille',
      lastName: 'Dubois',
      email: 'camille@example.com',
      phone: '0470 12 34 56',
    })

    const { html } = await read(site.readers.owner, PATH)

    expect(html).toMatch(/name="contactEmail"[^>]*value="camille@example.com"/)
    expect(html).toMatch(/name="contactPhone"[^>]*value="0470 12 34 56"/)
    for (const tick of ['showEmail', 'showPhone']) expect(html).toMatch(unticked(tick))
  })

  test('says what the law asks before the category is chosen', async () => {
    const { html } = await read(site.readers.owner, PATH)

    expect(html.indexOf('loi du 8')).toBeGreaterThan(0)
    expect(html.indexOf('loi du 8')).toBeLessThan(html.indexOf('name="category"'))
  })
})

test('an ad that is sent waits for an admin, as the home page then says', async () => {
  const answer = await site.readers.owner.post(PATH, carbineForm)

  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe('/')
  const home = wordsOf(await (await site.readers.owner.follow(answer)).text())
  expect(home).toContain(
    'Annonce soumise Un administrateur va la vérifier avant sa publication. Suivre mes annonces',
  )
  expect(await newest()).toMatchObject({ ...carbine, isApproved: false, isSold: false })
  expect(await ads()).toBe(1)
})

test('a refused ad says at each field what is wrong, and keeps all that was typed', async () => {
  const typed = { ...carbineForm, title: 'CZ', contactEmail: 'camille@example' }
  const answer = await site.readers.owner.post(PATH, typed)
  const html = await answer.text()
  const words = wordsOf(html)

  expect(answer.status).toBe(400)
  expect(words).toContain('Le titre doit contenir au moins 3 caractères')
  expect(words).toContain("Format d'email invalide")
  expect(html).toMatch(/name="title"[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]*annonce-title-error"/)
  for (const name of ['title', 'brand', 'price', 'contactEmail'] as const)
    expect(html, name).toContain(`value="${typed[name]}"`)
  expect(html).toContain(`${typed.description}</textarea>`)
  expect(html).toMatch(/<input[^>]*name="type"[^>]*checked=""[^>]*value="sale"/)
  for (const chosen of ['armes', 'bon']) expect(html).toContain(`<option value="${chosen}" selected="">`)
  expect(html).toMatch(/<input[^>]*name="certify"[^>]*checked=""/)
  expect(await ads()).toBe(0)
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
    const answer = await site.readers.owner.post(PATH, typed)
    const html = await answer.text()

    expect(answer.status).toBe(400)
    expect(wordsOf(html)).toContain('3 champs à corriger')
    expect(html).toMatch(/id="annonce-contactPhone-error".{0,400}Indiquez le téléphone à montrer/)
    expect(html).toMatch(/id="annonce-contactEmail-error".{0,400}Indiquez l&#x27;email à montrer/)
    expect(html).not.toMatch(unticked('showPhone'))
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
      const words = wordsOf(await answer.text())

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

  test('cannot be chosen, and the form says so', async () => {
    const { html, words } = await read(closed.readers.owner, PATH)

    expect(words).toContain(
      'Les catégories Armes et Munitions ne sont pas ouvertes aux annonces des membres.',
    )
    for (const category of ['armes', 'munitions'])
      expect(html).toContain(`<option value="${category}" disabled="">`)
    expect(html).not.toContain('<option value="optique" disabled="">')
  })

  test('are refused when sent anyway, with the form as it was filled in', async () => {
    const answer = await closed.readers.owner.post(PATH, carbineForm)
    const html = await answer.text()

    expect(answer.status).toBe(400)
    const message = "Cette catégorie n'est pas ouverte aux annonces des membres."
    expect(wordsOf(html)).toContain(message)
    const call = await closed.readers.owner.call('POST', '/api/classified-ads', carbine)
    expect([call.status, await call.json()]).toEqual([403, { message }])
    expect(html).toContain('value="Carabine de match"')
    expect(await count(closed.db, 'classified_ads')).toBe(0)
  })
})
