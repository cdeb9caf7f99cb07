import { once } from 'node:events'
import type { RequestListener, Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ServerLog } from '#app/start/log'
import { limitPipelining, logClientErrors, openServer, trackConnections } from './connections'

const HEAD = 'GET / HTTP/1.1\r\nHost: localhost\r\n'
/** Milliseconds, for clients that are too slow. */
const SHORT = {
  headersTimeout: 150,
  requestTimeout: 400,
  connectionsCheckingInterval: 25,
  keepAliveTimeout: 800,
  timeout: 500,
}

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const count = vi.fn()
let server: Server
afterEach(() => {
  vi.clearAllMocks()
  server.closeAllConnections()
  server.close()
})

async function open(listener: RequestListener = (_req, res) => void res.end('done'), limits?: typeof SHORT) {
  server = openServer(limits)
  const connections = trackConnections(server, log as unknown as ServerLog)
  server.on('request', listener).listen(0, '127.0.0.1')
  logClientErrors(server, log as unknown as ServerLog, count)
  await once(server, 'listening')
  return connections
}

function connectToServer(): Socket {
  return connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
}

/** All that comes back until the server hangs up. */
function answerTo(words: string): Promise<string> {
  const client = connectToServer()
  client.write(words)
  return text(client)
}

describe('a request that Node refuses', () => {
  test.each([
    ['no HTTP', 'bonjour\r\n\r\n', 400],
    ['a head of 20 kB', `${HEAD}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['half a head', HEAD, 408, SHORT],
  ])('(%s) is logged and counted', async (_what, words, status, limits?) => {
    await open(undefined, limits)

    expect(await answerTo(words)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(log.info.mock.calls).toEqual([
      [expect.objectContaining({ status }), 'refused a malformed request'],
    ])
    expect(count.mock.calls).toEqual([[String(status)]])
  })

  test('(silent for too long) is counted, but not logged', async () => {
    await open(undefined, SHORT)

    expect(await answerTo('')).toMatch(/^HTTP\/1.1 408 /)
    expect(log.info).not.toHaveBeenCalled()
    expect(count.mock.calls).toEqual([['408']])
  })

  test('(a connection too many) is counted, logged once, and closes idle ones', async () => {
    await open()
    server.maxConnections = 1
    const kept = connectToServer()
    kept.write(`${HEAD}\r\n`)
    await once(kept, 'data')

    const closed = once(kept, 'close')
    connectToServer()
    await closed
    expect(await answerTo(`${HEAD}Connection: close\r\n\r\n`)).toContain('done')
    expect(count.mock.calls).toEqual([['connections']])
    expect(log.warn.mock.calls).toEqual([[{ count: 1 }, 'dropped a connection: too many are open']])
  })
})

describe('pipelined requests', () => {
  test.each([
    [8, 'are all answered while they are few', 8],
    [1000, 'by the thousand disconnect their client, and few of them are begun', 0],
  ])('(%i) %s', async (asked, _what, answered) => {
    let begun = 0
    const connections = await open((req, res) => {
      limitPipelining(connections, log as unknown as ServerLog)(req, res, () => {
        begun += 1
        setTimeout(() => res.end('answer'), 5)
      })
    })
    const told = await answerTo(`${HEAD}\r\n`.repeat(asked - 1) + `${HEAD}Connection: close\r\n\r\n`).catch(
      () => '',
    )

    expect(told.split('answer').length - 1).toBe(answered)
    expect(begun).toBeLessThan(20)
    expect(log.warn).toHaveBeenCalledTimes(answered === 0 ? 1 : 0)
  })

  test('all learn that their client has gone, each once', async () => {
    const closed: (string | undefined)[] = []
    const answers: ServerResponse[] = []
    await open(({ url }, res) => {
      answers.push(res.on('close', () => closed.push(url)))
    })
    const client = connectToServer()
    client.write(['/1', '/2', '/3'].map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''))
    await expect.poll(() => answers).toHaveLength(3)
    client.destroy()

    await expect.poll(() => closed.toSorted()).toEqual(['/1', '/2', '/3'])
    expect(answers.map(({ destroyed }) => destroyed)).toEqual([true, true, true])
  })
})

describe('a slow client', () => {
  const MORE_THAN_THE_KERNEL_TAKES = 64 * 1024 * 1024
  const POST = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n'

  test.each([
    ['is silent', '', false, SHORT.headersTimeout],
    ['sends its head byte by byte', HEAD, true, SHORT.headersTimeout],
    ['sends its body byte by byte', POST, true, SHORT.requestTimeout],
    ['is silent after an answer', `${HEAD}\r\n`, false, SHORT.keepAliveTimeout],
    ['reads nothing of a long answer', 'GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n', false, SHORT.timeout],
  ])('that %s loses its connection', async (_what, words, trickles, limit) => {
    await open((req, res) => {
      const body = req.url === '/long' ? Buffer.alloc(MORE_THAN_THE_KERNEL_TAKES) : 'ok'
      req.resume().on('end', () => res.end(body))
    }, SHORT)
    const [taken, startedAt] = [once(server, 'connection'), performance.now()]
    // The client never reads: the answer fills the buffers of the kernel.
    const client = connectToServer().pause()
    client.write(words)
    const trickle = trickles ? setInterval(() => client.write('x'), 20) : undefined
    const [socket] = (await taken) as [Socket]
    await new Promise((closed) => socket.once('close', closed))
    clearInterval(trickle)

    expect(performance.now() - startedAt).toBeGreaterThan(limit * 0.9)
    client.destroy()
  })
})
