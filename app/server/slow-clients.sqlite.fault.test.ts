import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#test/site'
import { TIMEOUTS } from './connections'

const CLIENTS = 100

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('a hundred silent clients and a hundred that send a byte at a time are disconnected, and delay nobody', async () => {
  const begun = performance.now()
  const silent = Array.from({ length: CLIENTS }, () => hold(''))
  const slow = Array.from({ length: CLIENTS }, () => hold('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '))
  const answers = await Promise.all(Array.from({ length: 20 }, () => site.browser().get('/')))

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(performance.now() - begun).toBeLessThan(TIMEOUTS.headersTimeout)
  await Promise.all([...silent, ...slow])
  expect(performance.now() - begun).toBeLessThan(
    TIMEOUTS.headersTimeout + TIMEOUTS.connectionsCheckingInterval + 5000,
  )
})

/** Resolves when the server has hung up. */
async function hold(words: string) {
  const { hostname, port } = new URL(site.origin)
  const client = connect(Number(port), hostname).resume()
  client.on('error', () => undefined)
  client.write(words)
  const trickle = words === '' ? undefined : setInterval(() => client.write('x'), 1000)
  await new Promise((resolve) => client.once('close', resolve))
  clearInterval(trickle)
}
