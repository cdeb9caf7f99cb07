import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Mail } from '#modules/kernel/mails'
import { openMailbox } from '#test/harness/mailbox'
import { NOEMIE, sendTo, setUpMails, welcome } from '#test/harness/modules/mails'

/** The addresses whose mail is at the server, which takes each when it is let go. */
const atServer: string[] = []
const letGo = new Map<string, () => void>()
const hold = (to: string) =>
  new Promise<void>((taken) => {
    letGo.set(to, taken)
    atServer.push(to)
  })
const world = await setUpMails({ hold })
beforeEach(() => {
  atServer.length = 0
  letGo.clear()
})

const addresses = (many: number) => Array.from({ length: many }, (_, nth) => `tireur-${nth}@example.be`)
const attempts = async () => (await world.waiting()).map((mail) => mail.attempts).sort()

async function letAllGo(turn: Promise<void>) {
  const timer = setInterval(() => letGo.forEach((take) => take()), 5)
  await turn.finally(() => clearInterval(timer))
}

test('four mails are sent at once, and a fifth waits', async () => {
  const { mails } = await world.begin()
  await mails.queue(addresses(5).map((to) => welcome(to)))

  const turn = mails.sendDue()
  await expect.poll(() => atServer).toHaveLength(4)
  expect(await attempts()).toEqual([0, 1, 1, 1, 1])

  await letAllGo(turn)
  expect(await world.waiting()).toEqual([])
})

test('a slow mail holds up neither the others nor those that come later', async () => {
  const { mails } = await world.begin()
  await mails.queue([welcome('lent@example.be'), ...addresses(8).map((to) => welcome(to))])
  const quick = setInterval(() => letGo.forEach((take, to) => to !== 'lent@example.be' && take()), 5)

  const turn = mails.sendDue()
  await expect.poll(() => world.received()).toHaveLength(8)
  await mails.queue(welcome('camille@example.be'))
  await expect.poll(() => world.received()).toHaveLength(9)
  clearInterval(quick)

  expect(world.received().map(({ to }) => to)).not.toContain('lent@example.be')
  await letAllGo(turn)
})

test('a reset link in the middle of a morning goes first, reminders last', async () => {
  const { mails } = await world.begin({
    composeReminder: () => Promise.resolve({ firstName: 'Noémie', every: 'daily', exam: null, today: LOAD }),
    issueResetToken: () => Promise.resolve({ token: 'jeton', firstName: 'Karim' }),
  })
  await mails.queue(addresses(12).map(reminder))
  const turn = mails.sendDue()
  await expect.poll(() => atServer).toHaveLength(4)

  await mails.queue([
    welcome('anne@example.be'),
    welcome('bart@example.be'),
    { template: 'reset-link', to: 'karim@example.be', parameters: {} },
  ])
  // One goes at a time, so that the next one is the first that is left.
  for (const place of [0, 1, 2, 3]) {
    letGo.get(atServer[place]!)!()
    await expect.poll(() => atServer).toHaveLength(place + 5)
  }

  expect(atServer.slice(4)).toEqual([
    'karim@example.be',
    'anne@example.be',
    'bart@example.be',
    'tireur-4@example.be',
  ])
  await letAllGo(turn)
})

test('a stopped queue finishes the mails in progress, and takes no other', async () => {
  const { mails } = await world.begin()
  await mails.queue(addresses(5).map((to) => welcome(to)))
  const turn = mails.sendDue()
  await expect.poll(() => atServer).toHaveLength(4)

  mails.stop()
  await letAllGo(turn)
  await mails.sendDue()

  expect(world.received().map(({ to }) => to)).toEqual(expect.arrayContaining(addresses(4)))
  expect(await world.waiting()).toMatchObject([{ recipient: 'tireur-4@example.be', attempts: 0 }])
})

test('a stop aborts all mails in progress, which are tried again', async () => {
  const { mails, lines } = await world.begin({
    patience: { sending: 60_000, stopping: 200, reconnecting: 0 },
  })
  await mails.queue(addresses(4).map((to) => welcome(to)))
  const turn = mails.sendDue()
  await expect.poll(() => atServer).toHaveLength(4)

  mails.stop()
  await turn

  const postponed = { level: 'warn', cause: { code: 'EABORT' } }
  expect(lines).toMatchObject([postponed, postponed, postponed, postponed])
  expect(await attempts()).toEqual([1, 1, 1, 1])
})

test('a server that allows three connections costs one mail a try, not all', async () => {
  const mailbox = await openMailbox({ maxClients: 3, hold })
  onTestFinished(mailbox.close)
  const { mails, lines } = await world.begin({
    transport: sendTo(mailbox),
    patience: { sending: 60_000, stopping: 5000, reconnecting: 60_000 },
  })
  await mails.queue(addresses(12).map((to) => welcome(to)))
  const turn = mails.sendDue()
  await expect.poll(() => [atServer.length, lines.length]).toEqual([3, 1])

  const taking = setInterval(() => letGo.forEach((take) => take()), 5)
  await expect.poll(() => mailbox.received.length).toBe(11)
  mails.stop()
  await turn.finally(() => clearInterval(taking))

  expect(lines.filter(({ level }) => level === 'warn')).toMatchObject([{ cause: { responseCode: 421 } }])
  expect(await attempts()).toEqual([1])
})

const reminder = (to: string): Mail => ({
  ...{ template: 'reminder', to, userId: NOEMIE },
  parameters: { day: '2026-11-20' },
})

const LOAD = {
  due: 12,
  fresh: 0,
  minutes: 5,
  focus: null,
  given: { answers: 0, right: 0 },
  tomorrow: { due: 3, fresh: 0, minutes: 2 },
}
