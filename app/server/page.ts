import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Request, Response } from 'express'
import { takesGzip } from './compression'

/** A finished public page: its bytes twice, each with all the headers that it is sent with. */
export type Page = { plain: Variant; gzip: Variant; size: number }

export type Variant = { body: Buffer; etag: string; headers: Headers; unchanged: Headers }

/** Name, value, name, value…, as `writeHead` takes them. */
type Headers = readonly (number | string | string[])[]

/** Higher than for a page that is sent once. */
const GZIP_LEVEL = 7

/** `headers` are those of the answer that the page is made from; the id of its request is left out. */
export async function makePage(body: Buffer, headers: OutgoingHttpHeaders): Promise<Page> {
  const shared = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || OWN.includes(name) ? [] : [{ name, value }],
  )
  const packed = await promisify(gzip)(body, { level: GZIP_LEVEL })
  const page = { plain: variant(body, shared), gzip: variant(packed, shared, 'gzip') }
  return { ...page, size: body.length + packed.length + HEADERS_SIZE }
}

/** Sends the variant that the client takes, or 304 where it has it. Headers in one piece are a fifth faster. */
export function sendPage(page: Page, req: Request, res: Response): void {
  const { body, etag, headers, unchanged } = takesGzip(req.headers['accept-encoding'])
    ? page.gzip
    : page.plain
  const own = ['X-Request-Id', String(res.locals.requestId)]
  if (isKnown(req.headers['if-none-match'], etag)) {
    res.writeHead(304, [...unchanged, ...own]).end()
  } else {
    res.writeHead(200, [...headers, ...own]).end(req.method === 'HEAD' ? undefined : body)
  }
}

export function entityTag(body: Buffer, strength: 'strong' | 'weak' = 'strong'): string {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return strength === 'weak' ? `W/${tag}` : tag
}

/** Headers that each answer or each variant sets itself. */
const OWN = ['x-request-id', 'vary']

/** Roughly what the headers and the two entries take. */
const HEADERS_SIZE = 2000

function variant(body: Buffer, shared: Header[], encoding?: 'gzip'): Variant {
  const etag = entityTag(body)
  const own = ['Vary', 'Cookie, Accept-Encoding', 'ETag', etag]
  const about = ['Content-Length', body.length, ...(encoding ? ['Content-Encoding', encoding] : [])]
  const inOneLine = (list: Header[]) => list.flatMap(({ name, value }) => [name, value])
  return {
    body,
    etag,
    headers: [...inOneLine(shared), ...own, ...about],
    unchanged: [...inOneLine(shared.filter(({ name }) => name !== 'content-type')), ...own],
  }
}

type Header = { name: string; value: number | string | string[] }

/** Whether `If-None-Match` names this page, weakly compared, as HTTP asks for GET and HEAD. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
