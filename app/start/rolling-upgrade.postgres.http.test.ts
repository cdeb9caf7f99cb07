import { expect, onTestFinished, test } from 'vitest'
import type { Migration } from '#db/migrate'
import { migrations } from '#db/migrations/index'
import { openOwnSite, startSecondServer } from '#test/harness/site'
import { camille, elodie, karim } from '#test/people'
import { adsBy } from '#test/things/ad'
import { startExam } from '#test/things/exam'

/** What a later version may do while processes of this one serve on: it adds. */
const later: Migration[] = [
  {
    name: '9998-clubs',
    async up(run) {
      await run('CREATE TABLE clubs (id bigint PRIMARY KEY, name text NOT NULL)')
      await run('ALTER TABLE users ADD COLUMN club_id bigint REFERENCES clubs ON DELETE SET NULL')
      await run("ALTER TABLE attempts ADD COLUMN note text NOT NULL DEFAULT ''")
    },
  },
  {
    name: '9999-users-of-club',
    isConcurrent: true,
    async up(run) {
      await run('DROP INDEX IF EXISTS users_of_club')
      await run('CREATE INDEX CONCURRENTLY users_of_club ON users (club_id)')
    },
  },
]

test('a process serves on while a later version migrates its database', async () => {
  const site = await openOwnSite()
  onTestFinished(site.close)
  const http = await site.member(camille)
  const exam = await startExam(site, http)

  const migrating = site.db.migrate([...migrations, ...later])
  const statuses = new Set<number>()
  const ask = async (n: number) => {
    const sent = await exam.post(n, { userAnswer: exam.rightAnswers[n - 1]!, intent: 'next' })
    for (const { status } of [sent, await http.get('/dashboard')]) statuses.add(status)
  }
  // While this reads, the migration cannot change the members' table, and waits for it again and again.
  await site.db.transaction(async (tx) => {
    await site.db.read('SELECT username FROM users', [], { tx })
    for (const n of [1, 2, 3, 4]) await ask(n)
  })
  await migrating
  for (const n of [5, 6]) await ask(n)

  expect([...statuses].sort()).toEqual([200, 303])
  const details = await http.get(await exam.finish(10))
  expect(details.status).toBe(200)
  const seller = await site.member(karim)
  const ads = adsBy(
    { http: seller },
    { db: site.db, admin: async () => ({ http: await site.admin(elodie) }) },
  )
  expect(await ads.publish()).toMatchObject({ isApproved: true })
  expect((await http.get('/readyz')).status).toBe(200)
  // A process of this version that ends does not come back: the later one has begun.
  await expect(startSecondServer(site)).rejects.toThrow(
    'of a newer version of the site, which has 9998-clubs',
  )
})
