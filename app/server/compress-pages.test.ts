import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import express, { type RequestHandler } from 'express'
import { afterEach, expect, test } from 'vitest'
import { sendRaw } from '../../e2e/fixtures/raw-request'
import { compressPages } from './compress-pages'

const LONG = '<p>Visez le centre.</p>'.repeat(100)

let server: Server
afterEach(() => void server.close())

test('an answer in one piece goes out compressed, with its length', async () => {
  const { head, body } = await ask((_req, res) => res.type('html').end(LONG))

  expect(head).toMatch(/content-encoding: gzip/i)
  expect(head).toMatch(/vary: accept-encoding/i)
  expect(head).toMatch(new RegExp(`content-length: ${body.length}\\r`, 'i'))
  expect(gunzipSync(body).toString()).toBe(LONG)
})

test('an answer in pieces does not wait for its end', async () => {
  const { head } = await ask((_req, res) => {
    res.type('html').write(LONG)
    res.end(LONG)
  })

  expect(head).toMatch(/content-encoding: gzip/i)
  expect(head).toMatch(/transfer-encoding: chunked/i)
})

test.each<[string, RequestHandler]>([
  ['what is short', (_req, res) => void res.type('html').end('<p>Visez.</p>')],
  ['a picture', (_req, res) => void res.type('png').end(LONG)],
  ['what is compressed', (_req, res) => void res.type('html').set('Content-Encoding', 'br').end(LONG)],
])('%s stays as it is', async (_name, handler) => {
  const { head, body } = await ask(handler)

  expect(head).not.toMatch(/content-encoding: gzip/i)
  expect(body.toString()).toContain('Visez')
})

test('to HEAD nothing but the head is sent', async () => {
  const { head, body } = await ask((_req, res) => res.type('html').end(LONG), 'HEAD')

  expect(head).toMatch(/^HTTP\/1\.1 200 /)
  expect(body).toHaveLength(0)
})

/** The answer as it came over the wire. */
async function ask(handler: RequestHandler, method = 'GET') {
  server = createServer(express().use(compressPages, handler)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const asked = `${method} / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n`
  const answer = await sendRaw(`http://127.0.0.1:${port}`, asked)
  return answer
}
