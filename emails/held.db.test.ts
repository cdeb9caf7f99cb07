import { expect, test } from 'vitest'
import type { Mails } from './index'
import { setUpMails, welcome } from '#test/harness/modules/mails'

const world = await setUpMails()

const MINUTE = 60
const addresses = () => world.received().map(({ to }) => to)

/** Two mails that are held back for a minute. */
async function beginHeld() {
  const begun = await world.begin()
  const until = new Date(begun.clock.now().getTime() + MINUTE * 1000)
  const held = (to: string) => ({ ...welcome(to), hold: { key: to, until } })
  await begun.mails.queue([held('un@example.be'), held('deux@example.be')])
  return begun
}

const withdraw = (mails: Mails, ...keys: string[]) => world.db.transaction((tx) => mails.withdraw(keys, tx))

test('a held mail goes when its time has come, and not before', async () => {
  const { mails, clock } = await beginHeld()

  clock.pass(MINUTE - 1)
  await mails.sendDue()
  expect(addresses()).toEqual([])
  clock.pass(1)
  await mails.sendDue()

  expect(addresses().sort()).toEqual(['deux@example.be', 'un@example.be'])
})

test('a held mail that is released goes at once, and the others wait on', async () => {
  const { mails } = await beginHeld()
  await world.db.transaction((tx) => mails.release(['deux@example.be', 'inconnu'], tx))

  await mails.sendDue()

  expect(addresses()).toEqual(['deux@example.be'])
})

test('a held mail that is withdrawn never goes', async () => {
  const { mails, clock } = await beginHeld()

  expect(await withdraw(mails, 'un@example.be', 'inconnu')).toEqual(['un@example.be'])
  clock.pass(MINUTE)
  await mails.sendDue()

  expect(addresses()).toEqual(['deux@example.be'])
})

test('a held mail that is being sent is not withdrawn', async () => {
  let withdrawn: string[] | undefined
  const { mails } = await world.begin({
    transport: {
      async send() {
        withdrawn = await withdraw(mails, 'un@example.be')
        return {}
      },
    },
  })
  await mails.queue({ ...welcome(), hold: { key: 'un@example.be', until: new Date(0) } })

  await mails.sendDue()

  expect(withdrawn).toEqual([])
})
