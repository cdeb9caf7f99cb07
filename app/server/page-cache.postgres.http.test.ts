import { expect, onTestFinished, test } from 'vitest'
import { camille, karim } from '#test/people'
import { withClient } from '#test/harness/db/postgres'
import type { TestSite } from '#test/harness/site'
import { CALL, openSiteWithAdmin, startBeside, wasKept } from '#test/harness/site-pages'
import { postAd } from '#test/things/ad'

test('a server whose listening connection is cut keeps no page meanwhile', async () => {
  const { site, admin } = await openSiteWithAdmin()
  onTestFinished(site.close)
  const beside = await startBeside(site)
  onTestFinished(beside.close)
  const visitor = beside.browser()
  const logged = (line: string) => beside.output().split(line).length - 1
  const { id } = await postAd(await site.member(camille), { title: 'Lunette de visée' })
  const { id: other } = await postAd(await site.member(karim), { title: 'Trépied' })
  await visitor.get(CALL)
  expect(await wasKept(beside, await visitor.get(CALL))).toBe(true)

  await allowConnections(site, false)
  await site.db.sequelize.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'prepa-lts-listen' AND datname = current_database()`,
  )
  await expect.poll(() => logged('pages are not kept')).toBe(1)
  await admin.call('PUT', `${CALL}/${id}/approve`)
  expect(await (await visitor.get(CALL)).text()).toContain('Lunette de visée')
  expect(await wasKept(beside, await visitor.get(CALL))).toBe(false)

  await allowConnections(site, true)
  await expect.poll(() => logged('pages are kept')).toBe(2)
  await visitor.get(CALL)
  expect(await wasKept(beside, await visitor.get(CALL))).toBe(true)
  await admin.call('PUT', `${CALL}/${other}/approve`)
  await expect.poll(async () => (await visitor.get(CALL)).text()).toContain('Trépied')
  expect(logged('pages are not kept')).toBe(1)
})

/** Whether a process may open further connections; those that are open stay. */
async function allowConnections({ databaseUrl }: TestSite, isAllowed: boolean) {
  const name = new URL(databaseUrl).pathname.slice(1)
  await withClient(new URL('/postgres', databaseUrl).href, (client) =>
    client.query(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS ${isAllowed}`),
  )
}
