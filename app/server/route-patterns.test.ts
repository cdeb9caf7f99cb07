import { describe, expect, test } from 'vitest'
import { routePatterns } from './route-patterns'

const routes = Object.fromEntries(
  ['news/:slug', 'news/all', 'quiz/:attempt/answers', 'api/news/:slug', 'api/*', '*', undefined].map(
    (path) => [path ?? 'home', { parentId: 'root', path, index: path === undefined }],
  ),
)
const patternOf = routePatterns({ root: { path: '' }, ...routes } as never, ['favicon.svg'])

describe('the pattern', () => {
  test.each([
    ['/', '/'],
    ['/news/un-stage-en-mai', '/news/:slug'],
    ['/news/all', '/news/all'],
    ['/NEWS/All/', '/news/all'],
    ['/quiz/17/answers', '/quiz/:attempt/answers'],
    ['/api/news/7', '/api/news/:slug'],
    ['/healthz', '/healthz'],
    ['/assets/root-DeGh31.css', '/assets/*'],
    ['/favicon.svg', '/favicon.svg'],
  ])('of %s is %s', (path, pattern) => {
    expect(patternOf(path)).toBe(pattern)
  })

  test.each([
    ['/camille@example.com', '/*'],
    ['/quiz/17', '/*'],
    ['/api/nothing/of/the/kind', '/api/*'],
    [`/${'a/'.repeat(5000)}`, '/*'],
  ])('of an address that leads nowhere tells nothing of it: %.40s', (path, pattern) => {
    expect(patternOf(path)).toBe(pattern)
  })
})
