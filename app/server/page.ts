import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Request, Response } from 'express'

/** A finished public page: its bytes twice, each with all the headers that it is sent with. */
export type Page = { plain: Variant; gzip: Variant; size: number }

export type Variant = { body: Buffer; etag: string; headers: Headers; unchanged: Headers }

type Headers = readonly (readonly [name: string, value: number | string | readonly string[]])[]

/** `headers` are those of the answer that the page is made from; of them, its request keeps its id. */
export async function makePage(body: Buffer, headers: OutgoingHttpHeaders): Promise<Page> {
  const shared = Object.entries(headers).filter(
    (header): header is [string, number | string | string[]] =>
      header[1] !== undefined && !OWN.includes(header[0].toLowerCase()),
  )
  const packed = await promisify(gzip)(body, { level: 7 })
  const page = { plain: variant(body, shared), gzip: variant(packed, shared, 'gzip') }
  return { ...page, size: body.length + packed.length + HEADERS_SIZE }
}

/** The variant that the client takes, or 304 where it has it. */
export function sendPage(page: Page, req: Request, res: Response): void {
  const { body, etag, headers, unchanged } = req.acceptsEncodings('gzip') ? page.gzip : page.plain
  if (isKnown(req.headers['if-none-match'], etag)) {
    res.statusCode = 304
    for (const [name, value] of unchanged) res.setHeader(name, value)
    res.removeHeader('Content-Type')
    res.end()
    return
  }
  res.statusCode = 200
  for (const [name, value] of headers) res.setHeader(name, value)
  res.end(req.method === 'HEAD' ? undefined : body)
}

/** What each answer has of its own, or its variant brings. */
const OWN = [
  'x-request-id',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'vary',
  'etag',
]

/** About what the names, the values and the two entries take. */
const HEADERS_SIZE = 2000

function variant(body: Buffer, shared: Headers, encoding?: 'gzip'): Variant {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const own: Headers = [
    ['Vary', 'Cookie, Accept-Encoding'],
    ['ETag', etag],
  ]
  const about: Headers = [
    ['Content-Length', body.length],
    ...(encoding ? ([['Content-Encoding', encoding]] as const) : []),
  ]
  return {
    body,
    etag,
    headers: [...shared, ...own, ...about],
    unchanged: [...shared.filter(([name]) => name.toLowerCase() !== 'content-type'), ...own],
  }
}

/** Whether `If-None-Match` names this page, weakly compared, as HTTP has it for GET and HEAD. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
