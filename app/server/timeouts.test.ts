import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { limitConnections, MOST_CONNECTIONS, TIMEOUTS } from './timeouts'

const SHORT = { headers: 150, request: 400, check: 25, silence: 500, keepAlive: 800 }
const MORE_THAN_THE_KERNEL_TAKES = 64 * 1024 * 1024

let server: Server
beforeEach(async () => {
  server = createServer({ connectionsCheckingInterval: SHORT.check }, (req, res) => {
    req
      .resume()
      .on('end', () => res.end(req.url === '/long' ? Buffer.alloc(MORE_THAN_THE_KERNEL_TAKES) : 'ok'))
  })
  limitConnections(server, SHORT)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n'
const POST = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n'

test.each([
  ['has not said a word', '', false, SHORT.headers],
  ['stops within the head of its request', GET, false, SHORT.headers],
  ['sends its head a sign at a time', GET, true, SHORT.headers],
  ['sends its body a sign at a time', POST, true, SHORT.request],
  ['has been answered, and is silent', `${GET}\r\n`, false, SHORT.keepAlive],
  ['reads nothing of a long answer', 'GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n', false, SHORT.silence],
])('a client that %s gives its connection back', async (_what, words, trickles, limit) => {
  const [taken, begun] = [once(server, 'connection'), performance.now()]
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => undefined)
  // What has been sent to him waits in the kernel: he never reads.
  client.pause()
  client.write(words)
  const trickle = trickles ? setInterval(() => client.write('x'), 20) : undefined
  const [socket] = (await taken) as [Socket]
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(trickle)

  expect(performance.now() - begun).toBeGreaterThan(limit * 0.9)
  client.destroy()
})

test('a server takes so many connections at once, and no more', () => {
  expect(server.maxConnections).toBe(MOST_CONNECTIONS)
})

test('a connection lives longer between two requests than proxies and clients keep it: 60 s', () => {
  expect(TIMEOUTS.keepAlive).toBeGreaterThan(60_000)
})
