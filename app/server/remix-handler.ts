import { createRequestHandler as createHandler } from '@remix-run/express'
import { createRequestHandler, type ServerBuild, writeReadableStreamToWritable } from '@remix-run/node'
import type { Request as Incoming, RequestHandler, Response as Outgoing } from 'express'
import { routePatterns } from './route-patterns'

type Options = Parameters<typeof createHandler>[0]

/**
 * Answers by Remix, which goes through all its routes several times for each request, and takes the pattern
 * of each apart anew. So each pattern has a handler of its own, which knows its route and those that go on with anything.
 */
export function remixHandler({ build, ...options }: Options): RequestHandler {
  // In development it is another one after each change.
  if (typeof build === 'function') return createHandler({ build, ...options }) as RequestHandler
  const patternOf = routePatterns(build.routes)
  const handlers = new Map<string, RequestHandler>()

  return (req, res, next) => {
    const pattern = patternOf(pathOf(req.originalUrl))
    const handler =
      handlers.get(pattern) ?? handlerOf({ ...options, build: cutDown(build, pattern) }, pattern)
    handlers.set(pattern, handler)
    void handler(req, res, next)
  }
}

function handlerOf(options: Options & { build: ServerBuild }, pattern: string): RequestHandler {
  const handler = createHandler(options) as RequestHandler
  const route = Object.values(options.build.routes).find(({ path = '' }) => `/${path}` === pattern)
  if (!route?.module.default) return handler
  const read = pageReader(options)
  return (req, res, next) => (['GET', 'HEAD'].includes(req.method) ? read : handler)(req, res, next)
}

/**
 * Remix's own handler for Express gives each request a signal that follows another one, and such signals stay until the
 * next major collection. No loader of a page needs one: that the reader has gone is told by the context (`isGone`).
 */
function pageReader({ build, mode, getLoadContext }: Options): RequestHandler {
  const answer = createRequestHandler(build, mode)
  const read = async (req: Incoming, res: Outgoing) => {
    const { method, protocol, originalUrl } = req
    // Node makes one text of those that come several times, but for Set-Cookie, which nobody here reads.
    const headers = req.headers as Record<string, string>
    const request = new Request(`${protocol}://${headers['host']!}${originalUrl}`, { method, headers })
    const page = await answer(request, await getLoadContext?.(req, res))
    res.status(page.status).statusMessage = page.statusText
    for (const [name, value] of page.headers) res.append(name, value)
    if (page.body) await writeReadableStreamToWritable(page.body, res)
    else res.end()
  }
  return (req, res, next) => void read(req, res).catch(next)
}

/** Our routes are all children of the root: the path of each is whole. */
function cutDown(build: ServerBuild, pattern: string): ServerBuild {
  const isNeeded = ({ parentId, path = '' }: ServerBuild['routes'][string]) =>
    parentId === undefined || path.endsWith('*') || `/${path}` === pattern
  const routes = Object.fromEntries(Object.entries(build.routes).filter(([, route]) => isNeeded(route)))
  const listed = Object.entries(build.assets.routes).filter(([id]) => id in routes)
  return { ...build, routes, assets: { ...build.assets, routes: Object.fromEntries(listed) } }
}

/** As Remix will read it: without `/./`, its parts decoded. What is no address was refused. */
function pathOf(url: string): string {
  const { pathname } = new URL(`http://localhost${url}`)
  if (!pathname.includes('%')) return pathname
  const decoded = (part: string) => decodeURIComponent(part).replaceAll('/', '%2F')
  return pathname.split('/').map(decoded).join('/')
}
