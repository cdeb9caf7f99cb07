import { expect, test } from 'vitest'
import { count } from '#test/db/rows'
import { countAs, countsOf, LIMITED } from '#test/limits'
import { wordsOf } from '#test/html-text'
import { openAdSite } from '#test/pages/ads'
import { photosIn, sendAdForm } from '#test/pages/photos'
import { photo } from '#test/pictures'
import { sharedSite } from '#test/shared-site'
import { carbineForm } from '#test/worlds/carbine'

const site = sharedSite(() => openAdSite(LIMITED))

test('after thirty ads in an hour, page and API answer how long to wait', async () => {
  await site.post({ title: 'Mallette 1' })
  await countAs(site, 'ad', 29)
  await site.post({ title: 'Mallette 30' })

  const call = await site.readers.owner.call('POST', '/api/classified-ads', carbineForm)
  const page = await site.readers.owner.post('/post-ad', carbineForm)

  expect([call.status, page.status]).toEqual([429, 429])
  for (const { headers } of [call, page]) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  const message = expect.stringMatching(/^Trop de tentatives\. Réessayez dans \d+ minutes?\.$/) as string
  expect(await call.json()).toEqual({ message })
  const html = await page.text()
  expect(html).toContain('Trop de tentatives.')
  expect(html).toContain(`value="${carbineForm.title}"`)
})

test('an invalid form does not count, and other members are not limited', async () => {
  const [counted, before] = [await countsOf(site), await count(site.db, 'classified_ads')]
  await site.readers.member.post('/post-ad', { title: 'x' })
  expect(await countsOf(site)).toEqual(counted)

  const answer = await site.readers.member.post('/post-ad', carbineForm)

  expect(answer.status).toBe(303)
  expect(await count(site.db, 'classified_ads')).toBe(before + 1)
})

test('after a hundred and twenty photos in an hour, the form comes back with those that were kept', async () => {
  const tiny = await photo({ width: 24, height: 18 })
  const send = (length: number) => {
    const files = Array.from({ length }, () => ({ name: 'cible.jpg', bytes: tiny }))
    return sendAdForm(site.readers.admin, '/post-ad', { files, act: 'add' })
  }
  await send(1)
  await countAs(site, 'photo', 117)

  const answer = await send(6)
  const html = await answer.text()

  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(wordsOf(html)).toMatch(/Un champ à corriger Trop de tentatives\. Réessayez dans \d+ minutes?\./)
  expect(photosIn(html)).toHaveLength(3)
  expect(html).toContain(`value="${carbineForm.title}"`)
})
