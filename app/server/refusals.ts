import type { Request, RequestHandler, Response } from 'express'
import { isForeignSubmission } from './cross-site'
import { RETRY_AFTER, UNAVAILABLE } from '../http/unavailable'

/** Renders a refusal as a page of this site. */
export type RenderRefusal = (refusal: Refusal) => string

/** `isSent`: of what a form has sent. */
export type Refusal = { status: number; requestId: string; isSent?: boolean }

/**
 * What Remix would answer with a page of its own, or act on although it must not, is refused
 * before it. Under /api the answer is JSON, elsewhere a page.
 */
export function refusals(options: { appUrl: string; renderRefusal: RenderRefusal }): RequestHandler {
  const appUrl = new URL(options.appUrl)
  return (req, res, next) => {
    dropForwarded(req)
    const status = refusalStatus(req, appUrl)
    if (status) return sendRefusal(req, res, status, options.renderRefusal)
    // Remix compares Origin and Host once more, and answers 500 where our rule lets pass.
    delete req.headers.origin
    next()
  }
}

export function sendRefusal(req: Request, res: Response, status: number, renderRefusal: RenderRefusal) {
  const url = addressOf(req)
  res.status(status).setHeader('Cache-Control', 'private, no-store')
  if (status === 405) res.setHeader('Allow', methodsOf(url).join(', '))
  if (status === 503) res.setHeader('Retry-After', RETRY_AFTER)
  if (isCall(url))
    return res.json({ message: CALL_MESSAGES[status] ?? CALL_MESSAGES[status < 500 ? 400 : 500] })
  const isSent = req.method === 'POST'
  res.type('text/html').send(renderRefusal({ status, requestId: String(res.locals.requestId), isSent }))
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

/** The address as Remix will read it: without `/./`, and with every parameter. */
function addressOf({ originalUrl }: Request): URL | null {
  const address = `http://localhost${originalUrl}`
  return originalUrl.startsWith('/') && URL.canParse(address) ? new URL(address) : null
}

/** What parses an URL drops tabs and reads `/\` as `//`: the router would take the rest of the path for a host. */
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

/** There is no client router: what only it would ask for does not exist. */
function isClientRouterRequest({ pathname, searchParams }: URL): boolean {
  return pathname.endsWith('.data') || pathname === '/__manifest' || searchParams.has('_data')
}

/** A form sends GET and POST; whatever else a page were sent, Remix would hand to its action. */
function methodsOf(url: URL | null): string[] {
  return isCall(url) ? ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] : ['GET', 'HEAD', 'POST']
}

/**
 * Remix's own handler builds the address of a request from these, whether or not a proxy is trusted.
 * The host is the one that was checked; the public one is APP_URL's.
 */
function dropForwarded(req: Request) {
  delete req.headers['x-forwarded-host']
  if (!/^https?$/.test(req.headers['x-forwarded-proto']?.toString() ?? ''))
    delete req.headers['x-forwarded-proto']
}

function isCall(url: URL | null): boolean {
  return url !== null && /^\/api(\/|$)/i.test(url.pathname)
}

const CALL_MESSAGES: Record<number, string> = {
  400: 'Requête mal formée.',
  403: "Requête refusée : elle vient d'un autre site.",
  404: 'Adresse inconnue.',
  405: 'Méthode non autorisée.',
  500: "Une erreur inattendue s'est produite.",
  503: UNAVAILABLE,
}
