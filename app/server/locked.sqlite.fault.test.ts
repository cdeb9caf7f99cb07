import { expect, test } from 'vitest'
import { camille, openOwnSite } from '#test/site'
import { carbineForm } from '#test/worlds/carbine'

test('a database that another program keeps locked: pages are read meanwhile, also when the last use of their session is to be noted, and forms get 503 until it is released', async () => {
  const site = await openOwnSite()
  const owner = await site.member(camille)
  await site.db.run("UPDATE sessions SET last_used_at = datetime('now', '-1 day')", [])
  let letGo!: () => void
  let holding!: Promise<void>
  // Holds the file as another program would.
  await new Promise<void>((locked) => {
    holding = site.db.transaction(() => {
      locked()
      return new Promise<void>((resolve) => (letGo = resolve))
    })
  })
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
  await site.close()
})
