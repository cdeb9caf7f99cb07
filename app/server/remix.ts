import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'

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
  const decoded = (segment: string) => decodeURIComponent(segment).replaceAll('/', '%2F')
  return new URL(url).pathname.split('/').map(decoded).join('/')
}

/**
 * Finds the pattern of the routes' table that a path belongs to, such as `/news/:slug`: the one that Remix matches
 * too. `outside` are the server's own addresses: whatever is asked for, there are no more patterns than these.
 */
export function routePatterns(routes: ServerBuild['routes'], outside: readonly string[] = []) {
  const ofRoutes = Object.values(routes).flatMap(({ parentId, path = '' }) => (parentId ? [path] : []))
  const patterns = [...outside, ...ofRoutes]
    .map((path) => `/${path}`)
    .sort(bySpecificity)
    .map((pattern) => ({ pattern, regExp: regExpOf(pattern) }))
  return (path: string): string => patterns.find(({ regExp }) => regExp.test(path))?.pattern ?? '/*'
}

/** Segment by segment: literal ones before parameters, parameters before `*`. */
function bySpecificity(a: string, b: string): number {
  const [ranksA, ranksB] = [a, b].map((pattern) => pattern.split('/').map(rank))
  const longer = ranksA!.length > ranksB!.length ? ranksA! : ranksB!
  const at = longer.findIndex((_, index) => rankAt(ranksA!, index) !== rankAt(ranksB!, index))
  return at === -1 ? 0 : rankAt(ranksA!, at) - rankAt(ranksB!, at)
}

const rankAt = (ranks: number[], index: number) => ranks[index] ?? 0

const rank = (segment: string) => (segment === '*' ? 2 : segment.startsWith(':') ? 1 : 0)

function regExpOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+]/g, String.raw`\$&`)
    .replace(/:\w+/g, '[^/]+')
    .replace(/\/\*$/, '(?:/.*)?')
    .replace(/^\/$/, '')
  return new RegExp(`^${source}/*$`, 'i')
}
