import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, createConnection } from 'node:net'
import express from 'express'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBrowser } from '#test/harness/browser'
import { Turns } from '#db/turns'
import type { ServerLog } from '#app/start/log'
import { remixAdapter } from './adapter'
import { PageCache, servePages } from './page-cache'
import { lastError } from './refusals'
import type { AskRemix } from './remix'

const LONG = `<p>${'Bonjour '.repeat(300)}</p>`
const PUBLIC = { 'Cache-Control': 'no-cache', 'Content-Type': 'text/html; charset=utf-8', Vary: 'Cookie' }
const PRIVATE = { ...PUBLIC, 'Cache-Control': 'private, no-store' }

let cache: PageCache
let site: Server
const remix = vi.fn<AskRemix>()
const log = { error: vi.fn() }
/** Of each request that has come, in their order. */
let answers: ServerResponse[]

beforeEach(async () => {
  cache = new PageCache()
  cache.enabled = true
  remix.mockReset().mockImplementation(async () => page(LONG))
  log.error.mockReset()
  answers = []
  const app = express().disable('x-powered-by')
  const logger = log as unknown as ServerLog
  app.use((_req, res, next) => {
    res.setHeader('X-Request-Id', 'an-id')
    answers.push(res)
    next()
  })
  app.use(servePages(cache))
  app.use(remixAdapter({ askRemix: remix, origin: 'https://prepa-lts.example', log: logger, pages: cache }))
  app.use(lastError((_req, res, status) => void res.status(status).end('refused'), logger))
  site = createServer(app).listen(0, '127.0.0.1')
  await once(site, 'listening')
})
afterEach(() => void site.close())

describe('the request that Remix gets', () => {
  test('has method, body, public address, and all headers but Origin', async () => {
    remix.mockImplementation(async (request) => page(await request.text()))
    const given = { Cookie: 'session=a', Origin: 'https://x.example' }
    const answer = await createBrowser(origin()).post('/auth?mode=register&x=%20', { a: 'b' }, given)

    const { method, url, headers } = asked()
    expect([method, url]).toEqual(['POST', 'https://prepa-lts.example/auth?mode=register&x=%20'])
    expect([headers.get('Cookie'), headers.get('Origin')]).toEqual(['session=a', null])
    expect(remix.mock.lastCall![1]).toMatchObject({
      requestId: 'an-id',
      method: 'POST',
      address: '127.0.0.1',
    })
    expect(await answer.text()).toBe('a=b')
  })

  test('has a signal that aborts when the client disconnects', async () => {
    remix.mockImplementation(() => new Promise(() => undefined))
    const client = await ask('GET /dashboard HTTP/1.1\r\nHost: localhost\r\nCookie: session=a\r\n\r\n')
    expect(asked().signal.aborted).toBe(false)
    client.destroy()

    await expect.poll(() => asked().signal.aborted).toBe(true)
  })
})

describe('work for nobody', () => {
  const PRIVATE_REQUEST = 'GET /dashboard HTTP/1.1\r\nHost: localhost\r\nCookie: session=a\r\n\r\n'

  test('leaves its queue when the client has gone', async () => {
    const turns = new Turns('read')
    const reads = vi.fn(async () => privatePage())
    let finish!: () => void
    const running = turns.run(() => new Promise<void>((resolve) => (finish = resolve)))
    remix.mockImplementation(({ signal }) => turns.run(reads, { signal }))
    const clients = []
    for (let sent = 0; sent < 40; sent += 1) clients.push(await send(PRIVATE_REQUEST))
    await expect.poll(() => turns.waiting).toBe(40)

    for (const client of clients.slice(1)) client.destroy()
    await expect.poll(() => turns.waiting).toBe(1)
    finish()
    await running

    await expect.poll(() => reads.mock.calls.length).toBe(1)
    expect(log.error).not.toHaveBeenCalled()
  })

  test('is not begun when the client left while another one was answered', async () => {
    let finish!: (answer: Response) => void
    remix.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
    const first = get('/')
    await expect.poll(() => remix.mock.calls.length).toBe(1)
    const second = await send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await expect.poll(() => answers.length).toBe(2)
    second.destroy()
    await expect.poll(() => answers[1]!.destroyed).toBe(true)
    finish(privatePage())
    await first

    expect(remix).toHaveBeenCalledTimes(1)
  })
})

