import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { insert, NOON } from '#test/harness/db/rows'
import { openMailbox, type Refusal } from '#test/harness/mailbox'
import { sendTo, setUpMails, welcome } from '#test/harness/modules/mails'

const MINUTE = 60
const TO = 'noemie@example.be'
const PAGE = { limit: 10, offset: 0 }

let refusal: Refusal | null
const world = await setUpMails({ refuse: (to) => (to === TO ? refusal : null) })
beforeEach(() => {
  refusal = null
})

const GREYLISTED: Refusal = { at: 'RCPT TO', code: 450, text: `4.2.0 <${TO}> is greylisted` }

test('a mail refused for now is tried again, and then arrives', async () => {
  const { mails, clock, lines } = await world.begin()
  await mails.queue(welcome())
  refusal = GREYLISTED
  await mails.sendDue()
  refusal = null

  clock.pass(MINUTE - 1)
  await mails.sendDue()
  expect(world.received()).toEqual([])
  clock.pass(1)
  await mails.sendDue()

  expect(world.received()).toHaveLength(1)
  const cause = { responseCode: 450, status: '4.2.0', command: 'RCPT TO' }
  const message = 'a mail could not be sent yet'
  expect(lines).toMatchObject([
    { level: 'warn', message, template: 'welcome', attempts: 1, cause },
    { level: 'info' },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/noemie/i)
})

test('a mail refused for good is given up at once, and the next one goes', async () => {
  const { mails, lines } = await world.begin()
  await mails.queue([welcome(), welcome('karim@example.be')])
  refusal = { at: 'RCPT TO', code: 550, text: `5.1.1 <${TO}> is unknown here` }

  await mails.sendDue()

  expect(world.received().map(({ to }) => to)).toEqual(['karim@example.be'])
  expect(await mails.countWaiting()).toBe(0)
  expect((await mails.failed.list(PAGE)).items).toMatchObject([
    {
      to: TO,
      kind: 'Bienvenue',
      failure: 'address',
      answer: '550 5.1.1',
      attempts: 1,
      resendRefusal: 'link',
    },
  ])
  const cause = { responseCode: 550, status: '5.1.1', command: 'RCPT TO' }
  expect(lines.filter(({ level }) => level !== 'info')).toMatchObject([
    { level: 'error', message: 'gave up a mail', cause },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/noemie/i)
})

test('mails are kept while the server is down, and arrive later', async () => {
  const mailbox = await openMailbox()
  const { mails, clock, lines } = await world.begin({ transport: sendTo(mailbox) })
  await mailbox.close()
  await mails.queue(welcome())
  for (const minutes of [0, 1, 5]) {
    clock.pass(minutes * MINUTE)
    await mails.sendDue()
  }
  const opened = await openMailbox({ port: mailbox.port })
  onTestFinished(opened.close)
  clock.pass(15 * MINUTE)
  await mails.sendDue()

  expect(opened.received.map(({ to }) => to)).toEqual([TO])
  expect(lines.map(({ level }) => level)).toEqual(['warn', 'warn', 'warn', 'info'])
  expect(lines[0]).toMatchObject({
    cause: { code: 'ESOCKET', originalCode: 'ECONNREFUSED', message: expect.stringContaining('127.0.0.1') },
  })
})

test('a mail is tried hourly for a day, and then given up', async () => {
  refusal = GREYLISTED
  const { mails, clock, lines } = await world.begin()
  await mails.queue(welcome())
  for (const minutes of [0, 1, 5, 15, ...Array<number>(24).fill(60)]) {
    clock.pass(minutes * MINUTE)
    await mails.sendDue()
  }

  expect(lines.at(-1)).toMatchObject({ level: 'error', message: 'gave up a mail', attempts: 27 })
  expect(await mails.countWaiting()).toBe(0)
  expect((await mails.failed.list(PAGE)).items).toMatchObject([
    { failure: 'later', answer: '450 4.2.0', attempts: 27 },
  ])
})

test('a mail taken by a dead process is sent after its lease, same id', async () => {
  let crash!: (error: Error) => void
  let died!: () => void
  const { mails, clock, beside } = await world.begin()
  const begun = new Promise<string>((begin) => {
    const hold = () => new Promise<never>((_, reject) => (crash = reject))
    const dying = beside({ transport: { send: ({ messageId }) => (begin(messageId), hold()) } })
    void mails.queue(welcome()).then(() => dying.sendDue())
    died = () => dying.stop()
  })
  const messageId = await begun
  died()

  clock.pass(2 * MINUTE - 1)
  await mails.sendDue()
  expect(world.received()).toEqual([])
  clock.pass(1)
  await mails.sendDue()

  expect(await world.next(TO)).toMatchObject({ messageId })
  expect(messageId).toMatch(/^<mail\.\d+\.\d+@prepa-lts\.example>$/)
  crash(new Error('crashed'))
})

test('a late failure changes nothing of a mail taken by another process', async () => {
  let fail: ((error: Error) => void) | undefined
  const { mails, clock, beside } = await world.begin()
  const slow = beside({ transport: { send: () => new Promise((_, reject) => (fail = reject)) } })
  await mails.queue(welcome())
  const slowly = slow.sendDue()
  await expect.poll(() => fail).toBeDefined()
  slow.stop()
  clock.pass(2 * MINUTE)
  refusal = GREYLISTED
  await mails.sendDue()
  const [after] = await world.waiting()

  fail?.(new Error('much too late'))
  await slowly

  expect(await world.waiting()).toEqual([after])
})

describe('a mail row that this version does not understand', () => {
  const add = (template: string, parameters: string, at: Date) =>
    insert(world.db, 'mails', { recipient: TO, template, parameters, created_at: at, next_try_at: at })
  const firstName = 'Noémie Secrète'

  test.each([
    ['an unknown template', 'no-such-mail', JSON.stringify({ firstName })],
    ['parameters that are no JSON', 'welcome', `{"firstName":"${firstName}`],
    ['parameters of another template', 'welcome', JSON.stringify({ firstName, at: NOON })],
  ])('waits for a newer version, and holds nothing up: %s', async (_what, template, parameters) => {
    const { mails, clock, lines } = await world.begin()
    await add(template, parameters, clock.now())
    await mails.queue(welcome('karim@example.be'))

    await mails.sendDue()

    expect(world.received().map(({ to }) => to)).toEqual(['karim@example.be'])
    expect(await world.waiting()).toMatchObject([{ template, parameters, attempts: 1 }])
    expect(lines).toMatchObject([{ level: 'warn', cause: { type: 'UnreadableMail' } }, { level: 'info' }])
    expect(JSON.stringify(lines)).not.toMatch(/noemie|Noémie/)
  })
})

describe('a mail server that hangs', () => {
  const SHORT = { connection: 300, greeting: 300, answer: 300 }
  const LONG = { connection: 60_000, greeting: 60_000, answer: 60_000 }

  test.each([
    ['greets and then says nothing', (to: Socket) => to.write('220 prêt\r\n'), SHORT, 60_000, 'ETIMEDOUT'],
    ['never comes to the end of its answer', trickle, LONG, 500, 'EABORT'],
  ] as const)(
    'is left in time, and the mail is kept: it %s',
    async (_what, talk, patience, sending, code) => {
      const server = await openServer(talk)
      const transport = sendTo(server, patience)
      const { mails, lines } = await world.begin({
        transport,
        patience: { sending, stopping: 5000, reconnecting: 0 },
      })
      await mails.queue(welcome())

      await mails.sendDue()

      expect(lines).toMatchObject([{ level: 'warn', cause: { code } }])
      expect(await world.waiting()).toMatchObject([{ attempts: 1 }])
    },
  )

  test('is not waited for at a stop', async () => {
    const server = await openServer(trickle)
    const patience = { sending: 60_000, stopping: 200, reconnecting: 0 }
    const { mails, lines } = await world.begin({ transport: sendTo(server, LONG), patience })
    await mails.queue(welcome())
    const turn = mails.sendDue()
    await server.called

    mails.stop()
    await turn

    expect(lines).toMatchObject([{ level: 'warn', cause: { code: 'EABORT' } }])
  })

  /** Never ends its greeting, and is never silent for long. */
  function trickle(socket: Socket) {
    const timer = setInterval(() => socket.write('220-un instant\r\n'), 20)
    socket.once('close', () => clearInterval(timer))
  }

  async function openServer(talk: (socket: Socket) => unknown) {
    const sockets: Socket[] = []
    const server = createServer((socket) => {
      sockets.push(socket.on('error', () => undefined))
      talk(socket)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => {
      server.close()
      for (const socket of sockets) socket.destroy()
    })
    return {
      url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
      called: once(server, 'connection'),
    }
  }
})
