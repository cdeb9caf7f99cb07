import { expect, test } from 'vitest'
import { carbineForm } from '../routes/ads/test-ad-pages'
import { camille, openTestSite } from '../test-site'

test('a database that another program keeps locked: forms get 503 and pages are read, until it lets go', async () => {
  const site = await openTestSite()
  const owner = await site.member(camille)
  let letGo!: () => void
  let isLocked!: () => void
  const locked = new Promise<void>((resolve) => (isLocked = resolve))
  const holding = site.db.transaction(() => {
    isLocked()
    return new Promise<void>((resolve) => (letGo = resolve))
  })
  await locked

  const [form, page] = await Promise.all([
    owner.post('/post-ad', carbineForm),
    owner.get('/classified-ads/mine'),
  ])
  expect([form.status, form.headers.get('Retry-After'), page.status]).toEqual([503, '10', 200])
  await expect.poll(() => site.output()).toContain('The SQLite database is kept locked by another program')

  letGo()
  await holding
  expect((await owner.post('/post-ad', carbineForm)).status).toBe(303)
  await site.close()
})
