import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'
import { routePatterns } from './route-patterns'

export type AskRemix = (request: Request, context: AppLoadContext) => Promise<Response>

/**
 * Asks Remix for the answer to a request. For each request it goes through all routes several times, so every
 * pattern has a handler that knows the root and its own route only: this doubles the pages a second.
 */
export function createRemix(build: ServerBuild): AskRemix {
  const patternOf = routePatterns(build.routes)
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>()

  return (request, context) => {
    const pattern = patternOf(decodedPath(request.url))
    let handler = handlers.get(pattern)
    if (!handler) handlers.set(pattern, (handler = createRequestHandler(only(pattern, build), 'production')))
    return handler(request, context)
  }
}

/** The build with the root and the route of a pattern. All routes are children of the root. */
function only(pattern: string, build: ServerBuild): ServerBuild {
  const isNeeded = ({ parentId, path = '' }: ServerBuild['routes'][string]) =>
    parentId === undefined || `/${path}` === pattern
  const routes = Object.fromEntries(Object.entries(build.routes).filter(([, route]) => isNeeded(route)))
  const assets = Object.entries(build.assets.routes).filter(([id]) => id in routes)
  return { ...build, routes, assets: { ...build.assets, routes: Object.fromEntries(assets) } }
}

/** As Remix matches it. What cannot be decoded was refused before. */
function decodedPath(url: string): string {
  const { pathname } = new URL(url)
  if (!pathname.includes('%')) return pathname
  const decoded = (segment: string) => decodeURIComponent(segment).replaceAll('/', '%2F')
  return pathname.split('/').map(decoded).join('/')
}
