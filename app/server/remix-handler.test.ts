import { matchRoutes } from '@remix-run/react'
import type { ServerBuild } from '@remix-run/node'
import type { Request, Response } from 'express'
import { expect, test, vi } from 'vitest'
import table from '../routes'
import { remixHandler } from './remix-handler'

/** In place of Remix, it tells with which routes it was made. */
vi.mock('@remix-run/express', () => ({
  createRequestHandler:
    ({ build }: { build: ServerBuild }) =>
    (_req: Request, res: Response) =>
      Object.assign(res, { build }),
}))

const entries = table.map(({ id, file, path, index, children }) => ({
  id: id ?? file,
  path,
  index,
  children,
}))
const root = { id: 'root', path: '' }
const routes = Object.fromEntries(
  [root, ...entries.map((entry) => ({ ...entry, parentId: 'root' }))].map((route) => [
    route.id,
    { ...route, module: {} },
  ]),
)
const handler = remixHandler({
  build: { routes, assets: { routes, version: '1' } } as unknown as ServerBuild,
})

function buildFor(originalUrl: string): ServerBuild {
  const res = {} as { build?: ServerBuild }
  void handler({ originalUrl } as unknown as Request, res as unknown as Response, () => undefined)
  return res.build!
}

/** The route that Remix finds in this table. */
function found(known: Record<string, unknown>, url: string) {
  const children = (Object.values(known) as typeof entries).filter(({ id }) => id !== root.id)
  const tree = [{ ...root, children: children.map(({ id, path, index }) => ({ id, path, index })) }]
  const { pathname } = new URL(`http://localhost${url}`)
  return matchRoutes(tree as Parameters<typeof matchRoutes>[0], pathname)?.at(-1)?.route.id
}

test('every route is a child of the root: no path goes on in another one', () => {
  expect(entries.filter(({ children }) => children !== undefined)).toEqual([])
})

const written = entries.map(
  ({ path = '' }) => `/${path.replace(/:\w+/g, '7').replace('*', 'nowhere/at/all')}`,
)
const otherwise = [
  '/NEWS/All',
  '/News/un-stage',
  '/%6Eews',
  '/n%65ws/all',
  '/news/',
  '/news//all',
  '//news',
  '//',
  '/./news',
  '/nowhere/../news/all',
  '/.%2e/news',
  '/news%2Fall',
  '/%2Fnews',
  '/news?q=/quiz',
  '/API/news',
  '/api',
  '/api//news',
  '/%C3%A9t%C3%A9',
  '/\u212A',
  '/newsletter',
  '/admin/ads/bul%E2%84%AA',
  // Each fits two patterns.
  '/admin/questions/import/delete',
  '/admin/questions/import/statistics',
  '/quiz/7/answers/8',
]

test.each([...written, ...otherwise])('%s meets the same route as in the whole table', (url) => {
  const { routes: known, assets } = buildFor(url)

  expect(found(known, url)).toBe(found(routes, url))
  expect(Object.keys(assets.routes)).toEqual(Object.keys(known))
  expect(assets.version).toBe('1')
})

test('what answers a path knows its route, and those that go on with anything, alone', () => {
  const paths = Object.values(buildFor('/news/un-stage').routes).map((route) => route.path)

  expect(paths).toEqual(['', 'news/:slug', 'api/*', '*'])
})
