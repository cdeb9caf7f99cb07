import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { camille, karim, newcomer } from '#test/people'
import { openTestSite } from '#test/harness/site'
import { carbineForm } from '#test/things/ad'

const SMALL_DISK = pathToFileURL(resolve('test/harness/small-disk.js')).href
const LONG_AD = { ...carbineForm, description: 'Révisée par un armurier. '.repeat(75) }
const MOST_TRIES = 200

const site = await openTestSite({ NODE_OPTIONS: `--import ${SMALL_DISK}` })
const owner = await site.member(camille)
afterAll(() => site.close())

test('a full disk refuses writes, damages nothing, and is used again later', async () => {
  expect((await owner.post('/post-ad', LONG_AD)).status).toBe(303)

  site.kill('SIGUSR2')
  let taken = 1
  let refused = await owner.post('/post-ad', LONG_AD)
  for (; refused.status === 303 && taken < MOST_TRIES; taken += 1)
    refused = await owner.post('/post-ad', LONG_AD)

  expect(refused.status).toBe(503)
  await expect.poll(() => site.output()).toContain('The disk of the SQLite database is full')
  // A write to several tables leaves no part of itself.
  const tables = () => Promise.all(['users', 'sessions'].map((table) => count(site.db, table)))
  const [users, sessions] = await tables()
  const people = await registerUntilRefused()
  expect(await tables()).toEqual([users! + people, sessions! + people])
  expect(await count(site.db, 'classified_ads')).toBe(taken)
  const found = await site.db.sequelize.query('PRAGMA integrity_check', { plain: true })
  expect(found).toEqual({ integrity_check: 'ok' })
  expect((await owner.get('/classified-ads/mine')).status).toBe(200)

  site.kill('SIGUSR2')
  await expect.poll(async () => (await owner.post('/post-ad', LONG_AD)).status).toBe(303)
  expect(await count(site.db, 'classified_ads')).toBe(taken + 1)
  expect(site.output()).not.toMatch(/"level":60|Committing transaction/)
})

/** Returns how many could still be written. */
async function registerUntilRefused(): Promise<number> {
  for (let taken = 0; taken < MOST_TRIES; taken += 1) {
    const person = newcomer(karim)
    const answer = await site.browser().call('POST', '/api/register', person)
    if (answer.status === 503) return taken
    expect(answer.status).toBe(201)
  }
  throw new Error('There was room for all')
}
