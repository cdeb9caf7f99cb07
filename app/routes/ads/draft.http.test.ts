import { beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import { count } from '#test/harness/db/rows'
import { setUpAdSite } from '#test/harness/file-sites'
import { openPage, readPage } from '#test/harness/page'
import { carbineForm, findNewestAd, sendAdForm } from '#test/things/ad'
import { findPhotos, findPictures, photo } from '#test/things/photo'

const site = await setUpAdSite()
const { owner, member, admin } = site.readers
beforeEach(async () => {
  await site.removeAll()
  await site.db.write('DELETE FROM ad_photos')
})

const FORM = '/post-ad'
const OWN_ADS = '/classified-ads/mine'
const begun = { type: 'sale', title: 'Lunette', contactPhone: '', showEmail: 'on', contactEmail: 'a@b.be' }
const files = [{ name: 'cible.jpg', bytes: await photo({ width: 400, height: 300 }) }]

const send = (sent: Parameters<typeof sendAdForm>[2], by = owner) => sendAdForm(by, FORM, sent)
const save = (fields: Record<string, string> = begun) => send({ fields, files, draft: 'save' })
const drafts = () => count(site.db, 'ad_drafts')

describe('the button that keeps the draft', () => {
  test('keeps an unfinished form, which opens again with its photos', async () => {
    const answer = await save()
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, FORM])
    expect((await openPage(owner.follow(answer))).words).toContain('Brouillon enregistré')

    const page = await readPage(owner, FORM)
    expect(page.fields()).toMatchObject(begun)
    expect(page.field('contactPhone')?.value).toBe('')
    expect(findPhotos(page)).toHaveLength(1)
    expect(page.words).toMatch(/Brouillon du \d.+ Gardé jusqu'au \d.+, jamais publié sans vous/)
    expect(await count(site.db, 'classified_ads')).toBe(0)
  })

  test('keeps no promise, which is given when the ad is sent', async () => {
    await save(carbineForm)
    expect((await readPage(owner, FORM)).field('certify')?.checked).toBe(false)
  })

  test('refuses a text that is too long, and shows it again', async () => {
    const description = 'a'.repeat(20_001)
    const page = await openPage(send({ fields: { ...begun, description }, draft: 'save' }))

    expect(page.status).toBe(400)
    expect(page.words).toContain('trop long pour un brouillon')
    expect(page.field('description')?.value).toBe(description)
    expect(await drafts()).toBe(0)
  })
})

describe('without that button', () => {
  test('a form is kept when its photos are sent, or when it is refused', async () => {
    const [id = ''] = findPhotos(await openPage(send({ fields: begun, files, act: 'add' })))
    expect((await readPage(owner, FORM)).field('title')?.value).toBe('Lunette')

    const refused = { ...carbineForm, title: 'CZ' }
    expect((await send({ fields: refused, kept: [[id, 'De côté']] })).status).toBe(400)
    const page = await readPage(owner, FORM)
    expect(page.field('title')?.value).toBe('CZ')
    expect(findPhotos(page)).toEqual([id])
    expect(page.attributes('[name="caption[]"]', 'value')).toEqual(['De côté'])
  })

  test('a script keeps it, and tells when', async () => {
    const keep = (fields: Record<string, string>, by: Browser = owner) =>
      sendAdForm(by, `${FORM}/draft`, { fields })
    const answer = await keep(begun)

    expect(answer.status).toBe(200)
    expect((await answer.json()).message).toMatch(/^Brouillon gardé à \d/)
    expect((await readPage(owner, FORM)).field('title')?.value).toBe('Lunette')
    expect((await keep(begun, site.readers.visitor)).status).toBe(401)
  })

  test('a script keeps no form that has made an ad, or that another member opened', async () => {
    const { formKey = '' } = (await readPage(owner, FORM)).fields()
    const sent = { ...carbineForm, formKey }
    const late = (by: Browser) => sendAdForm(by, `${FORM}/draft`, { fields: sent })
    expect((await late(member)).status).toBe(409)

    expect((await send({ fields: sent })).status).toBe(303)
    expect((await late(owner)).status).toBe(409)
    expect(await drafts()).toBe(0)
  })

  test('a form that another member opened is not kept when it is refused', async () => {
    const { formKey = '' } = (await readPage(owner, FORM)).fields()
    expect((await send({ fields: { ...carbineForm, formKey } }, member)).status).toBe(400)
    expect(await drafts()).toBe(0)
  })
})

test('an ad that is sent ends the draft and has its photos', async () => {
  await save()
  const [id = ''] = findPhotos(await readPage(owner, FORM))
  expect((await send({ kept: [[id, '']] })).status).toBe(303)

  expect((await findNewestAd(owner)).photos).toHaveLength(1)
  expect(await drafts()).toBe(0)
  expect((await readPage(owner, FORM)).field('title')?.value).toBe('')
})

describe("the member's own ads", () => {
  test('name the draft, and delete it after a question', async () => {
    await save()
    const page = await readPage(owner, OWN_ADS)
    expect(page.words).toMatch(/Brouillon du \d.+ Lunette, 1 photo\. Gardé jusqu'au/)
    expect(page.words).not.toContain("Vous n'avez aucune annonce")
    expect(page.attributes('main a', 'href')).toEqual(expect.arrayContaining([FORM, `${FORM}/draft/delete`]))

    expect((await readPage(owner, `${FORM}/draft/delete`)).heading).toBe('Supprimer ce brouillon ?')
    const answer = await owner.post(`${FORM}/draft/delete`, {})
    expect(answer.headers.get('Location')).toBe(OWN_ADS)
    expect([await drafts(), await count(site.db, 'ad_photos')]).toEqual([0, 0])
    expect((await readPage(owner, OWN_ADS)).words).toContain("Vous n'avez aucune annonce")
  })
})

describe('the preview', () => {
  test('shows a complete draft as others would see the ad', async () => {
    const { showPhone: _, ...fields } = { ...carbineForm, location: '4500', province: '' }
    const answer = await send({ fields, files, draft: 'preview' })
    expect(answer.headers.get('Location')).toBe(`${FORM}/preview`)

    const page = await openPage(owner.follow(answer))
    expect(page.heading).toBe('Carabine de match')
    expect(page.words).toContain('Aperçu de votre annonce')
    expect(page.words).toContain('4500 Huy')
    expect(page.words).toContain('camille@example.com')
    expect(page.words).not.toContain('470 12 34 56')
    expect(await count(site.db, 'classified_ads')).toBe(0)
  })

  test('asks first for what an ad needs', async () => {
    const page = await openPage(send({ fields: { ...carbineForm, title: 'CZ' }, draft: 'preview' }))
    expect([page.status, page.field('title')?.error]).toEqual([
      400,
      'Le titre doit contenir au moins 3 caractères',
    ])
    expect((await owner.get(`${FORM}/preview`)).headers.get('Location')).toBe(FORM)
  })
})

test('nobody else sees the draft or its photos, not even an admin', async () => {
  await save()
  const [picture = ''] = findPictures(await readPage(owner, FORM))
  expect((await owner.get(picture)).status).toBe(200)

  for (const other of [member, admin]) {
    expect((await other.get(picture)).status).toBe(404)
    expect((await readPage(other, FORM)).field('title')?.value).toBe('')
    expect((await other.get(`${FORM}/preview`)).headers.get('Location')).toBe(FORM)
  }
})