describe('pages in progress', () => {
  const MEMBER = { Cookie: 'session=a' }

  test('are at most 100: the next one is refused at once', async () => {
    const finish: (() => void)[] = []
    remix.mockImplementation(() => new Promise((resolve) => finish.push(() => resolve(privatePage()))))
    const all = Array.from({ length: 100 }, () => get('/dashboard', MEMBER))
    await expect.poll(() => finish.length).toBe(100)

    const { status, headers } = await get('/dashboard', MEMBER)
    expect([status, headers.get('Retry-After')]).toEqual([503, '5'])
    expect(remix).toHaveBeenCalledTimes(100)

    for (const end of finish) end()
    await Promise.all(all)
    remix.mockImplementation(async () => privatePage())
    expect((await get('/dashboard', MEMBER)).status).toBe(200)
  })

  test('do not count the forms that are still on their way', async () => {
    remix.mockImplementation(async (request) =>
      request.method === 'POST' ? page(await request.text()) : privatePage(),
    )
    const head = 'POST /auth HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\na=b'
    const clients = []
    for (let sent = 0; sent < 100; sent += 1) clients.push(await send(head))
    await expect.poll(() => remix.mock.calls.length).toBe(100)

    expect((await get('/dashboard', MEMBER)).status).toBe(200)
    for (const client of clients) client.destroy()
  })
})

describe('the answer of Remix', () => {
  test('keeps status, headers and body, and gets no cache headers', async () => {
    const headers = new Headers(PRIVATE)
    for (const cookie of ['flash=1', 'session=2']) headers.append('Set-Cookie', cookie)
    remix.mockResolvedValue(new Response('<p>non</p>', { status: 403, headers }))

    const answer = await get('/dashboard')

    expect([answer.status, await answer.text()]).toEqual([403, '<p>non</p>'])
    expect(answer.headers.getSetCookie()).toEqual(['flash=1', 'session=2'])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-length': '10',
      vary: 'Cookie, Accept-Encoding',
    })
    expect(answer.headers.get('ETag')).toBeNull()
  })

  test.each([
    ['a long text', 'text/html; charset=utf-8', LONG, 'gzip'],
    ['a long feed', 'application/atom+xml', LONG, 'gzip'],
    ['a short text', 'text/html', 'x', null],
    ['a picture', 'image/png', LONG, null],
  ])('with %s is compressed or not, by its type and length', async (_what, type, body, encoding) => {
    remix.mockImplementation(
      async () => new Response(body, { headers: { ...PRIVATE, 'Content-Type': type } }),
    )

    const answer = await get('/dashboard')

    expect(answer.headers.get('Content-Encoding')).toBe(encoding)
    expect(await answer.text()).toBe(body)
    const plain = await get('/dashboard', { 'Accept-Encoding': 'gzip;q=0, *' })
    expect(plain.headers.get('Content-Encoding')).toBeNull()
  })

  test('has an ETag on an uncached public page, by which it is not sent again', async () => {
    const first = await get('/classified-ads?q=carabine')
    const etag = first.headers.get('ETag')!
    // As browsers revalidate; Node's `fetch` adds `no-cache` to such a request.
    const known = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' }
    const second = await get('/classified-ads?q=carabine', known)

    expect(etag).toMatch(/^W\/"/)
    expect([second.status, await second.text()]).toEqual([304, ''])
    expect(second.headers.get('Vary')).toBe('Cookie, Accept-Encoding')
    expect(remix).toHaveBeenCalledTimes(2)
  })
})

describe('a CSV answer', () => {
  test.each(['gzip', 'identity'])('is sent as it is read (%s)', async (accepted) => {
    let goOn: () => void = () => undefined
    const pieces = new ReadableStream<Uint8Array>({
      start: (table) => table.enqueue(new TextEncoder().encode(LONG)),
      pull: (table) =>
        new Promise<void>((resolve) => {
          goOn = () => resolve((table.enqueue(new TextEncoder().encode('fin')), table.close()))
        }),
    })
    remix.mockResolvedValue(csv(pieces))

    const answer = await get('/admin/users/export.csv', { 'Accept-Encoding': accepted })

    expect(answer.headers.get('Transfer-Encoding')).toBe('chunked')
    expect(answer.headers.get('Content-Encoding')).toBe(accepted === 'gzip' ? 'gzip' : null)
    goOn()
    expect(await answer.text()).toBe(`${LONG}fin`)
  })

  test('that fails halfway is broken off and logged', async () => {
    const failing = new ReadableStream<Uint8Array>({
      start: (table) => table.enqueue(new TextEncoder().encode(LONG)),
      pull: () => Promise.reject(new Error('the disk is gone')),
    })
    remix.mockResolvedValue(csv(failing))

    await expect(get('/admin/users/export.csv').then((answer) => answer.text())).rejects.toThrow()
    expect(log.error).toHaveBeenCalledTimes(1)
  })

  test('is read no further once its client has gone, without an error', async () => {
    const cancel = vi.fn()
    const endless = new ReadableStream<Uint8Array>({
      pull: (table) => table.enqueue(new TextEncoder().encode(LONG)),
      cancel,
    })
    remix.mockResolvedValue(csv(endless))
    const answer = await get('/admin/users/export.csv')
    await answer.body!.cancel()

    await expect.poll(() => cancel.mock.calls).toHaveLength(1)
    expect(log.error).not.toHaveBeenCalled()
  })
})

