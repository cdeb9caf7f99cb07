import { once } from 'node:events'
import { createConnection } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '../test-site'

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

async function secondsToStop(): Promise<number> {
  const startedAt = performance.now()
  expect(await site.end('SIGTERM')).toBe(0)
  return (performance.now() - startedAt) / 1000
}
