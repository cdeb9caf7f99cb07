/** What the built application tells of its table, by the names of the routes. */
export type Routes = Record<string, { parentId?: string; path?: string; index?: boolean } | undefined>

/** What answers beside the routes' table. */
const OUTSIDE_REMIX = ['assets/*', 'healthz', 'readyz', 'metrics']

/**
 * Names the pattern of the routes' table that a path belongs to, `/news/:slug` for one of its news: there
 * are as many as routes and public files, whatever is asked for. Remix matches in the same way, but tells nobody.
 */
export function routePatterns(routes: Routes, publicFiles: readonly string[] = []): (path: string) => string {
  const root: Step = { next: new Map() }
  for (const path of [...OUTSIDE_REMIX, ...publicFiles]) add(root, path)
  for (const id of Object.keys(routes)) {
    const path = fullPath(routes, id)
    if (path !== undefined) add(root, path)
  }
  return (path) => find(root, segmentsOf(path)) ?? '*'
}

type Step = {
  next: Map<string, Step>
  /** Whatever stands here, as `:slug`. */
  any?: Step
  /** The pattern of all that goes on from here, which ends in `*`. */
  rest?: string
  /** The pattern that ends here. */
  pattern?: string
}

/** Undefined for a layout, which is no address by itself. */
function fullPath(routes: Routes, id: string): string | undefined {
  const route = routes[id]
  if (!route || (!route.path && !route.index)) return undefined
  const above: string[] = []
  for (let one = route; ;) {
    above.unshift(one.path ?? '')
    const parent = one.parentId === undefined ? undefined : routes[one.parentId]
    if (!parent) return above.filter(Boolean).join('/')
    one = parent
  }
}

function add(root: Step, path: string) {
  const pattern = `/${path}`
  let step = root
  for (const segment of segmentsOf(path)) {
    if (segment === '*') return void (step.rest = pattern)
    step = segment.startsWith(':') ? (step.any ??= { next: new Map() }) : nextOf(step, segment)
  }
  step.pattern = pattern
}

function nextOf(step: Step, segment: string): Step {
  const next = step.next.get(segment) ?? { next: new Map() }
  step.next.set(segment, next)
  return next
}

function find(step: Step, segments: string[]): string | undefined {
  const [segment, ...others] = segments
  if (segment === undefined) return step.pattern ?? step.rest
  const named = step.next.get(segment)
  return (named && find(named, others)) ?? (step.any && find(step.any, others)) ?? step.rest
}

/** More than any pattern has are cut off: only a `*` can match so many. */
function segmentsOf(path: string): string[] {
  // As Remix does: letters of ASCII alone. A Kelvin sign is no k.
  const folded = path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
  return folded.split('/', 12).filter(Boolean)
}
