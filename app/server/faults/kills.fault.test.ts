import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#db/database'
import { createPlace } from '#test/harness/db/database'
import { findHalfMade } from '#test/harness/faults/half-made'
import { killUnderLoad } from '#test/harness/faults/kills'
import { openMailLedger } from '#test/harness/faults/mails'
import type { Arrival } from '#test/harness/mailbox'
import { openFolder } from '#test/harness/worker'
import { camille } from '#test/people'

/** `npm run bench -- kills` does the same hundreds of times. */
const KILLS = 5

const place = await createPlace('site')
const db = await openDatabase(place.url)
afterAll(async () => {
  await db.close()
  await place.remove()
})
const site = { db, databaseUrl: place.url, dataDir: await openFolder() }
const { written, mails, halfMade, errors, broken } = await killUnderLoad(site, { kills: KILLS, seed: 1 })

test('a site killed five times under load has all that it acknowledged', () => {
  expect(written.filter(({ acknowledged }) => acknowledged === 0)).toEqual([])
  expect(written.flatMap(({ lost }) => lost)).toEqual([])
  expect(mails.lost).toEqual([])
  expect(broken.length).toBeGreaterThan(0)
})

test('a site killed five times under load makes nothing twice, and mails once', () => {
  expect(written.flatMap(({ twice }) => twice)).toEqual([])
  expect(mails.twice).toEqual([])
})

test('a site killed five times under load leaves nothing half-made', () => {
  expect(halfMade).toEqual([])
  expect(errors).toEqual([])
})

test('a result, a sum and a conversation that lack a part are found', async () => {
  await db.write(
    'DELETE FROM user_answers WHERE id = (SELECT max(id) FROM user_answers WHERE NOT is_correct)',
  )
  await db.write(`INSERT INTO calibration_bands VALUES (5, 1, 1, 0.5, 0.25, 0.5)
    ON CONFLICT (band) DO UPDATE SET answers = calibration_bands.answers + 1`)
  await db.write('DELETE FROM messages WHERE id = (SELECT max(id) FROM messages)')

  expect(await findHalfMade(db)).toEqual([
    'results without all their answers: 1',
    'conversations that do not end with their last message: 1',
    expect.stringMatching(/^question \d+ has /),
    expect.stringMatching(/^the bands differ from the answers: /),
  ])
})

test('a second copy is excused only for the last mails of a connection', () => {
  const mail = (number: number, connection: string): Arrival => ({
    ...{ to: camille.email, from: '', subject: 'Bienvenue', headers: {}, html: '', text: '', links: [] },
    messageId: `<mail.${number}.1764000000000.signature@localhost>`,
    connection,
  })
  const sent = [1, 2, 3, 4, 5].map((number) => mail(number, 'a'))
  const received = [...sent, mail(1, 'b'), mail(2, 'b')]

  expect(openMailLedger(received).compare()).toEqual({
    ...{ queued: 5, received: 7, lost: [], again: 1, newLinks: 0 },
    twice: [mail(1, 'b').messageId],
  })
})
