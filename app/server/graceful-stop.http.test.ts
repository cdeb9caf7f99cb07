import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { count } from '../../db/test-rows'
import { camille, openTestSite, type TestSite } from '../test-site'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite()
})
afterEach(() => site.close())

test('a server that has just answered stops at once', async () => {
  await site.browser().get('/')

  expect(await secondsToStop()).toBeLessThan(2)
})

test.each([
  ['has not said a word', ''],
  ['stopped in mid-word', 'GET / HT'],
])('a connection that %s does not hold the stop', async (_what, words) => {
  const { hostname, port } = new URL(site.origin)
  const socket = createConnection(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(words)
  await site.browser().get('/healthz')

  expect(await secondsToStop()).toBeLessThan(2)
})

test('a mail server that hangs holds the stop for a few seconds, and the mail is kept', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const hanging = await openTestSite({ SMTP_URL: url })
  const called = once(silent, 'connection')
  await hanging.member(camille)
  await called

  expect(await secondsToStop(hanging)).toBeLessThan(12)
  expect(await count(hanging.db, 'mails')).toBe(1)
  await hanging.close()
  silent.close()
})

async function secondsToStop({ end }: TestSite = site): Promise<number> {
  const startedAt = performance.now()
  expect(await end('SIGTERM')).toBe(0)
  return (performance.now() - startedAt) / 1000
}
