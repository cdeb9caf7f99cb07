import { expect, test } from 'vitest'
import { carbineForm } from '#test/pages/ads'
import { camille, openTestSite, type TestSite } from '#test/site'

test('a database that another program keeps locked: forms get 503 and pages are read, until it is released', async () => {
  const site = await openTestSite()
  const owner = await site.member(camille)
  const letGo = await lock(site)

  const [form, page] = await Promise.all([
    owner.post('/post-ad', carbineForm),
    owner.get('/classified-ads/mine'),
  ])
  expect([form.status, form.headers.get('Retry-After'), page.status]).toEqual([503, '10', 200])
  await expect.poll(() => site.output()).toContain('The SQLite database is kept locked by another program')

  await letGo()
  expect((await owner.post('/post-ad', carbineForm)).status).toBe(303)
  await site.close()
})

test('a page is read before the wait for the lock is over, also when the last use of its session is to be noted', async () => {
  const site = await openTestSite()
  const owner = await site.member(camille)
  await site.db.write(() =>
    site.db.sequelize.query("UPDATE sessions SET last_used_at = datetime('now', '-1 day')"),
  )
  const letGo = await lock(site)
  const answered: string[] = []

  const form = owner.post('/post-ad', carbineForm).then(({ status }) => answered.push(`form ${status}`))
  await owner.get('/classified-ads/mine').then(({ status }) => answered.push(`page ${status}`))
  await form

  expect(answered).toEqual(['page 200', 'form 503'])
  await letGo()
  await site.close()
})

/** Holds the file as another program would, until the function is called that it answers. */
async function lock({ db }: TestSite) {
  let letGo!: () => void
  let holding!: Promise<void>
  await new Promise<void>((locked) => {
    holding = db.transaction(() => {
      locked()
      return new Promise<void>((resolve) => (letGo = resolve))
    })
  })
  return () => {
    letGo()
    return holding
  }
}
