import type { ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import { cutDown } from './remix-handler'

const routes = {
  root: { id: 'root', path: '' },
  home: { id: 'home', parentId: 'root', index: true },
  news: { id: 'news', parentId: 'root', path: 'news' },
  item: { id: 'item', parentId: 'root', path: 'news/:slug' },
  newsletter: { id: 'newsletter', parentId: 'root', path: 'newsletter' },
  any: { id: 'any', parentId: 'root', path: '*' },
}
const build = { routes, assets: { routes, version: '1' } } as unknown as ServerBuild

test('what answers /news… knows the routes that begin so, the home page and the page of what is not found', () => {
  const { routes, assets } = cutDown(build, 'news')

  expect(Object.keys(routes)).toEqual(['root', 'home', 'news', 'item', 'any'])
  expect(Object.keys(assets.routes)).toEqual(['root', 'home', 'news', 'item', 'any'])
  expect(assets.version).toBe('1')
})
