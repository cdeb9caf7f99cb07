import { expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { countAs, countsOf, LIMITED } from '#test/harness/limits'
import { openPage } from '#test/harness/page'
import { openAdSite } from '#test/harness/ad-site'
import { findPhotos, photo } from '#test/things/photo'
import { carbineForm, sendAdForm } from '#test/things/ad'
import { sharedSite } from '#test/harness/shared-site'

const site = sharedSite(() => openAdSite(LIMITED))

test('after thirty ads in an hour, page and API answer how long to wait', async () => {
  await site.post({ title: 'Mallette 1' })
  await countAs(site, 'ad', 29)
  await site.post({ title: 'Mallette 30' })

  const call = await site.readers.owner.call('POST', '/api/classified-ads', carbineForm)
  const page = await openPage(site.readers.owner.post('/post-ad', carbineForm))

  expect([call.status, page.status]).toEqual([429, 429])
  for (const { headers } of [call, page]) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  const message = expect.stringMatching(/^Trop de tentatives\. Réessayez dans \d+ minutes?\.$/) as string
  expect(await call.json()).toEqual({ message })
  expect(page.words).toContain('Trop de tentatives.')
  expect(page.field('title')?.value).toBe(carbineForm.title)
})

test('an invalid form does not count, and other members are not limited', async () => {
  const [counted, before] = [await countsOf(site), await count(site.db, 'classified_ads')]
  await site.readers.member.post('/post-ad', { title: 'x' })
  expect(await countsOf(site)).toEqual(counted)

  const answer = await site.readers.member.post('/post-ad', carbineForm)

  expect(answer.status).toBe(303)
  expect(await count(site.db, 'classified_ads')).toBe(before + 1)
})

test('after 120 photos in an hour the form comes back with those kept', async () => {
  const tiny = await photo({ width: 24, height: 18 })
  const send = (length: number) => {
    const files = Array.from({ length }, () => ({ name: 'cible.jpg', bytes: tiny }))
    return sendAdForm(site.readers.admin, '/post-ad', { files, act: 'add' })
  }
  await send(1)
  await countAs(site, 'photo', 117)

  const page = await openPage(send(6))

  expect(page.status).toBe(429)
  expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(page.words).toMatch(/Un champ à corriger Trop de tentatives\. Réessayez dans \d+ minutes?\./)
  expect(findPhotos(page)).toHaveLength(3)
  expect(page.field('title')?.value).toBe(carbineForm.title)
})
