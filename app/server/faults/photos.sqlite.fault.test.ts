import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { noise, photo, scene } from '#test/things/photo'
import { camille, newcomer } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'
import { sendAdForm } from '#test/things/ad'
import type { Browser } from '#test/harness/browser'

const METRICS_TOKEN = 'un-jeton-de-trente-deux-signes-au-moins'

/** The allocator settings of production: others keep freed memory. */
const ENV = { METRICS_TOKEN, MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1000000' }

const MEMBERS = 20
const PAGES = ['/', '/post-ad', '/classified-ads', '/profile']
const SLOW = { timeout: 300_000 }
/** The bytes that photos may add. */
const MOST_MORE = 150 * 1024 * 1024

const site = await setUpSite(ENV)
const members = await Promise.all(Array.from({ length: MEMBERS }, () => site.member(newcomer(camille))))
for (let round = 0; round < 10; round += 1) await Promise.all(members.map(lookAround))
const without = await memory()

async function lookAround(member: Browser) {
  for (const path of PAGES) await (await member.get(path)).text()
}

/** The memory of the site's process, in bytes. */
async function memory(): Promise<number> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` }
  const text = await (await fetch(`${site.origin}/metrics`, { headers })).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)![1])
}

/** Runs `work`, and measures the peak memory of the site meanwhile. */
async function watched<T>(work: () => Promise<T>): Promise<{ most: number; outcome: T }> {
  let most = 0
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      most = Math.max(most, await memory())
      await delay(100)
    }
  }
  const watching = watch()
  const outcome = await work().finally(() => (isOver = true))
  await watching
  return { most, outcome }
}

/** Sends these files from all or some members at once; returns the statuses. */
function sendAll(files: readonly Buffer[], senders = members) {
  const chosen = files.map((bytes, at) => ({ name: `${at}.jpg`, bytes }))
  return Promise.all(
    senders.map(async (member) => {
      const answer = await sendAdForm(member, '/post-ad', { files: chosen })
      await answer.arrayBuffer()
      return answer.status
    }),
  )
}

const six = (bytes: Buffer) => Array.from({ length: 6 }, () => bytes)
const all = (status: number, senders = members) => senders.map(() => status)

test('six large photos at once from twenty members fit in bounded memory', SLOW, async () => {
  const large = await scene({ width: 1950, height: 1450 }).png({ compressionLevel: 0 }).toBuffer()
  expect(large.length).toBeGreaterThan(8_000_000)
  const { most, outcome } = await watched(() => sendAll(six(large)))

  expect(outcome).toEqual(all(303))
  expect(await count(site.db, 'ad_photos')).toBe(6 * MEMBERS)
  expect(await readdir(join(site.dataDir, 'uploads'))).toEqual([])
  expect(most - without).toBeLessThan(MOST_MORE)
})

test('photo files made to take memory or time fit in bounded memory', SLOW, async () => {
  const flat = sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#888' } })
  const whole = await noise({ width: 4000, height: 3300 }).jpeg({ quality: 50, progressive: true }).toBuffer()
  const files = [
    whole,
    await flat.clone().png().toBuffer(),
    await flat.clone().png({ progressive: true }).toBuffer(),
    await flat.clone().webp({ lossless: true, effort: 0 }).toBuffer(),
    whole.subarray(0, whole.length / 2),
    Buffer.alloc(10_500_000),
  ]
  // More uploads than the site decodes at once.
  const some = members.slice(0, 6)
  const { most, outcome } = await watched(() => sendAll(files, some))

  expect(outcome).toEqual(all(400, some))
  expect(await count(site.db, 'ad_photos WHERE ad_id IS NULL')).toBe(2 * some.length)
  expect(most - without).toBeLessThan(MOST_MORE)
})

test('a thousand photos take no more memory than five hundred', SLOW, async () => {
  const small = six(await photo({ width: 480, height: 360 }))
  const half = async () => {
    for (let round = 0; round < 4; round += 1) await sendAll(small)
  }
  const { most: first } = await watched(half)
  const { most: second } = await watched(half)

  // Leaves room for garbage of V8; the pixels of so many photos would be four times as much.
  expect(second - first).toBeLessThan(64 * 1024 * 1024)
})

test('photo uploads that break off leave nothing behind', async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n'
  const head = [
    ...['POST /post-ad HTTP/1.1', `Host: ${new URL(site.origin).host}`, 'Sec-Fetch-Site: same-origin'],
    ...['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 9000000'],
    `Cookie: ${[...members[0]!.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
  ]
  const logged = site.output().length
  const sockets = Array.from({ length: 20 }, () => {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
    socket.write(`${head.join('\r\n')}\r\n\r\n${part}${'a'.repeat(100_000)}`)
    return socket
  })
  const uploads = () => readdir(join(site.dataDir, 'uploads'))
  await expect.poll(async () => (await uploads()).length).toBe(20)
  for (const socket of sockets) socket.destroy()

  await expect.poll(uploads).toEqual([])
  expect((await members[0]!.get('/')).status).toBe(200)
  expect(site.output().slice(logged)).not.toContain('"level":50')
})
