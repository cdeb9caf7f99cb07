import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type express from 'express'
import { createBrowser } from './browser'

/** A page for visitors, in two pieces as Remix writes it. */
export function publish(res: express.Response, text: string) {
  res.setHeader('Cache-Control', 'no-cache')
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  res.write(text.slice(0, 3))
  res.end(text.slice(3))
}

export function sendTo(site: Server, method: string, path: string, headers?: Record<string, string>) {
  const { port } = site.address() as AddressInfo
  return createBrowser(`http://127.0.0.1:${port}`).send(method, path, { headers })
}

/** Those that tell of the page, not of the connection. */
export function headersOf(answer: Response) {
  return [...answer.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
}
