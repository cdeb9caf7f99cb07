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
  mailbox = await world.mailbox({ refuse: () => refusal })
})
afterEach(() => mailbox.close())
afterAll(() => world.close())

test('what a process took and never sent goes out after its lease, under the same id', async () => {
  let crash: (() => void) | undefined
  const { mails, clock, beside } = await world.begin(mailbox)
  const begun = new Promise<string>((begin) => {
    const hold = () => new Promise<never>((_, reject) => (crash = () => reject(new Error('crashed'))))
    const dying = beside({ transport: { send: ({ messageId }) => (begin(messageId), hold()) } })
    void mails.queue(welcome()).then(() => dying.sendDue())
  })
  const messageId = await begun

  clock.pass(2 * MINUTE - 1)
  await mails.sendDue()
  expect(mailbox.received).toEqual([])
  clock.pass(1)
  await mails.sendDue()

  expect(await mailbox.next(TO)).toMatchObject({ messageId })
  expect(messageId).toMatch(/^<mail\.\d+\.\d+@prepa-lts\.example>$/)
  crash?.()
})

test('a late failure of a mail that another process took since changes nothing', async () => {
  let fail: ((error: Error) => void) | undefined
  const { mails, clock, beside } = await world.begin(mailbox)
  const slow = beside({ transport: { send: () => new Promise((_, reject) => (fail = reject)) } })
  await mails.queue(welcome())
  const slowly = slow.sendDue()
  await expect.poll(() => fail, { timeout: 10_000 }).toBeDefined()
  clock.pass(2 * MINUTE)
  refusal = { at: 'RCPT TO', code: 450, text: '4.2.0 greylisted' }
  await mails.sendDue()
  const [after] = await world.waiting()

  fail?.(new Error('much too late'))
  await slowly

  expect(await world.waiting()).toEqual([after])
})
