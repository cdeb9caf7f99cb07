import type { IncomingHttpHeaders } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'

/** Answers with a refusal of this status. */
export type SendRefusal = (req: Request, res: Response, status: number) => void

/** Refuses what Remix would answer with a page of its own, or act on although it must not. */
export function refusals({ appUrl, refuse }: { appUrl: string; refuse: SendRefusal }): RequestHandler {
  const ownUrl = new URL(appUrl)
  return (req, res, next) => {
    const status = refusalStatus(req, ownUrl)
    if (status) refuse(req, res, status)
    else next()
  }
}

function refusalStatus(req: Request, appUrl: URL): number | undefined {
  const url = addressOf(req)
  if (!hasValidHost(req.headers.host) || !url || !isPath(url.pathname)) return 400
  if (isClientRouterRequest(url)) return 404
  if (!methodsOf(url).includes(req.method)) return 405
  if (isForeignSubmission(req.method, req.headers, appUrl)) return 403
}

const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i

export function hasValidHost(host: string | undefined): boolean {
  return host !== undefined && HOST.test(host) && URL.canParse(`http://${host}`)
}

/** The address as Remix reads it: without `/./`, and with every parameter. */
export function addressOf({ originalUrl }: Request): URL | null {
  const address = `http://localhost${originalUrl}`
  return originalUrl.startsWith('/') && URL.canParse(address) ? new URL(address) : null
}

/** URL parsers drop tabs and read `/\` as `//`: the router would take the rest of the path for a host. */
function isPath(path: string): boolean {
  return isDecodable(path) && !/\p{Cc}|^\/+\\/u.test(decodeURIComponent(path))
}

export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}

/** There is no client router, so its addresses do not exist. */
function isClientRouterRequest({ pathname, searchParams }: URL): boolean {
  return pathname.endsWith('.data') || pathname === '/__manifest' || searchParams.has('_data')
}

/** Forms send GET and POST. Remix would hand any other method to a page's action, too. */
export function methodsOf(url: URL | null): string[] {
  return isCall(url) ? ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] : ['GET', 'HEAD', 'POST']
}

export function isCall(url: URL | null): boolean {
  return url !== null && /^\/api(\/|$)/i.test(url.pathname)
}

/**
 * Whether an unsafe request was sent by another site's page. `Sec-Fetch-Site` decides where the browser sends it;
 * otherwise the Origin must be this host or the site's own, by https where the site has it. A script sends neither
 * and passes: it holds no visitor's cookie.
 */
export function isForeignSubmission(method: string, headers: IncomingHttpHeaders, appUrl: URL): boolean {
  if (method === 'GET' || method === 'HEAD') return false

  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'

  const origin = headers.origin
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  const { host, protocol } = new URL(origin)
  if (protocol !== 'https:' && (protocol !== 'http:' || appUrl.protocol === 'https:')) return true
  return host !== normalized(headers.host, protocol) && host !== appUrl.host
}

/** As the Origin has it: lower-cased, without the usual port of its protocol. */
function normalized(host: string | undefined, protocol: string): string | undefined {
  return host === undefined ? undefined : new URL(`${protocol}//${host}`).host
}
