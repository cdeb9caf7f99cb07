import { createServer } from 'node:http'
import express from 'express'
import type { EntryModule } from './app/entry.server'
import { compressPages } from './app/server/compress-pages'
import { adoptMessages } from './app/server/express-messages'
import { stopGracefully } from './app/server/graceful-stop'
import { health } from './app/server/health'
import { lastError } from './app/server/last-error'
import { listen } from './app/server/listen'
import { createLog, type Log, withinRequest } from './app/server/log'
import { openMetrics } from './app/server/metrics'
import { type Refusal, refusals } from './app/server/refusals'
import { openPageCache } from './app/server/page-cache'
import { refuseNoRequest } from './app/server/no-request'
import { cutFloods } from './app/server/pipelining'
import { loadRemix } from './app/server/remix-build'
import { sendDocument } from './app/server/remix-document'
import { remixHandler } from './app/server/remix-handler'
import { requestLog } from './app/server/request-log'
import { routePatterns } from './app/server/route-patterns'
import { securityHeaders } from './app/server/security-headers'
import { startFault } from './app/server/start-fault'
import { limitConnections, TIMEOUTS } from './app/server/timeouts'
import { discardUnreadBody } from './app/server/unread-body'
import { warnOfUntrustedProxy } from './app/server/untrusted-proxy'

try {
  await serve()
} catch (error) {
  const line = startFault(error)
  if (line === undefined) throw error
  console.error(line)
  process.exit(1)
}

async function serve() {
  // Database, secret and outbox are for this user alone.
  process.umask(0o077)
  const remix = await loadRemix()
  const { callPaths, readEnv, openSite, pageParameters, renderRefusal } = await remix.entry()
  const env = readEnv()
  const log = createLog({ level: env.LOG_LEVEL, format: env.LOG_FORMAT })
  const metrics = env.METRICS_TOKEN
    ? openMetrics(env.METRICS_TOKEN, routePatterns(remix.routes, [...remix.publicFiles, ...callPaths]), log)
    : undefined
  const site = await openSite(env, log, metrics?.measures)

  const refusalPage = (refusal: Refusal) => renderRefusal(refusal, remix.assets())
  const https = env.APP_URL.startsWith('https:')

  const pages = remix.development ? undefined : await openPageCache(site.watchContent, pageParameters, log)

  const app = express()
  app.disable('x-powered-by')
  // One proxy, which adds the address that it was called from: those before it are the client's word.
  app.set('trust proxy', env.TRUST_PROXY ? 1 : false)
  app.set('query parser', 'simple')

  if (!env.TRUST_PROXY) app.use(warnOfUntrustedProxy(log))
  app.use(securityHeaders({ https, development: remix.development }))
  app.use(health(site.isReady))
  if (metrics) app.use(metrics.answer({ site, pages }))
  app.use(remix.files)
  app.use(compressPages)
  app.use(discardUnreadBody)
  app.use(refusals({ appUrl: env.APP_URL, renderRefusal: refusalPage }))
  if (pages) app.use(pages.render)
  app.use(
    remixHandler({
      build: remix.build,
      mode: remix.development ? 'development' : 'production',
      getLoadContext: (req, res) =>
        sendDocument(req, res, {
          requestId: res.locals.requestId,
          log,
          address: req.ip ?? '',
          isGone: () => req.socket.destroyed,
        }),
    }),
  )
  app.use(lastError(refusalPage, log))

  const logged = requestLog(log, metrics?.count)
  const isFlood = cutFloods(log)
  const server = createServer(
    { connectionsCheckingInterval: TIMEOUTS.check, ...adoptMessages(app) },
    (req, res) => {
      if (isFlood(req, res)) return
      const id = logged(req, res)
      if (pages?.serve(req, res, ['X-Request-Id', id])) return
      res.setHeader('X-Request-Id', id)
      withinRequest(id, () => void app(req, Object.assign(res, { locals: { requestId: id } })))
    },
  )
  limitConnections(server)
  refuseNoRequest(server, log, metrics?.refused)
  await listen(server, env.PORT, env.HOST)
  server.on('error', (error) => log.error({ err: error }, 'could not take a connection'))
  stopGracefully(server, () => Promise.all([site.close(), remix.close()]), log)
  announce(log, env)
}

function announce(log: Log, env: ReturnType<EntryModule['readEnv']>) {
  log.info(
    { host: env.HOST, port: env.PORT, database: env.DATABASE_URL.split(':')[0] },
    `listening on ${env.HOST}:${env.PORT}, for ${env.APP_URL}`,
  )
}
