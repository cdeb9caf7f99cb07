import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#db/database'
import { countQueries } from '#test/db/queries'
import type { Mailbox } from '#test/mailbox'
import { APP_URL, NOEMIE, openWorld, welcome } from '#test/worlds/mails'

let world: Awaited<ReturnType<typeof openWorld>>
let mailbox: Mailbox
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  mailbox = await world.mailbox()
})
afterEach(() => mailbox.close())
afterAll(() => world.close())

test('a mail goes out once what it tells of is committed, and leaves no row', async () => {
  const { mails, lines } = await world.begin(mailbox)
  await world.db.transaction((tx) => mails.queue(welcome(), tx))
  const [{ id }] = (await world.waiting()) as [{ id: number }]

  await mails.sendDue()
  await mails.sendDue()

  expect(mailbox.received).toHaveLength(1)
  expect(await mailbox.next('noemie@example.be')).toMatchObject({
    from: 'Prépa LTS <no-reply@prepa-lts.example>',
    subject: 'Bienvenue sur Prépa LTS',
    html: expect.stringContaining('noemie-p'),
    text: expect.stringContaining('noemie-p'),
    links: [`${APP_URL}/exam-selection`, `${APP_URL}/mentions-legales`, APP_URL],
    headers: expect.objectContaining({ 'auto-submitted': 'auto-generated', to: 'noemie@example.be' }),
  })
  expect(await world.waiting()).toEqual([])
  expect(lines).toEqual([{ level: 'info', message: 'sent a mail', mail: id, template: 'welcome' }])
})

test('a mail is never sent when what it tells of is rolled back', async () => {
  const { mails } = await world.begin(mailbox)
  const failing = world.db.transaction(async (tx) => {
    await mails.queue(welcome(), tx)
    throw new Error('changed my mind')
  })

  await expect(failing).rejects.toThrow('changed my mind')
  await mails.sendDue()
  expect(mailbox.received).toEqual([])
})

test('the mails of one act are queued in one statement', async () => {
  const { mails } = await world.begin(mailbox)
  const people = ['anne@example.be', 'bart@example.be', 'chloe@example.be']

  const statements = await countQueries(world.db, () => mails.queue(people.map((to) => welcome(to))))

  expect(statements).toBe(1)
  expect((await world.waiting()).map(({ recipient }) => recipient)).toEqual(people)
})

test('two processes send each of forty mails once', async () => {
  const { mails, beside } = await world.begin(mailbox)
  const people = Array.from({ length: 40 }, (_, index) => `tireur-${index}@example.be`)
  for (const to of people) await mails.queue(welcome(to))
  const otherDb = await openDatabase(world.db.url)

  const untilNothingIsLeft = async (one: typeof mails) => {
    while ((await world.waiting()).length > 0) await one.sendDue()
  }

  await Promise.all([mails, beside({ db: otherDb })].map(untilNothingIsLeft)).finally(() => otherDb.close())

  expect(mailbox.received.map(({ to }) => to).sort()).toEqual(people.sort())
})

test('the oldest goes first, and one turn takes a bounded number', async () => {
  const taken: string[] = []
  const issueResetToken = async (email: string) => (taken.push(email), null)
  const { mails, clock } = await world.begin(mailbox, { issueResetToken })
  const people = Array.from({ length: 51 }, (_, index) => `tireur-${index}@example.be`)
  for (const to of people) {
    await mails.queue({ template: 'reset-link', to, parameters: {} })
    clock.pass(1)
  }

  await mails.sendDue()
  expect(taken).toEqual(people.slice(0, 50))
  await mails.sendDue()
  expect(taken).toEqual(people)
})

test('a link goes before a hundred others that have waited longer', async () => {
  const sent: string[] = []
  const { mails, clock } = await world.begin(mailbox, {
    transport: { send: async ({ to }) => (sent.push(to), {}) },
    issueResetToken: async (email) => (sent.push(email), null),
  })
  const others = Array.from({ length: 100 }, (_, index) => `tireur-${index}@example.be`)
  for (const to of others) await mails.queue(welcome(to))
  clock.pass(60)
  await mails.queue({ template: 'reset-link', to: 'oubli@example.be', parameters: {} })

  await mails.sendDue()

  expect(sent).toEqual(['oubli@example.be', ...others.slice(0, 49)])
})

test('a member finds the mails that wait for them, and no others', async () => {
  const { mails, clock } = await world.begin(mailbox)
  const first = clock.now()
  await mails.queue(welcome())
  clock.pass(60)
  await mails.queue({
    template: 'password-changed',
    to: 'noemie@example.com',
    userId: NOEMIE,
    parameters: { firstName: 'Noémie', at: first.toISOString() },
  })
  await mails.queue({ template: 'reset-link', to: 'noemie@example.be', parameters: {} })

  expect(await mails.findOwn(NOEMIE)).toEqual([
    { template: 'welcome', to: 'noemie@example.be', createdAt: first },
    { template: 'password-changed', to: 'noemie@example.com', createdAt: clock.now() },
  ])
  expect(await mails.findOwn(NOEMIE + 1)).toEqual([])
  await mails.sendDue()
  expect(await mails.findOwn(NOEMIE)).toEqual([])
})

test('an address that looks like a list is one address', async () => {
  const { mails } = await world.begin(mailbox)
  await mails.queue(welcome('noemie@example.be,autre@example.be'))

  await mails.sendDue()

  expect(mailbox.received.filter(({ to }) => to.includes('autre@example.be'))).toEqual([])
  expect(await world.waiting()).toEqual([])
})

test('a mail to somebody who is deleted before it went out is not sent', async () => {
  const { mails } = await world.begin(mailbox)
  await world.db.write(() =>
    world.db.sequelize.query(
      `INSERT INTO users (id, username, username_key, password_hash, email, first_name, last_name, search_text,
         created_at)
       SELECT 2000, 'b', 'b', password_hash, 'b@example.be', first_name, last_name, search_text, created_at FROM users WHERE id = 1000`,
    ),
  )
  await mails.queue({ ...welcome(), userId: 2000 })
  await world.db.write(() => world.db.sequelize.query('DELETE FROM users WHERE id = 2000'))

  await mails.sendDue()
  expect(mailbox.received).toEqual([])
})

test('once stopped, no other mail is taken', async () => {
  const sent: string[] = []
  const { mails } = await world.begin(mailbox, {
    transport: {
      async send({ to }) {
        sent.push(to)
        mails.stop()
        return {}
      },
    },
  })
  await mails.queue(welcome('un@example.be'))
  await mails.queue(welcome('deux@example.be'))

  await mails.sendDue()
  await mails.sendDue()

  expect(sent).toEqual(['un@example.be'])
  expect(await world.waiting()).toMatchObject([{ recipient: 'deux@example.be', attempts: 0 }])
})
