import { expect, test } from 'vitest'
import { LIMITED } from '#test/harness/limits'
import { startLoad } from '#test/harness/load/load'
import { setUpMailedSite } from '#test/harness/file-sites'
import { elodie } from '#test/people'

const site = await setUpMailedSite(LIMITED)

test('people who use the site at the same time get the answers they expect', async () => {
  const { cookies } = await site.admin(elodie)
  const adminCookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const load = startLoad({ ...site, adminCookie }, { paceMs: 0, rounds: 1, share: 0.2 })
  await load.ended

  expect(load.faults).toEqual([])
  expect(site.output()).not.toContain('"level":50')
})
