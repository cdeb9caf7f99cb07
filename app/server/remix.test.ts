import { matchRoutes } from '@remix-run/react'
import type { ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import table from '../routes'
import { createRemix, routePatterns } from './remix'

const entries = table.map(({ id, file, path, index, children }) => ({
  id: id ?? file,
  path,
  index,
  children,
}))
const root = { id: 'root', path: '', module: { default: () => null } }

/** A build in which each route answers with its own name. */
const routes = {
  root,
  ...Object.fromEntries(
    entries.map((entry) => {
      const module = { loader: () => new Response(entry.id) }
      return [entry.id, { ...entry, parentId: 'root', module }]
    }),
  ),
}
const build = {
  routes,
  assets: { routes, version: '1' },
  future: { v3_singleFetch: true },
  basename: '/',
  entry: { module: { default: () => new Response('root') } },
} as unknown as ServerBuild
const askRemix = createRemix(build)

/** The route that Remix finds in the full table. */
function found(url: string) {
  const children = entries.map(({ id, path, index }) => ({ id, path, index }))
  const tree = [{ id: 'root', path: '', children }] as Parameters<typeof matchRoutes>[0]
  return matchRoutes(tree, new URL(`http://localhost${url}`).pathname)?.at(-1)?.route.id
}

test('every route is a child of the root, so that none is nested', () => {
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
  '/sitemap-xml',
  '/admin/ads/bul%E2%84%AA',
  // These paths match two patterns each.
  '/admin/questions/import/delete',
  '/admin/questions/import/statistics',
  '/quiz/7/answers/8',
]

test.each([...written, ...otherwise])('the route of %s is the same as in the full table', async (url) => {
  const answer = await askRemix(new Request(`http://localhost${url}`), {} as never)

  expect(await answer.text()).toBe(found(url))
})

test('the route with a literal segment goes before one with a parameter', () => {
  const patternOf = routePatterns({}, ['news/:slug', 'news', 'news/all'])

  expect(['/news', '/news/all', '/news/un-stage'].map(patternOf)).toEqual([
    '/news',
    '/news/all',
    '/news/:slug',
  ])
})
