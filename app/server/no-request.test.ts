import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Log } from './log'
import { refuseNoRequest } from './no-request'

let server: Server
const log = { info: vi.fn(), warn: vi.fn() }
const count = vi.fn()

beforeEach(async () => {
  vi.clearAllMocks()
  server = createServer({ connectionsCheckingInterval: 20 }, (_req, res) => res.write('begun'))
  server.headersTimeout = 100
  refuseNoRequest(server, log as unknown as Log, count)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** All that comes back until the server hangs up. Once it has begun to answer it is sent `more`. */
async function answerTo(words: string, more = ''): Promise<string> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => undefined)
  let answer = ''
  client.on('data', (chunk) => (answer += String(chunk)))
  client.once('data', () => client.write(more))
  client.write(words)
  await once(client, 'close')
  return answer
}

const HEAD = 'GET / HTTP/1.1\r\nHost: localhost\r\n'

test.each([
  ['no HTTP', 'bonjour\r\n\r\n', 400],
  ['a head of 20 kB', `${HEAD}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['half a head', HEAD, 408],
])('%s is refused, and is logged and counted', async (_what, words, status) => {
  expect(await answerTo(words)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))

  expect(log.info.mock.calls).toEqual([[expect.objectContaining({ status }), 'refused what is no request']])
  expect(count.mock.calls).toEqual([[String(status)]])
})

test('on a connection on which nobody says a word, it is counted only', async () => {
  expect(await answerTo('')).toMatch(/^HTTP\/1.1 408 /)

  expect(log.info).not.toHaveBeenCalled()
  expect(count.mock.calls).toEqual([['408']])
})

test('many within a minute are told in one line', async () => {
  for (const words of ['bonjour\r\n\r\n', 'bonsoir\r\n\r\n']) await answerTo(words)

  expect(log.info).toHaveBeenCalledTimes(1)
  expect(count).toHaveBeenCalledTimes(2)
})

test('where connections are too many, those that are kept for later make room', async () => {
  server.removeAllListeners('request').on('request', (_req, res) => res.end('done'))
  server.maxConnections = 1
  const { port } = server.address() as AddressInfo
  const kept = connect(port, '127.0.0.1').on('error', () => undefined)
  kept.write(`${HEAD}\r\n`)
  await once(kept, 'data')

  const isGone = once(kept, 'close')
  connect(port, '127.0.0.1').on('error', () => undefined)
  await isGone
  expect(await answerTo(`${HEAD}Connection: close\r\n\r\n`)).toContain('done')
})

test('what turns out to be none when its answer has begun is cut off, with nothing put into the answer', async () => {
  const chunked = 'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n'
  expect(await answerTo(chunked, 'no length\r\n')).toMatch(/^HTTP\/1.1 200 OK[^]*begun\r\n$/)
})

test('connections that are one too many are all counted, and told in one line', async () => {
  server.maxConnections = 1
  const [first, ...more] = [1, 2, 3].map(() => connect((server.address() as AddressInfo).port, '127.0.0.1'))
  await Promise.all(
    more.map((one) =>
      once(
        one.on('error', () => undefined),
        'close',
      ),
    ),
  )
  first!.destroy()

  expect(count.mock.calls).toEqual([['connections'], ['connections']])
  expect(log.warn.mock.calls).toEqual([[{ count: 1 }, 'dropped a connection: too many are open']])
})
