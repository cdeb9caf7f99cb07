import type { IncomingHttpHeaders } from 'node:http'
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import { DatabaseUnavailable } from '#db/unavailable'
import type { RefusedRequest } from '#app/document/refusal-document'
import { PageRefused, PRIVATE, RETRY_AFTER, UNAVAILABLE } from '#app/http/responses'
import type { ServerLog } from '#app/start/log'
import { compressed } from './compression'
import { requestIdOf } from './request-log'

type SendRefusal = (req: Request, res: Response, status: number, reason?: string) => void

/**
 * Refuses requests that Remix would answer with its own error page, and requests that Remix would wrongly
 * accept.
 */
export function refusals(refuse: SendRefusal, appUrl: string): RequestHandler {
  const ownUrl = new URL(appUrl)
  return (req, res, next) => {
    const status = refusalStatus(req, ownUrl)
    if (status) refuse(req, res, status)
    else next()
  }
}

/**
 * Answers a failed request. Logs the error unless the client caused it, for example with an invalid byte
 * range.
 */
export function lastError(refuse: SendRefusal, log: ServerLog): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (error instanceof PageRefused) {
      res.set(error.headers)
      return refuse(req, res, error.status, error.message)
    }
    const { status: errorStatus } = Object(error) as { status?: unknown }
    const isClientFault = typeof errorStatus === 'number' && errorStatus >= 400 && errorStatus < 500
    const isUnavailable = error instanceof DatabaseUnavailable
    if (isUnavailable) log.error({ fault: error.message }, 'could not answer')
    else if (!isClientFault) log.error({ err: error }, 'unexpected error')
    // A response that has started cannot be replaced, so Express breaks off the connection.
    if (res.headersSent) next(error)
    else refuse(req, res, isUnavailable ? 503 : isClientFault ? errorStatus : 500)
  }
}

export function refusalSender(renderPage: (refusal: RefusedRequest) => string): SendRefusal {
  return (req, res, status, reason) => {
    const url = parseUrl(req)
    res.status(status).setHeader('Cache-Control', PRIVATE)
    if (status === 405) res.setHeader('Allow', listMethods(url).join(', '))
    if (status === 503 && !res.hasHeader('Retry-After')) res.setHeader('Retry-After', RETRY_AFTER)
    const message = CALL_MESSAGES[status] ?? CALL_MESSAGES[status < 500 ? 400 : 500]
    const refusal = { status, reason, requestId: requestIdOf(res), isSent: req.method === 'POST' }
    const [type, text] = isCall(url) ? ['json', JSON.stringify({ message })] : ['html', renderPage(refusal)]
    res.type(type)
    res.send(compressed(Buffer.from(text), req, res))
  }
}

const CALL_MESSAGES: Record<number, string> = {
  400: 'Requête mal formée.',
  403: "Requête refusée : elle vient d'un autre site.",
  404: 'Adresse inconnue.',
  405: 'Méthode non autorisée.',
  500: "Une erreur inattendue s'est produite.",
  503: UNAVAILABLE,
}

function refusalStatus(req: Request, appUrl: URL): number | undefined {
  const url = parseUrl(req)
  if (!hasValidHost(req.headers.host) || !url || !isPath(url.pathname)) return 400
  // This site does not use Remix's client router, so the router's URLs do not exist.
  const { pathname, searchParams } = url
  if (pathname.endsWith('.data') || pathname === '/__manifest' || searchParams.has('_data')) return 404
  if (!listMethods(url).includes(req.method)) return 405
  if (isForeignSubmission(req.method, req.headers, appUrl)) return 403
}

const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i

export function hasValidHost(host: string | undefined): boolean {
  return host !== undefined && HOST.test(host) && URL.canParse(`http://${host}`)
}

/** Parses the URL as Remix does, or returns null if it is malformed. */
function parseUrl({ originalUrl }: Request): URL | null {
  const address = `http://localhost${originalUrl}`
  return originalUrl.startsWith('/') && URL.canParse(address) ? new URL(address) : null
}

/**
 * Returns whether the path is well formed and cannot be read as a host. URL parsers drop control characters
 * and read `/\` as `//`.
 */
export function isPath(path: string): boolean {
  try {
    return !/\p{Cc}|^\/+\\/u.test(decodeURIComponent(path))
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}

/**
 * Lists the methods that the URL accepts. Pages accept only the methods of links and forms, because Remix
 * would pass any other method to the page's action.
 */
function listMethods(url: URL | null): string[] {
  return isCall(url) ? ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] : ['GET', 'HEAD', 'POST']
}

function isCall(url: URL | null): boolean {
  return url !== null && /^\/api(\/|$)/i.test(url.pathname)
}

/**
 * Returns whether a page of another site sent an unsafe request, according to `Sec-Fetch-Site` or, without
 * it, to `Origin`. Browsers send at least one of the two, so a request with neither carries no visitor's
 * cookie.
 */
export function isForeignSubmission(method: string, headers: IncomingHttpHeaders, appUrl: URL): boolean {
  if (method === 'GET' || method === 'HEAD') return false

  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'

  const { origin, host = appUrl.host } = headers
  if (origin === undefined) return false
  const own = ['https:', appUrl.protocol].flatMap((protocol) => [
    `${protocol}//${host}`,
    `${protocol}//${appUrl.host}`,
  ])
  return !URL.canParse(origin) || !own.some((url) => new URL(url).origin === new URL(origin).origin)
}
