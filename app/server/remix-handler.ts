import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'

type Options = Parameters<typeof createRequestHandler>[0]

/**
 * Answers by Remix, which goes through all its routes several times for each request, and takes the pattern
 * of each apart anew. So each first part of an address has a handler of its own, which knows the routes that
 * begin with it, and those that may begin with anything.
 */
export function remixHandler({ build, ...options }: Options): RequestHandler {
  // In development it is another one after each change.
  if (typeof build === 'function') return createRequestHandler({ build, ...options }) as RequestHandler
  const handlers = new Map(
    [...new Set(Object.values(build.routes).map(firstPart))].map((first) => [
      first,
      createRequestHandler({ ...options, build: cutDown(build, first) }),
    ]),
  )
  return (req, res, next) => {
    const handler = handlers.get(firstPartOf(req.originalUrl)) ?? handlers.get(ANY)!
    void handler(req, res, next)
  }
}

/** The build with the routes alone that an address with this first part can have. */
function cutDown(build: ServerBuild, first: string): ServerBuild {
  const has = (route: { path?: string }) => ['', ANY, first].includes(firstPart(route))
  const routes = Object.fromEntries(Object.entries(build.routes).filter(([, route]) => has(route)))
  const listed = Object.entries(build.assets.routes).filter(([id]) => id in routes)
  return { ...build, routes, assets: { ...build.assets, routes: Object.fromEntries(listed) } }
}

const ANY = '*'

/** Our routes are all children of the root: the path of each is whole. */
function firstPart({ path = '' }: { path?: string }): string {
  const [first = ''] = path.split('/', 1)
  return first.startsWith(':') ? ANY : first
}

/** As Remix will read it: without `/./`, decoded, and whatever its case is. What is no address was refused. */
function firstPartOf(url: string): string {
  const [, first = ''] = new URL(`http://localhost${url}`).pathname.split('/', 2)
  return decodeURIComponent(first).toLowerCase()
}
