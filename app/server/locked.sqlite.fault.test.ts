import { expect, onTestFinished, test } from 'vitest'
import { camille } from '#test/people'
import { openOwnSite } from '#test/harness/site'
import { carbineForm } from '#test/things/ad'

test('a locked SQLite database is still read, and forms get 503', async () => {
  const site = await openOwnSite()
  onTestFinished(site.close)
  const owner = await site.member(camille)
  // The last use is a day ago, so each page would note it again.
  await site.db.write("UPDATE sessions SET last_used_at = datetime('now', '-1 day')", [])
  let letGo!: () => void
  let holding!: Promise<void>
  // Locks the file as another program would.
  await new Promise<void>((locked) => {
    holding = site.db.transaction(() => {
      locked()
      return new Promise<void>((resolve) => (letGo = resolve))
    })
  })
  onTestFinished(() => letGo())
  const answered: string[] = []

  const refused = owner.post('/post-ad', carbineForm).finally(() => answered.push('form'))
  const page = await owner.get('/classified-ads/mine').finally(() => answered.push('page'))
  const form = await refused

  expect(answered).toEqual(['page', 'form'])
  expect([form.status, form.headers.get('Retry-After'), page.status]).toEqual([503, '10', 200])
  await expect.poll(() => site.output()).toContain('The SQLite database is kept locked by another program')
  letGo()
  await holding
  expect((await owner.post('/post-ad', carbineForm)).status).toBe(303)
})
