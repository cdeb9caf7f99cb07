import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Mailbox, Refusal } from '#test/mailbox'
import { openWorld, welcome } from '#test/worlds/mails'

const MINUTE = 60
const TO = 'noemie@example.be'

let world: Awaited<ReturnType<typeof openWorld>>
let mailbox: Mailbox
let refusal: Refusal | null
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  refusal = null
  mailbox = await world.mailbox({ refuse: (to) => (to === TO ? refusal : null) })
})
afterEach(() => mailbox.close())
afterAll(() => world.close())

const REFUSED_FOR_NOW = [
  { at: 'RCPT TO', code: 450, text: `4.2.0 <${TO}> is greylisted` },
  { at: 'DATA', code: 451, text: `4.7.1 try again, ${TO}` },
  { at: 'RCPT TO', code: 554, text: `5.7.1 <${TO}>: Relay access denied` },
] as const

test.each(REFUSED_FOR_NOW)(
  'what is refused with $code at $at is tried again, and then arrives',
  async (answer) => {
    const { mails, clock, lines } = await world.begin(mailbox)
    await mails.queue(welcome())
    refusal = answer
    await mails.sendDue()
    refusal = null

    clock.pass(MINUTE - 1)
    await mails.sendDue()
    expect(mailbox.received).toEqual([])
    clock.pass(1)
    await mails.sendDue()

    expect(mailbox.received).toHaveLength(1)
    expect(lines).toMatchObject([
      {
        level: 'warn',
        message: 'a mail could not be sent yet',
        template: 'welcome',
        attempts: 1,
        cause: { responseCode: answer.code, status: answer.text.slice(0, 5), command: answer.at },
      },
      { level: 'info' },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/noemie/i)
  },
)

const REFUSED_FOR_GOOD = [
  { at: 'RCPT TO', code: 550, text: `5.1.1 <${TO}> is unknown here` },
  { at: 'DATA', code: 554, text: `5.6.0 no such mail for ${TO}` },
] as const

test.each(REFUSED_FOR_GOOD)('what is refused with $code at $at is given up at once', async (answer) => {
  const { mails, lines } = await world.begin(mailbox)
  await mails.queue(welcome())
  await mails.queue(welcome('karim@example.be'))
  refusal = answer

  await mails.sendDue()

  expect(mailbox.received.map(({ to }) => to)).toEqual(['karim@example.be'])
  expect(await world.waiting()).toEqual([])
  expect(lines).toMatchObject([
    {
      level: 'error',
      message: 'gave up a mail',
      mail: expect.any(Number),
      template: 'welcome',
      cause: { responseCode: answer.code, status: answer.text.slice(0, 5), command: answer.at },
    },
    { level: 'info' },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/noemie/i)
})

test('while the server is down mails are kept, and arrive when it is back', async () => {
  const { mails, clock, lines } = await world.begin(mailbox)
  await mailbox.close()
  await mails.queue(welcome())
  await mails.queue(welcome('karim@example.be'))
  for (const minutes of [0, 1, 5]) {
    clock.pass(minutes * MINUTE)
    await mails.sendDue()
  }
  mailbox = await world.mailbox({ port: mailbox.port })
  clock.pass(15 * MINUTE)
  await mails.sendDue()

  expect(mailbox.received.map(({ to }) => to)).toEqual([TO, 'karim@example.be'])
  expect(lines.map(({ level }) => level)).toEqual([...Array<string>(6).fill('warn'), 'info', 'info'])
  expect(lines[0]).toMatchObject({
    cause: { code: 'ESOCKET', originalCode: 'ECONNREFUSED', message: expect.stringContaining('127.0.0.1') },
  })
})

test('a mail is given up after a day, and tried hourly until then', async () => {
  const { mails, clock, lines } = await world.begin(mailbox)
  refusal = REFUSED_FOR_NOW[0]
  await mails.queue(welcome())
  for (const minutes of [0, 1, 5, 15, ...Array<number>(24).fill(60)]) {
    clock.pass(minutes * MINUTE)
    await mails.sendDue()
  }

  const last = lines.at(-1)
  expect(last).toMatchObject({ level: 'error', message: 'gave up a mail', cause: { responseCode: 450 } })
  expect(last?.attempts).toBe(27)
  expect(await world.waiting()).toEqual([])
})
