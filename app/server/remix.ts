import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { LRUCache } from 'lru-cache'
import { isPath } from './refusals'

export type AskRemix = (request: Request, context: AppLoadContext) => Promise<Response>

/**
 * Creates one handler per route pattern, with only the root and that route. Remix searches all its routes
 * several times per request, so this doubles the pages per second.
 */
export function createRemix(build: ServerBuild): AskRemix {
  const patternOf = routePatterns(build.routes)
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>()

  return (request, context) => {
    const pattern = patternOf(new URL(request.url).pathname)
    let handler = handlers.get(pattern)
    if (!handler) handlers.set(pattern, (handler = createRequestHandler(only(pattern, build), 'production')))
    return handler(request, context)
  }
}

function only(pattern: string, build: ServerBuild): ServerBuild {
  const isNeeded = ({ parentId, path = '' }: ServerBuild['routes'][string]) =>
    parentId === undefined || `/${path}` === pattern
  const routes = Object.fromEntries(Object.entries(build.routes).filter(([, route]) => isNeeded(route)))
  const assets = Object.entries(build.assets.routes).filter(([id]) => id in routes)
  return { ...build, routes, assets: { ...build.assets, routes: Object.fromEntries(assets) } }
}

/**
 * Returns a function that finds the route pattern of a path. Unknown paths share one pattern. `outside` lists the
 * paths that the server answers itself.
 */
export function routePatterns(routes: ServerBuild['routes'], outside: readonly string[] = []) {
  const ofRoutes = Object.values(routes).flatMap(({ parentId, path = '' }) => (parentId ? [path] : []))
  const patterns = [...outside, ...ofRoutes].map((path) => ({ path: `/${path}` }))
  const memoMethod = (path: string) => (isPath(path) && matchRoutes(patterns, path)?.[0]?.route.path) || '/*'
  // Matching takes a tenth of a millisecond, so results are cached.
  const found = new LRUCache<string, string>({ max: 500, memoMethod })
  return (path: string): string => found.memo(path)
}
