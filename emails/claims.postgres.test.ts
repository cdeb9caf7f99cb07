import { expect, test } from 'vitest'
import { openDatabase } from '#db/database'
import { setUpMails, welcome } from '#test/harness/modules/mails'

const world = await setUpMails()

test('a mail that another process is about to take is passed over', async () => {
  const sent: string[] = []
  const { mails } = await world.begin({ transport: { send: async ({ to }) => (sent.push(to), {}) } })
  await mails.queue(welcome('anne@example.be'))
  await mails.queue(welcome('bart@example.be'))

  const other = await openDatabase(world.db.url)
  await other
    .transaction(async (tx) => {
      await other.read("SELECT id FROM mails WHERE recipient = 'anne@example.be' FOR UPDATE", [], { tx })
      await mails.sendDue()
    })
    .finally(() => other.close())

  expect(sent).toEqual(['bart@example.be'])
})
