import { expect, onTestFinished, test } from 'vitest'
import { camille, karim } from '#test/people'
import { CALL, openSiteWithAdmin, postAd, startBeside, wasKept } from '#test/site-pages'

test('a server whose listening connection is cut keeps no page meanwhile', async () => {
  const { site, admin } = await openSiteWithAdmin()
  onTestFinished(site.close)
  const beside = await startBeside(site)
  onTestFinished(beside.close)
  const visitor = beside.browser()
  const logged = (line: string) => beside.output().split(line).length - 1
  const id = await postAd(site, camille, 'Lunette de visée')
  const other = await postAd(site, karim, 'Trépied')
  await visitor.get(CALL)
  expect(await wasKept(beside, await visitor.get(CALL))).toBe(true)

  await site.db.sequelize.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'prepa-lts-listen' AND datname = current_database()`,
  )
  await expect.poll(() => logged('pages are not kept')).toBe(1)
  await admin.call('PUT', `${CALL}/${id}/approve`)
  expect(await (await visitor.get(CALL)).text()).toContain('Lunette de visée')
  expect(await wasKept(beside, await visitor.get(CALL))).toBe(false)

  await expect.poll(() => logged('pages are kept')).toBe(2)
  await visitor.get(CALL)
  expect(await wasKept(beside, await visitor.get(CALL))).toBe(true)
  await admin.call('PUT', `${CALL}/${other}/approve`)
  await expect.poll(async () => (await visitor.get(CALL)).text()).toContain('Trépied')
  expect(logged('pages are not kept')).toBe(1)
})
