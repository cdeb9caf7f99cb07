import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, expect, test } from 'vitest'
import { adoptMessages } from './express-messages'

const app = express()
  .get('/anna', (req, res) => void res.json({ who: req.path, host: req.hostname, app: req.app === app }))
  .get(
    '/prototypes',
    (req, res) => void res.json(before.map((one, at) => one === prototypesOf(req, res)[at])),
  )

let before: unknown[]
const server = createServer(adoptMessages(app), (req, res) => {
  before = prototypesOf(req, res)
  app(req, res)
})
afterEach(() => void server.close())

test('Express finds its own methods on what the server makes, and leaves it as it is', async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).json()

  expect(await ask('/anna')).toEqual({ who: '/anna', host: '127.0.0.1', app: true })
  expect(await ask('/prototypes')).toEqual([true, true])
})

const prototypesOf = (...messages: object[]): unknown[] => messages.map((one) => Object.getPrototypeOf(one))
