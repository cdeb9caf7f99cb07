import express, { type Express, type RequestHandler } from 'express'
import type { Refusal } from '#app/document/refusal-document'
import { type Log, runWithRequestId } from '#app/start/log'
import type { Site } from '#app/start/modules.server'
import type { Tracing } from '#app/start/tracing.server'
import { remixAdapter } from './adapter'
import { type Connections, discardUnreadBody, limitPipelining } from './connections'
import { health } from './health'
import type { Metrics } from './metrics'
import { type PageCache, servePages } from './page-cache'
import { lastError, refusals, refusalSender } from './refusals'
import type { AskRemix } from './remix'
import { requestLog, warnOfUntrustedProxy } from './request-log'
import { securityHeaders } from './security-headers'

type AppParts = {
  site: Site
  log: Log
  connections: Connections
  metrics?: Metrics
  tracing?: Tracing
  trustProxy: boolean
  development: boolean
  /** The browser build and what public/ holds. */
  files: RequestHandler
  pages: PageCache
  askRemix: AskRemix
  renderRefusal: (refusal: Refusal) => string
}

/** The middleware of the site, in the order in which a request meets it. */
export function createApp(parts: AppParts): Express {
  const { site, log, metrics, tracing, pages, trustProxy, development, askRemix } = parts
  const { appUrl } = site
  const refuse = refusalSender(parts.renderRefusal)
  const app = express()
  app.disable('x-powered-by')
  // One proxy, which adds the address that it was called from: the addresses before it are the client's claim.
  app.set('trust proxy', trustProxy ? 1 : false)
  app.set('query parser', false)

  app.use(limitPipelining(parts.connections, log))
  app.use(requestLog(log, metrics?.count))
  if (tracing) app.use(tracing.request)
  app.use(servePages(pages))
  app.use(setRequestId)
  if (!trustProxy) app.use(warnOfUntrustedProxy(log))
  app.use(securityHeaders({ https: appUrl.startsWith('https:'), development }))
  app.use(health(site))
  if (metrics) app.use(metrics.answer({ site, pages }))
  app.use(parts.files)
  app.use(discardUnreadBody)
  app.use(refusals(refuse, appUrl))
  app.use(remixAdapter({ askRemix, origin: appUrl, log, pages }))
  app.use(lastError(refuse, log))
  return app
}

/** The answer and every line logged during the request carry its id. */
const setRequestId: RequestHandler = (_req, res, next) => {
  const id = String(res.locals.requestId)
  res.setHeader('X-Request-Id', id)
  runWithRequestId(id, next)
}
