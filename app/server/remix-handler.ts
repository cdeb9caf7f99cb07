import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import { routePatterns } from './route-patterns'

type Options = Parameters<typeof createRequestHandler>[0]

/**
 * Answers by Remix, which goes through all its routes several times for each request, and takes the pattern
 * of each apart anew. So each pattern has a handler of its own, which knows its route and those that go on with anything.
 */
export function remixHandler({ build, ...options }: Options): RequestHandler {
  // In development it is another one after each change.
  if (typeof build === 'function') return createRequestHandler({ build, ...options }) as RequestHandler
  const patternOf = routePatterns(build.routes)
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>()

  return (req, res, next) => {
    const pattern = patternOf(pathOf(req.originalUrl))
    const handler =
      handlers.get(pattern) ?? createRequestHandler({ ...options, build: cutDown(build, pattern) })
    handlers.set(pattern, handler)
    void handler(req, res, next)
  }
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
