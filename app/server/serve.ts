import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import { refusalDocument } from '#app/document/refusal-document'
import { InvalidEnv, readEnv, withPort } from '#app/start/env.server'
import { createServerLog, logFault } from '#app/start/log'
import { openSite, startFault } from '#app/start/modules.server'
import { createApp } from './app'
import { logClientErrors, openServer, trackConnections } from './connections'
import { stopGracefully } from './graceful-stop'
import { openMetrics } from './metrics'
import { openPageCache, PageCache } from './page-cache'
import { createRemix, routePatterns } from './remix'
import { publicFiles, staticFiles } from './static-files'

export type Build = { build: ServerBuild; clientDir: string; development?: Development }

/** The development build. Vite compiles it on request, so that a reload shows a saved change. */
type Development = { load: () => Promise<ServerBuild>; files: RequestHandler; close: () => Promise<void> }

const OUTSIDE_REMIX = ['assets/*', 'healthz', 'readyz', 'metrics', 'sw.js']

/** Starts the server. If the operator has made a mistake, exits with one line instead of a stack trace. */
export async function serve(build: Build, callPaths: readonly string[]): Promise<void> {
  try {
    await start(build, callPaths)
  } catch (error) {
    const line = startFault(error)
    if (line === undefined) throw error
    process.stderr.write(`${line}\n`)
    process.exit(1)
  }
}

async function start({ build, clientDir, development }: Build, callPaths: readonly string[]) {
  // Only the user of this process may read new files: the database, the secret and the outbox.
  process.umask(0o077)
  const server = openServer()
  const configured = readEnv()
  // With port 0, the server listens now, because `env` needs the port that the system chooses. No request is
  // lost, because no client knows the port yet.
  const env =
    configured.PORT === 0 ? withPort(configured, await listen(server, 0, configured.HOST)) : configured

  const log = createServerLog({ level: env.LOG_LEVEL, format: env.LOG_FORMAT })
  const connections = trackConnections(server, log)
  const files = development ? [] : publicFiles(clientDir)
  const patternOf = routePatterns(build.routes, [...OUTSIDE_REMIX, ...files, ...callPaths])
  const metrics = env.METRICS_TOKEN ? openMetrics(env.METRICS_TOKEN, patternOf, log) : undefined
  const collector = env.OTEL_EXPORTER_OTLP_ENDPOINT
  const tracing = collector
    ? (await import('#app/start/tracing.server')).openTracing(collector, patternOf, log)
    : undefined
  const measures = tracing ? tracing.watching(metrics?.measures) : metrics?.measures
  const site = await openSite(env, log, measures)

  const app = createApp({
    site,
    log,
    connections,
    metrics,
    tracing,
    trustProxy: env.TRUST_PROXY,
    development: development !== undefined,
    files: development?.files ?? staticFiles(clientDir),
    pages: development ? new PageCache() : await openPageCache(site, log),
    version: build.assets.version,
    askRemix: development ? createRequestHandler(development.load, 'development') : createRemix(build),
    renderRefusal: (refusal) => refusalDocument(refusal, development ? undefined : build.assets),
  })
  server.on('request', app)
  logClientErrors(server, log, metrics?.refused)
  if (configured.PORT !== 0) await listen(server, env.PORT, env.HOST)
  const close = () => Promise.all([site.close(), development?.close()]).then(() => tracing?.stop())
  server.on('error', logFault(log))
  stopGracefully(server, connections, close, log)
  log.info(
    { host: env.HOST, port: env.PORT, database: env.DATABASE_URL.split(':')[0] },
    `listening on ${env.HOST}:${env.PORT}, for ${env.APP_URL}`,
  )
}

/**
 * Listens, and returns the port, which the system chooses if `port` is 0. Throws an error that names the
 * wrong setting.
 */
async function listen(server: Server, port: number, host: string): Promise<number> {
  try {
    await once(server.listen(port, host), 'listening')
    return (server.address() as AddressInfo).port
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    const faults: Record<string, [setting: string, fault: string]> = {
      EADDRINUSE: ['PORT', `${port} on ${host} is taken by another program`],
      EACCES: ['PORT', `this user may not listen on ${port}`],
      EADDRNOTAVAIL: ['HOST', `${host} is not one of this machine`],
      ENOTFOUND: ['HOST', `${host} is not one of this machine`],
      EAI_AGAIN: ['HOST', `the address of ${host} cannot be found out`],
    }
    const [setting, fault] = faults[code] ?? ['HOST', `cannot listen on ${host} (${code || message})`]
    throw new InvalidEnv([{ path: [setting], message: fault }])
  }
}
