import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { openPage } from '#test/harness/page'
import { camille } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'
import { carbineForm, sendAdForm } from '#test/things/ad'
import { scene } from '#test/things/photo'

const SMALL_DISK = pathToFileURL(resolve('test/harness/small-disk.js')).href
const LONG_AD = { ...carbineForm, description: 'Révisée par un armurier. '.repeat(75) }
const MOST_TRIES = 200

const site = await setUpSite({ NODE_OPTIONS: `--import ${SMALL_DISK}` })
const owner = await site.member(camille)

test('a full disk refuses writes, damages nothing, and is used again later', async () => {
  expect((await owner.post('/post-ad', LONG_AD)).status).toBe(303)

  site.kill('SIGUSR2')
  let taken = 1
  let refused = await owner.post('/post-ad', LONG_AD)
  for (; refused.status === 303 && taken < MOST_TRIES; taken += 1)
    refused = await owner.post('/post-ad', LONG_AD)

  expect(refused.status).toBe(503)
  await expect.poll(() => site.output()).toContain('The disk of the SQLite database is full')
  expect(await count(site.db, 'classified_ads')).toBe(taken)
  const found = await site.db.sequelize.query('PRAGMA integrity_check', { plain: true })
  expect(found).toEqual({ integrity_check: 'ok' })
  expect((await owner.get('/classified-ads/mine')).status).toBe(200)

  site.kill('SIGUSR2')
  await expect.poll(async () => (await owner.post('/post-ad', LONG_AD)).status).toBe(303)
  expect(await count(site.db, 'classified_ads')).toBe(taken + 1)
  expect(site.output()).not.toMatch(/"level":60|Committing transaction/)
})

test('a disk that is full in the middle of a photo brings the form back', async () => {
  const large = await scene({ width: 1000, height: 800 }).png({ compressionLevel: 0 }).toBuffer()
  const files = [1, 2].map((at) => ({ name: `${at}.png`, bytes: large }))
  const send = () => sendAdForm(owner, '/post-ad', { fields: carbineForm, files })
  site.kill('SIGUSR2')
  await expect.poll(async () => (await owner.post('/post-ad', LONG_AD)).status).toBe(503)

  const page = await openPage(send())
  expect(page.status).toBe(503)
  expect(page.headers.get('Retry-After')).toBe('10')
  expect(page.words).toContain("Le site n'a pas pu garder une photo")
  expect(page.field('title')?.value).toBe(carbineForm.title)
  expect(await readdir(join(site.dataDir, 'uploads'))).toEqual([])

  site.kill('SIGUSR2')
  await expect.poll(async () => (await send()).status).toBe(303)
})
