import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createConnection } from 'node:net'
import express, { type RequestHandler } from 'express'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { compressPages } from './compress-pages'
import { pageCache } from './page-cache'
import { pageParameters } from '../http/page-parameters'
import { PageStore } from './page-store'
import { headersOf, publish, sendTo } from '#test/page-server'

let store: PageStore
let site: Server
/** What stands in Remix's place. */
let inner: ReturnType<typeof vi.fn<RequestHandler>>

beforeEach(async () => {
  store = new PageStore()
  store.sees()
  inner = vi.fn<RequestHandler>((_req, res) => publish(res, `<p>${'Bonjour '.repeat(300)}</p>`))
  const pages = pageCache(store, pageParameters)
  const app = express()
  app.disable('x-powered-by')
  app.use(compressPages, pages.render)
  app.use((req, res, next) => void inner(req, res, next))
  app.use(((_error, _req, res, _next) => void res.status(500).end('500')) as express.ErrorRequestHandler)
  site = createServer((req, res) => void (pages.serve(req, res) || app(req, res))).listen(0, '127.0.0.1')
  await once(site, 'listening')
})
afterEach(() => void site.close())

describe('a page', () => {
  test('is rendered once', async () => {
    const [first, second] = [await get('/'), await get('/')]

    expect(await first.text()).toBe(await second.text())
    expect(inner).toHaveBeenCalledTimes(1)
  })

  test('is rendered once for all who ask at the same moment', async () => {
    const rendering = holdBack('Bonjour')
    const asking = [get('/'), get('/'), sendTo(site, 'HEAD', '/'), get('/')]
    await vi.waitFor(() => expect(inner).toHaveBeenCalled())
    rendering.finish()
    const answers = await Promise.all(asking)

    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(texts).toEqual(['Bonjour', 'Bonjour', '', 'Bonjour'])
    expect(inner).toHaveBeenCalledTimes(1)
  })

  test('is rendered for HEAD as for GET, and kept for both', async () => {
    inner.mockImplementation((req, res) => publish(res, req.method))
    const head = await sendTo(site, 'HEAD', '/')
    const got = await get('/')

    expect([await head.text(), await got.text()]).toEqual(['', 'GET'])
    expect(headersOf(head)).toEqual(headersOf(got))
    expect(inner).toHaveBeenCalledTimes(1)
  })

  test('that could not be rendered for the first of several is rendered for each of the others', async () => {
    let fail!: () => void
    inner.mockImplementationOnce((_req, _res, next) => {
      fail = () => next(new Error('of the first'))
    })
    const asking = [get('/')]
    await vi.waitFor(() => expect(inner).toHaveBeenCalled())
    asking.push(get('/'), get('/'))
    await arrived(3)
    fail()

    expect((await Promise.all(asking)).map(({ status }) => status)).toEqual([500, 200, 200])
  })

  test('whose first reader went away is rendered for the others', async () => {
    inner.mockImplementationOnce(() => {})
    const gone = createConnection((site.address() as AddressInfo).port, '127.0.0.1')
    gone.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await vi.waitFor(() => expect(inner).toHaveBeenCalledTimes(1))
    const other = get('/')
    await arrived(2)
    gone.destroy()

    expect((await other).status).toBe(200)
    expect(inner).toHaveBeenCalledTimes(2)
  })

  test('that breaks off half-way is not kept', async () => {
    inner.mockImplementationOnce((_req, res) => {
      res.set('Cache-Control', 'no-cache').write('<p>Bonj')
      res.destroy()
    })
    await expect(get('/')).rejects.toThrow()

    expect(await (await get('/')).text()).toContain('Bonjour')
  })

  test('whose rendering fails half-way is an error, and nothing of what was there', async () => {
    inner.mockImplementationOnce((_req, res, next) => {
      res.set('Cache-Control', 'no-cache').write('<p>Bonj')
      next(new Error('half-way'))
    })
    const failed = await get('/')

    expect([failed.status, await failed.text()]).toEqual([500, '500'])
    expect((await get('/')).status).toBe(200)
  })
})

describe('a change while a page is rendered', () => {
  test('is not followed by the page of before', async () => {
    const rendering = holdBack('vieux')
    const asking = get('/')
    await vi.waitFor(() => expect(inner).toHaveBeenCalled())
    store.changed()
    rendering.finish()
    expect(await (await asking).text()).toBe('vieux')

    expect(await (await get('/')).text()).toContain('Bonjour')
  })

  test('lets nobody who asks afterwards wait for the page of before', async () => {
    const rendering = holdBack('vieux')
    const before = get('/')
    await vi.waitFor(() => expect(inner).toHaveBeenCalled())
    store.changed()

    expect(await (await get('/')).text()).toContain('Bonjour')
    rendering.finish()
    await before
    expect(await (await get('/')).text()).toContain('Bonjour')
  })
})

