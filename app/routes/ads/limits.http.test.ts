import { beforeAll, expect, test } from 'vitest'
import { count } from '#test/db/rows'
import { LIMITED } from '#test/limits'
import { wordsOf } from '#test/html-text'
import { openAdSite } from '#test/pages/ads'
import { photosIn, sendAdForm } from '#test/pages/photos'
import { photo } from '#test/pictures'
import { sharedSite } from '#test/shared-site'
import { carbineForm } from '#test/worlds/carbine'

const site = sharedSite(() => openAdSite(LIMITED))
beforeAll(async () => {
  for (let n = 1; n <= 30; n += 1) await site.post({ title: `Mallette ${n}` })
})

test('after thirty ads in an hour, page and API answer how long to wait', async () => {
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
  for (let n = 1; n <= 31; n += 1) await site.readers.member.post('/post-ad', { title: 'x' })
  const before = await count(site.db, 'classified_ads')

  const answer = await site.readers.member.post('/post-ad', carbineForm)

  expect(answer.status).toBe(303)
  expect(await count(site.db, 'classified_ads')).toBe(before + 1)
})

test('after a hundred and twenty photos in an hour, the form comes back with those that were kept', async () => {
  const tiny = await photo({ width: 24, height: 18 })
  const send = () => {
    const files = Array.from({ length: 6 }, () => ({ name: 'cible.jpg', bytes: tiny }))
    return sendAdForm(site.readers.admin, '/post-ad', { files, act: 'add' })
  }
  for (let sent = 0; sent < 114; sent += 6) await send()
  const files = [{ name: 'cible.jpg', bytes: tiny }]
  for (let sent = 0; sent < 3; sent += 1)
    await sendAdForm(site.readers.admin, '/post-ad', { files, act: 'add' })

  const answer = await send()
  const html = await answer.text()

  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(wordsOf(html)).toMatch(/Un champ à corriger Trop de tentatives\. Réessayez dans \d+ minutes?\./)
  expect(photosIn(html)).toHaveLength(3)
  expect(html).toContain(`value="${carbineForm.title}"`)
})
