import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import express, { type RequestHandler } from 'express'
import type { RefusedRequest } from '#app/document/refusal-document'
import { type ServerLog, toPath, runInRequest } from '#app/start/log'
import type { Site } from '#app/start/modules.server'
import { safely } from '#app/start/safely'
import type { Tracing } from '#app/start/tracing.server'
import { remixAdapter } from './adapter'
import { createClientSignal } from './client-signal'
import { type Connections, discardUnreadBody, limitPipelining } from './connections'
import { health } from './health'
import type { Metrics } from './metrics'
import { type PageCache, servePages } from './page-cache'
import { lastError, refusals, refusalSender } from './refusals'
import type { AskRemix } from './remix'
import { loggedPath, requestIdOf, requestLog, warnOfUntrustedProxy } from './request-log'
import { securityHeaders } from './security-headers'
import { serviceWorker } from './service-worker'

type AppParts = {
  site: Site
  log: ServerLog
  connections: Connections
  metrics?: Metrics
  tracing?: Tracing
  trustProxy: boolean
  development: boolean
  files: RequestHandler
  pages: PageCache
  /** Names the build. */
  version: string
  askRemix: AskRemix
  renderRefusal: (refusal: RefusedRequest) => string
}

/**
 * Runs the middlewares in `before` outside Express, because Express would take more than half of the time
 * spent on a cached page (measured).
 */
export function createApp(parts: AppParts): RequestListener {
  const { site, log, metrics, tracing, pages, version, trustProxy, development, askRemix } = parts
  const { appUrl, offline } = site
  const refuse = refusalSender(parts.renderRefusal)
  const app = express()
  app.disable('x-powered-by')
  // Trusts only the last address in `X-Forwarded-For`. The proxy adds it, and the client can invent all
  // others.
  app.set('trust proxy', trustProxy ? 1 : false)
  app.set('query parser', false)

  app.use((req, res, next) => {
    const refuseThis = () => void (res.headersSent ? res.destroy() : refuse(req, res, 500))
    const [id, path] = [requestIdOf(res), loggedPath(req.path)]
    runInRequest({ id, path, refuse: refuseThis, gone: createClientSignal(res, log) }, next)
  })
  if (!trustProxy) app.use(warnOfUntrustedProxy(log))
  app.use(securityHeaders({ https: appUrl.startsWith('https:'), development }))
  app.use(health(site))
  app.use(serviceWorker({ offline, version }))
  if (metrics) app.use(metrics.answer({ site, pages }))
  app.use(parts.files)
  app.use(discardUnreadBody(log))
  app.use(refusals(refuse, appUrl))
  app.use(remixAdapter({ askRemix, origin: appUrl, log, pages }))
  app.use(lastError(refuse, log))

  const before = [
    limitPipelining(parts.connections, log),
    requestLog(log, metrics?.count),
    ...(tracing ? [tracing.request] : []),
    servePages(pages),
  ]
  return safely(inTurn(before, app), (error, { url }, res) => {
    log.error({ err: error, path: loggedPath(toPath(url)) }, 'unexpected error')
    res.destroy()
  })
}

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

function inTurn(before: readonly Middleware[], app: RequestListener): RequestListener {
  return before.reduceRight<RequestListener>(
    (next, middleware) => (req, res) => middleware(req, res, () => next(req, res)),
    app,
  )
}
