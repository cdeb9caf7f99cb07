import { afterAll, beforeAll, expect, test } from 'vitest'
import { count } from '#test/db/rows'
import { LIMITED } from '#test/limits'
import { type AdSite, carbineForm, openAdSite } from '#test/pages/ads'

let site: AdSite
beforeAll(async () => {
  site = await openAdSite(LIMITED)
  for (let n = 1; n <= 30; n += 1) await site.post({ title: `Mallette ${n}` })
})
afterAll(() => site.close())

const WAIT = /^Trop de tentatives\. Réessayez dans \d+ minutes?\.$/

test('after thirty ads in an hour, the API answers how long to wait', async () => {
  const answer = await site.readers.owner.call('POST', '/api/classified-ads', carbineForm)

  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await answer.json()).toEqual({ message: expect.stringMatching(WAIT) })
})

test('and so does the page, which keeps what was typed', async () => {
  const answer = await site.readers.owner.post('/post-ad', carbineForm)
  const html = await answer.text()

  expect(answer.status).toBe(429)
  expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/)
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
