import { expect, onTestFinished, test } from 'vitest'
import { LOG_STATEMENTS, wasCached } from '#test/harness/request-log'
import { openOwnSite, startBeside } from '#test/harness/site'
import { camille, elodie } from '#test/people'
import { postAd } from '#test/things/ad'

const CALL = '/api/classified-ads'

test('a server whose listening connection is cut misses no change', async () => {
  const site = await openOwnSite(LOG_STATEMENTS)
  onTestFinished(site.close)
  const [admin, member] = [await site.admin(elodie), await site.member(camille)]
  const beside = await startBeside(site)
  onTestFinished(beside.close)
  const visitor = beside.browser()
  const logged = (line: string) => beside.output().split(line).length - 1
  const { id } = await postAd(member, { title: 'Lunette de visée' })
  const { id: other } = await postAd(member, { title: 'Trépied' })
  await visitor.get(CALL)
  expect(await wasCached(beside, await visitor.get(CALL))).toBe(true)

  await site.db.sequelize.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'prepa-lts-listen' AND datname = current_database()`,
  )
  await admin.call('PUT', `${CALL}/${id}/approve`)
  await expect.poll(() => logged('pages are not kept')).toBe(1)
  await expect.poll(async () => (await visitor.get(CALL)).text()).toContain('Lunette de visée')

  await expect.poll(() => logged('pages are kept')).toBe(2)
  await visitor.get(CALL)
  expect(await wasCached(beside, await visitor.get(CALL))).toBe(true)
  await admin.call('PUT', `${CALL}/${other}/approve`)
  await expect.poll(async () => (await visitor.get(CALL)).text()).toContain('Trépied')
})
