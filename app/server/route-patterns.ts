import type { ServerBuild } from '@remix-run/node'

/** Addresses that are not in the routes' table. */
const OUTSIDE_REMIX = ['assets/*', 'healthz', 'readyz', 'metrics']

/**
 * Finds the pattern of the routes' table that a path belongs to, such as `/news/:slug`: the one that Remix matches
 * too. Whatever is asked for, there are no more patterns than routes and public files.
 */
export function routePatterns(
  routes: ServerBuild['routes'],
  publicFiles: readonly string[] = [],
): (path: string) => string {
  const ofRoutes = Object.values(routes).flatMap(({ parentId, path = '' }) => (parentId ? [path] : []))
  const patterns = [...OUTSIDE_REMIX, ...publicFiles, ...ofRoutes]
    .map((path) => `/${path}`)
    .sort(bySpecificity)
    .map((pattern) => ({ pattern, regExp: regExpOf(pattern) }))
  return (path) => patterns.find(({ regExp }) => regExp.test(path))?.pattern ?? '/*'
}

/** Segment by segment: literal ones before parameters, parameters before `*`. */
function bySpecificity(a: string, b: string): number {
  const [ranksA, ranksB] = [a, b].map((pattern) => pattern.split('/').map(rank))
  const at = ranksA!.findIndex((one, index) => one !== ranksB![index])
  return at === -1 ? 0 : ranksA![at]! - (ranksB![at] ?? 0)
}

const rank = (segment: string) => (segment === '*' ? 2 : segment.startsWith(':') ? 1 : 0)

function regExpOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+]/g, String.raw`\$&`)
    .replace(/:\w+/g, '[^/]+')
    .replace(/\/\*$/, '(?:/.*)?')
    .replace(/^\/$/, '')
  return new RegExp(`^${source}/*$`, 'i')
}
