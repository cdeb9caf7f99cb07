import { expect, test } from 'vitest'
import { openDatabase } from '#db/database'
import { explain, recordQueries } from '#test/harness/db/queries'
import { APP_URL, NOEMIE, setUpMails, welcome } from '#test/harness/modules/mails'

const world = await setUpMails()

const addressesOf = (many: number) => Array.from({ length: many }, (_, nth) => `tireur-${nth}@example.be`)
const link = (to: string) => ({ template: 'reset-link', to, parameters: {} }) as const

test('a queued mail goes out after its commit, and leaves no row', async () => {
  const { mails, lines } = await world.begin()
  await world.db.transaction((tx) => mails.queue(welcome(), tx))
  const [{ id }] = (await world.waiting()) as [{ id: number }]

  await mails.sendDue()
  await mails.sendDue()

  expect(world.received()).toHaveLength(1)
  const arrived = await world.next('noemie@example.be')
  expect(arrived).toMatchObject({
    from: 'Prépa LTS <no-reply@prepa-lts.example>',
    subject: 'Bienvenue sur Prépa LTS',
    html: expect.stringContaining('noemie-p'),
    text: expect.stringContaining('noemie-p'),
    links: [
      `${APP_URL}/confirmation/${NOEMIE}.pour-noemie@example.be`,
      `${APP_URL}/exam-selection`,
      `${APP_URL}/mentions-legales`,
      APP_URL,
    ],
    headers: expect.objectContaining({ 'auto-submitted': 'auto-generated', to: 'noemie@example.be' }),
  })
  // A mail caused by an act is no bulk mail.
  expect(Object.keys(arrived.headers).filter((name) => name.startsWith('list-'))).toEqual([])
  expect(await world.waiting()).toEqual([])
  expect(lines).toEqual([{ level: 'info', message: 'sent a mail', mail: id, template: 'welcome' }])
})

test('a queued mail is never sent after a rollback', async () => {
  const { mails } = await world.begin()
  const failing = world.db.transaction(async (tx) => {
    await mails.queue(welcome(), tx)
    throw new Error('changed my mind')
  })

  await expect(failing).rejects.toThrow('changed my mind')
  expect(await world.waiting()).toEqual([])
})

test('queued mails are sent once each by two processes', async () => {
  const { mails, beside } = await world.begin()
  const people = addressesOf(40)
  await mails.queue(people.map((to) => welcome(to)))
  const otherDb = await openDatabase(world.db.url)
  const untilNothingIsLeft = async (one: typeof mails) => {
    while ((await mails.countWaiting()) > 0) await one.sendDue()
  }

  await Promise.all([mails, beside({ db: otherDb })].map(untilNothingIsLeft)).finally(() => otherDb.close())

  const served = world.received().map(({ to }) => to)
  expect(served.sort()).toEqual(people.sort())
})

test('queued mails that are due are found by an index among 20 000', async () => {
  const { mails, clock } = await world.begin()
  await world.db.write(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < $1)
     INSERT INTO mails (recipient, template, parameters, created_at, next_try_at)
     SELECT 'noemie@example.be', 'welcome', '{}', $2, $2 FROM numbers`,
    [20_000, new Date(clock.now().getTime() + 3_600_000)],
  )
  await world.db.write('ANALYZE mails')
  await mails.queue(welcome())

  const sent = await recordQueries(world.db, () => mails.sendDue())
  const searching = sent.filter(({ sql }) => /next_try_at["`]? <=/.test(sql))
  expect(searching).not.toEqual([])
  for (const query of searching) {
    const plan = await explain(world.db, query)
    expect(plan).toContain('mails_due')
    expect(plan).not.toMatch(/\bsort\b|temp b-tree|seq scan|scan mails/i)
  }
})

test('queued mails are found by their own member alone', async () => {
  const { mails, clock } = await world.begin()
  const first = clock.now()
  await mails.queue(welcome())
  clock.pass(60)
  await mails.queue({ ...welcome('noemie@example.com'), userId: NOEMIE })
  await mails.queue(link('noemie@example.be'))

  expect(await mails.findOwn(NOEMIE)).toEqual([
    { template: 'welcome', to: 'noemie@example.be', createdAt: first, failedAt: null },
    { template: 'welcome', to: 'noemie@example.com', createdAt: clock.now(), failedAt: null },
  ])
  expect(await mails.findOwn(NOEMIE + 1)).toEqual([])
})
