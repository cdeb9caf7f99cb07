import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, gunzipSync } from 'node:zlib'
import express, { type RequestHandler } from 'express'
import { afterEach, expect, test } from 'vitest'
import { compressPages } from './compress-pages'

const LONG = '<p>Visez le centre.</p>'.repeat(100)

let server: Server
afterEach(() => void server.close())

test('an answer in one piece goes out compressed, with its length', async () => {
  const { headers, body } = await ask((_req, res) => void res.type('html').end(LONG))

  expect(headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(body.length),
    vary: 'Accept-Encoding',
  })
  expect(gunzipSync(body).toString()).toBe(LONG)
})

test('an answer in pieces goes out compressed, and does not wait for its end to be counted', async () => {
  const { headers, body } = await ask((_req, res) => {
    res.type('html').write(LONG)
    res.end(LONG)
  })

  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'transfer-encoding': 'chunked' })
  expect(gunzipSync(body).toString()).toBe(LONG + LONG)
})

test('a piece that is told to leave is there before the next one is made', async () => {
  let goOn: () => void = () => undefined
  const isRead = new Promise<void>((resolve) => (goOn = resolve))
  const answer = await open((_req, res) => {
    res.type('html').write(LONG)
    res.flush()
    void isRead.then(() => res.end('<p>Fin.</p>'))
  })

  const page = answer.pipe(createGunzip())
  const [piece] = (await once(page, 'data')) as [Buffer]
  goOn()

  expect(piece.toString() + (await text(page))).toBe(`${LONG}<p>Fin.</p>`)
})

test('who puts another end in the place of this one has the pieces compressed all the same', async () => {
  const { headers, body } = await ask((_req, res) => {
    const { end } = res
    Object.assign(res, { end: (chunk: string) => end.call(res, `${chunk}<p>Fin.</p>`, 'utf8') })
    res.type('html').write(LONG)
    res.end(LONG)
  })

  expect(headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(body).toString()).toBe(`${LONG}${LONG}<p>Fin.</p>`)
})

test('who waits for room before the first piece gets it', async () => {
  const pieces = Array.from({ length: 2000 }, () => LONG)

  const { body } = await ask((_req, res) => void pipeline(pieces, res.type('html')))

  expect(gunzipSync(body).toString()).toBe(pieces.join(''))
})

test('where the head has gone before the first piece, the pieces go as they are', async () => {
  const pieces = Array.from({ length: 2000 }, () => LONG)

  const { headers, body } = await ask((_req, res) => {
    res.type('html').flushHeaders()
    void pipeline(pieces, res)
  })

  expect(headers['content-encoding']).toBeUndefined()
  expect(body.toString()).toBe(pieces.join(''))
})

test('who asks to be told when a compressed answer is sent is told', async () => {
  const sent = new Promise<void>((resolve) => {
    void ask((_req, res) => void res.type('html').end(LONG, 'utf8', resolve))
  })

  await expect(sent).resolves.toBeUndefined()
})

test('for who has gone before the first piece, nothing is compressed', async () => {
  let encoding: unknown = 'not asked'
  const answer = open((_req, res) => {
    res.once('close', () => {
      res.type('html').write(LONG)
      encoding = res.getHeader('Content-Encoding')
    })
    res.destroy()
  })

  await expect(answer).rejects.toThrow()
  expect(encoding).toBeUndefined()
})

test.each<[string, RequestHandler, string | undefined]>([
  ['what is short', (_req, res) => void res.type('html').end('<p>Visez.</p>'), undefined],
  ['a picture', (_req, res) => void res.type('png').end(LONG), undefined],
  ['what is compressed', (_req, res) => void res.type('html').set('Content-Encoding', 'br').end(LONG), 'br'],
])('%s stays as it is', async (_name, handler, encoding) => {
  const { headers, body } = await ask(handler)

  expect(headers['content-encoding']).toBe(encoding)
  expect(body.toString()).toContain('Visez')
})

test('to HEAD nothing but the head is sent, which tells that others get it compressed', async () => {
  const { status, headers, body } = await ask((_req, res) => void res.type('html').end(LONG), 'HEAD')

  expect(status).toBe(200)
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers.vary).toBe('Accept-Encoding')
  expect(body).toHaveLength(0)
})

/** The answer as it came over the wire. */
async function ask(handler: RequestHandler, method = 'GET') {
  const answer = await open(handler, method)
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

async function open(handler: RequestHandler, method = 'GET'): Promise<IncomingMessage> {
  server = createServer(express().use(compressPages, handler)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const asked = request({ port, method, agent: false, headers: { 'Accept-Encoding': 'gzip' } }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return answer
}
