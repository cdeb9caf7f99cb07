import { describe, expect, test, vi } from 'vitest'
import { makePage, type Page } from './page'
import { PageCache } from './page-cache'

describe('a page', () => {
  test('that has been rendered is found, until content changes', async () => {
    const cache = openCache()
    const page = await cache.render('/', () => pageOf('Bonjour'))

    expect(cache.find('/')).toBe(page)
    expect(cache.find('/news')).toBeUndefined()
    cache.clear()
    expect(cache.find('/')).toBeUndefined()
  })

  test('is rendered once for simultaneous requests', async () => {
    const [cache, rendering] = [openCache(), hold()]
    const asking = [1, 2, 3].map(() => cache.render('/', rendering.render))
    await rendering.begun()
    rendering.finish(await pageOf('Bonjour'))

    expect(new Set(await Promise.all(asking)).size).toBe(1)
    expect(rendering.render).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['fails', () => Promise.reject(new Error('of the first'))],
    ['is no public page', () => Promise.resolve(undefined)],
  ])('that %s for the first of several is rendered for each of the others', async (_what, first) => {
    const cache = openCache()
    const render = vi.fn(() => pageOf('Bonjour'))
    const asking = [cache.render('/', first), cache.render('/', render), cache.render('/', render)]

    const [, ...others] = await Promise.allSettled(asking)
    expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(render).toHaveBeenCalledTimes(2)
    expect(cache.figures()).toMatchObject({ hits: 0, misses: 2 })
  })

  test('that was begun before a change is not kept, and later requests do not wait for it', async () => {
    const [cache, rendering] = [openCache(), hold()]
    const before = cache.render('/', rendering.render)
    await rendering.begun()
    cache.clear()
    const after = await cache.render('/', () => pageOf('neuf'))
    rendering.finish(await pageOf('vieux'))

    expect((await before)?.plain.body.toString()).toBe('vieux')
    expect(cache.find('/')).toBe(after)
  })

  test('does not outlive a minute: some things change without being announced', async () => {
    const cache = openCache()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
    await cache.render('/', () => pageOf('Nouveau'))
    clock.mockReturnValue(61_001)

    expect(cache.find('/')).toBeUndefined()
    clock.mockRestore()
  })
})

describe('a cache that cannot notice changes', () => {
  test('keeps nothing before it is enabled', async () => {
    const cache = new PageCache()

    expect(await cache.render('/', () => pageOf('Bonjour'))).toBeDefined()
    expect(cache.find('/')).toBeUndefined()
  })

  test('drops what it has when it is disabled, and what is being rendered', async () => {
    const [cache, rendering] = [openCache(), hold()]
    await cache.render('/news', () => pageOf('Bonjour'))
    const before = cache.render('/', rendering.render)
    await rendering.begun()
    cache.disable()
    cache.enable()
    rendering.finish(await pageOf('vieux'))
    await before

    expect([cache.find('/'), cache.find('/news')]).toEqual([undefined, undefined])
  })
})

describe('its bytes', () => {
  test('are bounded, keys and both variants counted; the last ones used stay', async () => {
    const cache = openCache({ bytes: 100_000 })
    const keyOf = (nth: number) => `/news/${'long'.repeat(40)}-${nth}`
    for (let nth = 0; nth < 200; nth += 1) {
      await cache.render(keyOf(nth), () => pageOf('x'.repeat(1000)))
      expect(cache.figures().bytes).toBeLessThanOrEqual(100_000)
    }

    expect(cache.find(keyOf(199))).toBeDefined()
    expect(cache.find(keyOf(0))).toBeUndefined()
    expect(cache.figures().bytes).toBeGreaterThan(50_000)
  })
})

function openCache(options?: ConstructorParameters<typeof PageCache>[0]) {
  const cache = new PageCache(options)
  cache.enable()
  return cache
}

function pageOf(text: string): Promise<Page> {
  return makePage(Buffer.from(text), {})
}

/** A page that is being rendered until it is finished. */
function hold() {
  let finish!: (page: Page) => void
  const rendered = new Promise<Page>((resolve) => (finish = resolve))
  const render = vi.fn(() => rendered)
  return { render, finish, begun: () => vi.waitFor(() => expect(render).toHaveBeenCalled()) }
}
