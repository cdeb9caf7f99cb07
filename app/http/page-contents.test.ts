import { expect, test } from 'vitest'
import type { ContentChange } from '#db/content-watch'
import { mayShow } from './page-contents'

const PATHS = [
  '/',
  '/mentions-legales',
  '/news',
  '/news/tir-a-22-m',
  '/news/feed.xml',
  '/lecons',
  '/lecons/stockage',
  '/classified-ads',
  '/classified-ads/12',
  '/classified-ads/13',
  '/sitemap.xml',
  '/api/classified-ads',
  '/api/classified-ads/12',
  '/api/classified-ads/13',
  '/api/news/tir-a-22-m',
]

const LISTS_OF_ADS = ['/', '/classified-ads', '/sitemap.xml', '/api/classified-ads']

test.each<[ContentChange, string[]]>([
  [{ ads: [12, 112] }, [...LISTS_OF_ADS, '/classified-ads/12', '/api/classified-ads/12']],
  ['ads', [...LISTS_OF_ADS, ...PATHS.filter((path) => path.includes('/classified-ads/'))]],
  ['news', ['/', '/sitemap.xml', ...PATHS.filter((path) => path.includes('/news'))]],
  ['lessons', ['/lecons', '/lecons/stockage', '/sitemap.xml']],
  ['questions', ['/', '/lecons', '/lecons/stockage', '/sitemap.xml']],
])('a change of %j may show on these pages only', (change, shown) => {
  expect(PATHS.filter((path) => mayShow(path, change)).sort()).toEqual([...shown].sort())
})

test.each(['/nouvelle-page', '/news/2026/ouverture', '/lecons/', '/classified-ads/mine'])(
  'every change may show on a page that is not listed: %s',
  (path) => {
    expect(mayShow(path, { ads: [12] })).toBe(true)
  },
)