describe('a cached page', () => {
  test('has two variants with an ETag each, and answers 304 to both', async () => {
    const [plain, packed] = [await get('/', { 'Accept-Encoding': 'br' }), await get('/')]
    const etag = packed.headers.get('ETag')!

    expect([await plain.text(), await packed.text()]).toEqual([LONG, LONG])
    expect(packed.headers.get('Content-Encoding')).toBe('gzip')
    expect(etag).toMatch(/^"[\w-]{27}"$/)
    expect(plain.headers.get('ETag')).not.toBe(etag)
    for (const known of [etag, `W/${etag}`, `"b",${etag}`, '*']) {
      const again = await get('/', { 'If-None-Match': known })
      expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag])
      expect(again.headers.get('Content-Encoding')).toBeNull()
    }
    for (const other of ['', '"b"', etag.slice(1, -1)])
      expect((await get('/', { 'If-None-Match': other })).status).toBe(200)
  })

  test('is rendered for HEAD as for GET, and kept for both', async () => {
    remix.mockImplementation(async ({ method }) => page(method))
    const [head, got] = [await createBrowser(origin()).send('HEAD', '/'), await get('/')]

    expect([await head.text(), await got.text()]).toEqual(['', 'GET'])
    expect(headersOf(head)).toEqual(headersOf(got))
    expect(remix).toHaveBeenCalledTimes(1)
  })

  test('is kept even if its first reader has gone meanwhile', async () => {
    let finish: () => void = () => undefined
    remix.mockImplementation(() => new Promise((resolve) => (finish = () => resolve(page('Bonjour')))))
    const client = await ask('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const other = get('/')
    client.destroy()
    await once(client, 'close')
    finish()

    expect(await (await other).text()).toBe('Bonjour')
    expect(asked().signal.aborted).toBe(false)
  })

  test.each<[string, () => Response]>([
    ['a page that is not found', () => new Response('x', { status: 404, headers: PUBLIC })],
    ['a redirect', () => new Response(null, { status: 303, headers: { ...PUBLIC, Location: '/auth' } })],
    ['private', () => new Response('x', { headers: PRIVATE })],
    ['not marked as public', () => new Response('x')],
    ['setting a cookie', () => new Response('x', { headers: { ...PUBLIC, 'Set-Cookie': 'flash=' } })],
    [
      'varying by other headers',
      () => new Response('x', { headers: { ...PUBLIC, Vary: 'Accept-Language' } }),
    ],
  ])('an answer that is %s is not cached', async (_what, answer) => {
    remix.mockImplementation(async () => answer())
    const [first] = [await get('/'), await get('/')]

    expect(remix).toHaveBeenCalledTimes(2)
    expect(first.headers.get('ETag')).toBeNull()
    expect(cache.pages.size).toBe(0)
  })
})

function page(body: string): Response {
  return new Response(body, { headers: PUBLIC })
}

const privatePage = () => new Response(LONG, { headers: PRIVATE })

function csv(body: ReadableStream): Response {
  return new Response(body, {
    headers: {
      ...PRIVATE,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="a.csv"',
    },
  })
}

/** Sends a request by hand, and returns its connection once Remix has been asked. */
async function ask(request: string) {
  const client = await send(request)
  await expect.poll(() => remix.mock.calls).toHaveLength(1)
  return client
}

async function send(request: string) {
  const client = createConnection((site.address() as AddressInfo).port, '127.0.0.1')
  await once(client, 'connect')
  client.write(request)
  return client
}

const asked = () => remix.mock.lastCall![0]
const origin = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}`

const get = (path: string, headers?: Record<string, string>) => createBrowser(origin()).get(path, headers)

/** The headers of the page, without those of the connection. */
function headersOf(answer: Response) {
  return [...answer.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
}
