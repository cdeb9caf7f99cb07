import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { data, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node'
import express, { type ErrorRequestHandler } from 'express'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { remixHandler } from './remix-handler'

let origin: string
let server: Server
beforeAll(async () => {
  server = createServer(express().use(handler, tellFault)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

test('a page is answered with its status, all its headers and its body', async () => {
  const page = await fetch(`${origin}/ads?page=2`)

  expect(page.status).toBe(203)
  expect(page.headers.getSetCookie()).toEqual(['flash=1', 'session=2'])
  expect(await page.text()).toBe('<p>anna</p>')
})

test('its loader is told the address, the method and the headers', async () => {
  await fetch(`${origin}/ads?page=2&q=anna`, { headers: { Cookie: 'session=anna', 'X-Name': 'é' } })

  const { request, context } = asked()
  expect(request.url).toBe(`${origin}/ads?page=2&q=anna`)
  expect(request.method).toBe('GET')
  expect([request.headers.get('Cookie'), request.headers.get('X-Name')]).toEqual(['session=anna', 'é'])
  expect(context).toEqual({ path: '/ads' })
})

test('who asks for the head gets the same without the body', async () => {
  const page = await fetch(`${origin}/ads`, { method: 'HEAD' })

  expect([page.status, await page.text()]).toEqual([203, ''])
  expect(asked().request.method).toBe('HEAD')
})

test('a page that leads elsewhere does so', async () => {
  loader.mockImplementationOnce(() => new Response(null, { status: 303, headers: { Location: '/auth' } }))

  const page = await fetch(`${origin}/ads`, { redirect: 'manual' })

  expect([page.status, page.headers.get('Location')]).toEqual([303, '/auth'])
})

test('a fault goes to the next handler of faults', async () => {
  const page = await fetch(`${origin}/ads?fault`)

  expect([page.status, await page.text()]).toEqual([500, 'no context'])
})

test('a form that is sent reaches the action of the page, with what was typed', async () => {
  const body = new URLSearchParams({ title: 'Carabine à plomb' })

  const page = await fetch(`${origin}/ads`, { method: 'POST', body, redirect: 'manual' })

  expect(page.headers.get('Location')).toBe('/ads?posted=Carabine%20%C3%A0%20plomb')
})

test('who goes away before his form is answered is told of by the signal', async () => {
  const leaving = new AbortController()
  const sent = fetch(`${origin}/ads?wait`, { method: 'POST', body: 'title=Arc', signal: leaving.signal })

  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  leaving.abort()

  await expect(sent).rejects.toThrow()
  await vi.waitFor(() => expect(waiting[0]!.aborted).toBe(true))
})

test('a loader is given a signal that nothing follows: who goes away is told of by his connection', async () => {
  const leaving = new AbortController()
  let goOn: () => void = () => undefined
  loader.mockImplementationOnce(
    () => new Promise((resolve) => (goOn = () => resolve(data({ name: 'anna' })))),
  )
  const read = fetch(`${origin}/ads?leave`, { signal: leaving.signal })

  await vi.waitFor(() => expect(asked().request.url).toContain('leave'))
  leaving.abort()
  await expect(read).rejects.toThrow()

  await vi.waitFor(() => expect(gone()).toBe(true))
  expect(asked().request.signal.aborted).toBe(false)
  goOn()
})

const waiting: AbortSignal[] = []

const loader = vi.fn<(args: LoaderFunctionArgs) => unknown>(() => data({ name: 'anna' }, { status: 203 }))
const asked = () => loader.mock.lastCall![0]

const routes = {
  root: { id: 'root', path: '', module: { default: () => null } },
  ads: {
    id: 'ads',
    parentId: 'root',
    path: 'ads',
    module: {
      default: () => null,
      loader,
      action: async ({ request }: LoaderFunctionArgs) => {
        if (request.url.endsWith('?wait=')) {
          waiting.push(request.signal)
          await once(request.signal, 'abort')
        }
        const title = String((await request.formData()).get('title'))
        return new Response(null, {
          status: 303,
          headers: { Location: `/ads?posted=${encodeURIComponent(title)}` },
        })
      },
    },
  },
}

/** As Remix builds it, with an entry that writes down whom the loader found. */
const build = {
  routes,
  assets: { routes, version: '1' },
  future: { v3_singleFetch: true },
  basename: '/',
  entry: {
    module: {
      default: (_request: Request, status: number, headers: Headers, remix: Entry) => {
        for (const cookie of ['flash=1', 'session=2']) headers.append('Set-Cookie', cookie)
        return new Response(`<p>${remix.staticHandlerContext.loaderData.ads.name}</p>`, { status, headers })
      },
      streamTimeout: 0,
    },
  },
} as unknown as ServerBuild
type Entry = { staticHandlerContext: { loaderData: { ads: { name: string } } } }

let gone = () => false
const handler = remixHandler({
  build,
  mode: 'production',
  getLoadContext(req) {
    if ('fault' in req.query) throw new Error('no context')
    gone = () => req.socket.destroyed
    return { path: req.path } as never
  },
})

const tellFault: ErrorRequestHandler = (error: Error, _req, res, _next) =>
  void res.status(500).send(error.message)
