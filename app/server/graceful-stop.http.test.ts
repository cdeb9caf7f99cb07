import { once } from 'node:events'
import { Agent, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { count } from '#test/db/rows'
import { camille, openOwnSite, type TestSite } from '#test/site'

let site: TestSite
beforeEach(async () => {
  site = await openOwnSite()
})
afterEach(() => site.close())

test('connections kept after an answer, silent ones, and ones that stopped in mid-word do not hold the stop', async () => {
  const { hostname, port } = new URL(site.origin)
  for (const words of ['GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n', '', 'GET / HT']) {
    const socket = createConnection(Number(port), hostname)
    await once(socket, 'connect')
    socket.write(words)
  }
  await site.browser().get('/healthz')

  expect(await secondsToStop()).toBeLessThan(2)
})

test('a request that comes on a kept connection while the server stops is answered, as the last one', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await headersOf(agent)
  const stopped = site.end('SIGTERM')
  await expect.poll(() => site.output(), { interval: 5 }).toContain('"stopping"')

  expect(await headersOf(agent)).toMatchObject({ connection: 'close', 'x-request-id': expect.any(String) })
  expect(await stopped).toBe(0)
})

test('a mail server that hangs delays the stop for a few seconds, and the mail is kept', async () => {
  const slow = createServer(trickle).listen(0, '127.0.0.1')
  await once(slow, 'listening')
  const url = `smtp://127.0.0.1:${(slow.address() as AddressInfo).port}`
  const hanging = await openOwnSite({ SMTP_URL: url })
  const called = once(slow, 'connection')
  await hanging.member(camille)
  await called

  expect(await secondsToStop(hanging)).toBeLessThan(15)
  expect(await count(hanging.db, 'mails')).toBe(1)
  await hanging.close()
  slow.close()
})

/** Greets, and goes on with its first answer for ever: no silence is ever long. */
function trickle(socket: Socket) {
  socket.on('error', () => undefined)
  socket.write('220 prêt\r\n')
  const timer = setInterval(() => socket.write('250-un instant\r\n'), 50)
  socket.once('close', () => clearInterval(timer))
}

async function headersOf(agent: Agent): Promise<IncomingHttpHeaders> {
  const [answer] = (await once(get(site.origin, { agent }), 'response')) as [IncomingMessage]
  await once(answer.resume(), 'end')
  return answer.headers
}

async function secondsToStop({ end }: TestSite = site): Promise<number> {
  const startedAt = performance.now()
  expect(await end('SIGTERM')).toBe(0)
  return (performance.now() - startedAt) / 1000
}
