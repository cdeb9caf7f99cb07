import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Request, Response } from 'express'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createLog, type Log } from '#app/start/log'
import {
  handleClientErrors,
  limitConnections,
  limitPipelining,
  MAX_CONNECTIONS,
  TIMEOUTS,
  trackConnections,
} from './connections'

const HEAD = 'GET / HTTP/1.1\r\nHost: localhost\r\n'

let server: Server
afterEach(() => {
  vi.clearAllMocks()
  server.closeAllConnections()
  server.close()
})

async function open(listener: RequestListener) {
  server = createServer({ connectionsCheckingInterval: 20 }, listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
}

function connectToServer(): Socket {
  return connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
}

describe('a malformed request', () => {
  const log = { info: vi.fn(), warn: vi.fn() }
  const count = vi.fn()

  async function openHandling(listener: RequestListener = (_req, res) => void res.write('begun')) {
    await open(listener)
    server.headersTimeout = 100
    handleClientErrors(server, trackConnections(server), log as unknown as Log, count)
  }

  /** All that comes back until the server hangs up. Once it has begun to answer it is sent `more`. */
  async function answerTo(words: string, more = ''): Promise<string> {
    const client = connectToServer()
    let answer = ''
    client.on('data', (chunk) => (answer += String(chunk)))
    client.once('data', () => client.write(more))
    client.write(words)
    await once(client, 'close')
    return answer
  }

  test.each([
    ['no HTTP', 'bonjour\r\n\r\n', 400],
    ['a head of 20 kB', `${HEAD}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['half a head', HEAD, 408],
  ])('(%s) is refused, logged and counted', async (_what, words, status) => {
    await openHandling()

    expect(await answerTo(words)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(log.info.mock.calls).toEqual([
      [expect.objectContaining({ status }), 'refused a malformed request'],
    ])
    expect(count.mock.calls).toEqual([[String(status)]])
  })

  test('is counted only where the connection has been silent', async () => {
    await openHandling()

    expect(await answerTo('')).toMatch(/^HTTP\/1.1 408 /)
    expect(log.info).not.toHaveBeenCalled()
    expect(count.mock.calls).toEqual([['408']])
  })

  test('is logged once a minute', async () => {
    await openHandling()
    for (const words of ['bonjour\r\n\r\n', 'bonsoir\r\n\r\n']) await answerTo(words)

    expect(log.info).toHaveBeenCalledTimes(1)
    expect(count).toHaveBeenCalledTimes(2)
  })

  test('whose answer has begun is cut off, with nothing put into the answer', async () => {
    await openHandling()
    const chunked = 'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n'

    expect(await answerTo(chunked, 'no length\r\n')).toMatch(/^HTTP\/1.1 200 OK[^]*begun\r\n$/)
  })

  test('connections beyond the limit are counted, logged once, and idle ones make room', async () => {
    await openHandling((_req, res) => void res.end('done'))
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
  let begun = 0

  async function openLimited() {
    begun = 0
    const limit = limitPipelining(createLog({ level: 'silent', format: 'json' }))
    await open((req, res) => {
      const next = () => {
        begun += 1
        setTimeout(() => res.end('answer'), 5)
      }
      limit(req as Request, res as Response, next)
    })
  }

  test('are all answered while they are few', async () => {
    await openLimited()
    const client = connectToServer()
    for (let round = 0; round < 3; round += 1) {
      client.write(`${HEAD}\r\n`.repeat(8))
      for (let answers = 0; answers < 8;) {
        const [data] = (await once(client, 'data')) as [Buffer]
        answers += data.toString().split('answer').length - 1
      }
    }
    client.destroy()

    expect(begun).toBe(24)
  })

  test('by the thousand disconnect their client, and few of them are begun', async () => {
    await openLimited()
    const client = connectToServer()
    client.write(`${HEAD}\r\n`.repeat(1000))

    expect(await text(client).catch(() => 'broken off')).not.toContain('answer')
    expect(begun).toBeLessThan(20)
  })
})

describe('a slow client', () => {
  const SHORT = { headers: 150, request: 400, check: 25, silence: 500, keepAlive: 800 }
  const MORE_THAN_THE_KERNEL_TAKES = 64 * 1024 * 1024
  const POST = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n'

  test.each([
    ['is silent', '', false, SHORT.headers],
    ['stops within the head of its request', HEAD, false, SHORT.headers],
    ['sends its head byte by byte', HEAD, true, SHORT.headers],
    ['sends its body byte by byte', POST, true, SHORT.request],
    ['is silent after an answer', `${HEAD}\r\n`, false, SHORT.keepAlive],
    ['reads nothing of a long answer', 'GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n', false, SHORT.silence],
  ])('that %s loses its connection', async (_what, words, trickles, limit) => {
    await open((req, res) => {
      const body = req.url === '/long' ? Buffer.alloc(MORE_THAN_THE_KERNEL_TAKES) : 'ok'
      req.resume().on('end', () => res.end(body))
    })
    limitConnections(server, SHORT)
    const [taken, startedAt] = [once(server, 'connection'), performance.now()]
    // It never reads: what it is sent waits in the kernel.
    const client = connectToServer().pause()
    client.write(words)
    const trickle = trickles ? setInterval(() => client.write('x'), 20) : undefined
    const [socket] = (await taken) as [Socket]
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(trickle)

    expect(performance.now() - startedAt).toBeGreaterThan(limit * 0.9)
    client.destroy()
  })

  test('is one of a limited number, and keeps its connection longer than proxies do: 60 s', async () => {
    await open(() => undefined)
    limitConnections(server)

    expect(server.maxConnections).toBe(MAX_CONNECTIONS)
    expect(TIMEOUTS.keepAlive).toBeGreaterThan(60_000)
  })
})
