import { beforeAll, expect, test } from 'vitest'
import { count } from '#test/db/rows'
import { LIMITED } from '#test/limits'
import { carbineForm, openAdSite } from '#test/pages/ads'
import { sharedSite } from '#test/shared-site'

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
