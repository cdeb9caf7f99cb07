import type { Request, RequestHandler, Response } from 'express'
import { isForeignSubmission } from './cross-site'

/** Renders a refusal as a page of this site. */
export type RenderRefusal = (refusal: { status: number; requestId: string }) => string

/**
 * What Remix would answer with a page of its own, or act on although it must not, is refused
 * before it. Under /api the answer is JSON, elsewhere a page.
 */
export function refusals(options: { appUrl: string; renderRefusal: RenderRefusal }): RequestHandler {
  const appHost = new URL(options.appUrl).host
  return (req, res, next) => {
    dropForwarded(req)
    const status = refusalStatus(req, appHost)
    if (status) return sendRefusal(req, res, status, options.renderRefusal)
    // Remix compares Origin and Host once more, and answers 500 where our rule lets pass.
    delete req.headers.origin
    next()
  }
}

export function sendRefusal(req: Request, res: Response, status: number, renderRefusal: RenderRefusal) {
  res.status(status).setHeader('Cache-Control', 'private, no-store')
  if (status === 405) res.setHeader('Allow', METHODS.join(', '))
  if (isCall(req)) return res.json({ message: CALL_MESSAGES[status] ?? CALL_MESSAGES[500] })
  res.type('text/html').send(renderRefusal({ status, requestId: String(res.locals.requestId) }))
}

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']

function refusalStatus(req: Request, appHost: string): number | undefined {
  if (!hasValidHost(req) || !hasValidUrl(req)) return 400
  if (isClientRouterRequest(req)) return 404
  if (!METHODS.includes(req.method)) return 405
  if (isForeignSubmission(req.method, req.headers, appHost)) return 403
}

const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i

function hasValidHost(req: Request): boolean {
  const host = req.headers.host
  return host !== undefined && HOST.test(host) && URL.canParse(`http://${host}`)
}

function hasValidUrl(req: Request): boolean {
  return (
    req.originalUrl.startsWith('/') && isDecodable(req.path) && !decodeURIComponent(req.path).includes('\0')
  )
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
function isClientRouterRequest(req: Request): boolean {
  return req.path.endsWith('.data') || req.path === '/__manifest' || '_data' in req.query
}

/**
 * Remix's adapter builds the address of a request from these, whether or not a proxy is trusted.
 * The host is the one that was checked; the public one is APP_URL's.
 */
function dropForwarded(req: Request) {
  delete req.headers['x-forwarded-host']
  if (!/^https?$/.test(req.headers['x-forwarded-proto']?.toString() ?? ''))
    delete req.headers['x-forwarded-proto']
}

function isCall(req: Request): boolean {
  return /^\/api(\/|$)/i.test(req.path)
}

const CALL_MESSAGES: Record<number, string> = {
  400: 'Requête mal formée.',
  403: "Requête refusée : elle vient d'un autre site.",
  404: 'Adresse inconnue.',
  405: 'Méthode non autorisée.',
  500: "Une erreur inattendue s'est produite.",
}