describe('what is not kept', () => {
  test.each<[string, RequestHandler]>([
    ['a page that is not found', (_req, res) => publish(res.status(404), 'nope')],
    ['a fault', (_req, res) => publish(res.status(500), 'oh')],
    ['a redirect', (_req, res) => res.set('Cache-Control', 'no-cache').redirect(303, '/auth')],
    ['what is private', (_req, res) => void res.set('Cache-Control', 'private, no-store').end('x')],
    ['what says nothing', (_req, res) => void res.end('x')],
    ['what sets a cookie', (_req, res) => publish(res.set('Set-Cookie', 'flash='), 'x')],
    ['what varies by more', (_req, res) => publish(res.set('Vary', 'Accept-Language'), 'x')],
  ])('%s', async (_what, handler) => {
    inner.mockImplementation(handler)
    const [first] = [await get('/'), await get('/')]

    expect(inner).toHaveBeenCalledTimes(2)
    expect(first.headers.get('ETag')).toBeNull()
    expect(store.bytes).toBe(0)
  })

  test('everything, while nobody would say that it has changed', async () => {
    store.blind()
    const [first] = [await get('/'), await get('/')]

    expect(inner).toHaveBeenCalledTimes(2)
    expect(first.headers.get('ETag')).not.toBeNull()
  })

  test('a search, which has an ETag all the same', async () => {
    const first = await get('/classified-ads?q=carabine')
    // As a browser asks whether it has changed; Node's `fetch` would ask for it whole.
    const known = { 'If-None-Match': first.headers.get('ETag')!, 'Cache-Control': 'max-age=0' }
    const second = await get('/classified-ads?q=carabine', known)
    const vary = second.headers.get('Vary')

    expect(second.status).toBe(304)
    expect(vary).toBe('Accept-Encoding')
    expect(inner).toHaveBeenCalledTimes(2)
  })

  test("a member's page, nor is a member given a visitor's", async () => {
    inner.mockImplementation((req, res) => publish(res, req.headers.cookie ?? 'visitor'))
    const texts: string[] = []
    for (const headers of [{ Cookie: 'session=camille' }, {}, { Cookie: 'session=camille' }, {}]) {
      texts.push(await (await get('/', headers as Record<string, string>)).text())
    }

    expect(texts).toEqual(['session=camille', 'visitor', 'session=camille', 'visitor'])
    expect(inner).toHaveBeenCalledTimes(3)
  })
})

describe('the variant', () => {
  test.each([
    ['gzip', 'gzip'],
    ['br, gzip;q=0.5', 'gzip'],
    ['*', 'gzip'],
    ['gzip;q=0', null],
    ['identity', null],
    ['br', null],
    ['', null],
  ])('for Accept-Encoding: %s has Content-Encoding: %s, rendered and kept', async (accepted, encoding) => {
    const headers = { 'Accept-Encoding': accepted }
    const [rendered, kept] = [await get('/', headers), await get('/', headers)]

    for (const answer of [rendered, kept]) {
      expect(answer.headers.get('Content-Encoding')).toBe(encoding)
      expect(await answer.text()).toContain('Bonjour')
    }
    expect(headersOf(kept)).toEqual(headersOf(rendered))
    expect(kept.headers.get('Vary')).toBe('Cookie, Accept-Encoding')
  })

  test('that a client has is not sent again, rendered or kept', async () => {
    for (const accepted of ['gzip', 'identity']) {
      const etag = (await get('/', { 'Accept-Encoding': accepted })).headers.get('ETag')!
      for (const kept of [true, false]) {
        if (!kept) store.changed()
        const again = await get('/', { 'Accept-Encoding': accepted, 'If-None-Match': `"x", W/${etag}` })

        expect(again.status).toBe(304)
        expect(await again.text()).toBe('')
        expect(again.headers.get('ETag')).toBe(etag)
        expect(again.headers.get('Vary')).toBe('Cookie, Accept-Encoding')
        expect(again.headers.get('Cache-Control')).toBe('no-cache')
        expect(again.headers.get('Content-Encoding')).toBeNull()
      }
    }
  })

  test('that a client has is not taken for the other one', async () => {
    const etag = (await get('/', { 'Accept-Encoding': 'gzip' })).headers.get('ETag')!
    const plain = await get('/', { 'Accept-Encoding': 'identity', 'If-None-Match': etag })

    expect(plain.status).toBe(200)
  })
})

/** The next page is rendered until it is let go. */
function holdBack(text: string) {
  let finish!: () => void
  inner.mockImplementationOnce((_req, res) => {
    finish = () => publish(res, text)
  })
  return { finish: () => finish() }
}

/** So many requests are at the server. */
async function arrived(count: number) {
  let requests = 0
  site.on('request', () => (requests += 1))
  await vi.waitFor(() => expect(requests + inner.mock.calls.length).toBeGreaterThanOrEqual(count))
}

function get(path: string, headers?: Record<string, string>) {
  return sendTo(site, 'GET', path, headers)
}
