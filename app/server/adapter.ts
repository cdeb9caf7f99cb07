import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createReadableStreamFromReadable } from '@remix-run/node'
import type { RequestHandler, Request as Incoming, Response as Outgoing } from 'express'
import { PageRefused } from '#app/http/responses'
import { type ServerLog, runForAll } from '#app/start/log'
import { createClientSignal } from './client-signal'
import { compressed, gzipStream } from './compression'
import { makePage, type PageCache, pageKey, sendPage } from './page-cache'
import type { AskRemix } from './remix'
import { requestIdOf } from './request-log'

type Options = { askRemix: AskRemix; origin: string; log: ServerLog; pages: PageCache }

export function remixAdapter({ askRemix, origin, log, pages }: Options): RequestHandler {
  const inProgress = new Set<Incoming>()

  async function ask(req: Incoming, res: Outgoing, init: RequestInit): Promise<Response> {
    if ([...inProgress].filter(countsAsRunning).length >= MOST_PAGES)
      throw new PageRefused(503, BUSY, BUSY_SECONDS)
    const headers = new Headers(req.headers as Record<string, string>)
    // Without this, Remix would compare Origin with Host and refuse requests that `refusals` accepts.
    headers.delete('Origin')
    const request = new Request(`${origin}${req.originalUrl}`, { ...init, headers })
    const { method, ip: address = '' } = req
    inProgress.add(req)
    try {
      return await askRemix(request, { requestId: requestIdOf(res), method, log, address })
    } finally {
      inProgress.delete(req)
    }
  }

  async function answer(req: Incoming, res: Outgoing) {
    if (hasLeft(res)) return
    let response: Response | undefined
    const key = pageKey(req)
    if (key !== undefined) {
      const page = await pages.render(key, async () => {
        // Other requests may wait for this page, so Remix is asked with GET and without an abort signal.
        response = await runForAll(() => ask(req, res, { method: 'GET' }))
        return isPublic(response) ? makePage(response, res.getHeaders()) : undefined
      })
      if (hasLeft(res)) return
      if (page) return sendPage(page, req, res)
    }
    await send(response ?? (await ask(req, res, ownInit(req, res, log))), req, res)
  }

  return (req, res, next) => {
    const signal = createClientSignal(res, log)
    answer(req, res).catch((error: unknown) => {
      const isLeft = signal.aborted && error === signal.reason
      if (!isLeft) next(error)
    })
  }
}

/** The most pages that this process renders at once. Further requests are refused. */
const MOST_PAGES = 100

const BUSY = 'Trop de demandes arrivent en même temps. Réessayez dans un instant.'
const BUSY_SECONDS = 5

/** This is a function, because TypeScript would keep `res.destroyed` narrowed after an `await`. */
const hasLeft = (res: Outgoing) => res.destroyed

/**
 * Returns whether the request counts towards `MOST_PAGES`. Excludes a form that is still arriving, because
 * slow clients could otherwise lock out all others.
 */
function countsAsRunning({ method, complete }: Incoming): boolean {
  return complete || method === 'GET' || method === 'HEAD'
}

function ownInit(req: Incoming, res: Outgoing, log: ServerLog): RequestInit {
  const { method } = req
  const signal = createClientSignal(res, log)
  if (method === 'GET' || method === 'HEAD') return { method, signal }
  return { method, signal, body: createReadableStreamFromReadable(req), duplex: 'half' }
}

async function send(response: Response, req: Incoming, res: Outgoing): Promise<void> {
  res.status(response.status).setHeaders(response.headers)
  if (isStream(response)) return sendStream(response.body!, req, res)

  const body = compressed(Buffer.from(await response.arrayBuffer()), req, res)
  // Express's `send` adds an ETag and may answer 304. Private pages get no ETag, because browsers do not
  // store them.
  if (req.method === 'GET' && isPublic(response)) res.vary('Accept-Encoding').send(body)
  else res.end(body)
}

function isStream({ headers, body }: Response): boolean {
  return body !== null && /^attachment\b/.test(headers.get('Content-Disposition') ?? '')
}

async function sendStream(body: ReadableStream, req: Incoming, res: Outgoing): Promise<void> {
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
  const packed = gzipStream(req, res)
  // The status is sent here, so a later failure can only break off the connection.
  res.flushHeaders()
  try {
    await (packed ? pipeline(source, packed, res) : pipeline(source, res))
  } catch (error) {
    const hasGone = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE'
    if (!hasGone) throw error
  }
}

/** Returns whether the page is the same for every visitor. Such pages are `no-cache` on this site. */
function isPublic({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.get('Cache-Control') === 'no-cache' &&
    !headers.has('Set-Cookie') &&
    /^(cookie|accept-encoding|,|\s)*$/i.test(headers.get('Vary') ?? '')
  )
}
