import { expect, test, vi } from 'vitest'
import { makePage } from './page'
import { PageStore } from './page-store'

test('a page that is kept is found again', async () => {
  const store = openStore()
  const page = await pageOf('Bonjour')
  store.keep('/', page, store.era)

  expect(store.find('/')).toBe(page)
  expect(store.find('/news')).toBeUndefined()
})

test('a change drops every page', async () => {
  const store = openStore()
  store.keep('/', await pageOf('Bonjour'), store.era)
  store.changed()

  expect(store.find('/')).toBeUndefined()
})

test('what was begun before a change is not kept after it', async () => {
  const store = openStore()
  const { era } = store
  store.changed()
  store.keep('/', await pageOf('vieux'), era)

  expect(store.find('/')).toBeUndefined()
})

test('a blind store keeps nothing, and nothing that was begun before it sees again', async () => {
  const store = openStore()
  const { era } = store
  store.keep('/', await pageOf('Bonjour'), era)
  store.blind()
  const blindEra = store.era
  expect(store.find('/')).toBeUndefined()

  store.sees()
  store.keep('/', await pageOf('vieux'), era)
  store.keep('/news', await pageOf('vieux'), blindEra)

  expect([store.find('/'), store.find('/news')]).toEqual([undefined, undefined])
})

test('a store keeps nothing before it sees', async () => {
  const store = new PageStore()
  store.keep('/', await pageOf('Bonjour'), store.era)

  expect(store.find('/')).toBeUndefined()
})

test('its bytes are bounded, keys and both variants counted, and who was asked for last stays', async () => {
  const store = openStore({ bytes: 100_000 })
  for (let nth = 0; nth < 500; nth += 1) {
    store.keep(`/news/${'long'.repeat(40)}-${nth}`, await pageOf('x'.repeat(1000)), store.era)
    expect(store.bytes).toBeLessThanOrEqual(100_000)
  }

  expect(store.find(`/news/${'long'.repeat(40)}-499`)).toBeDefined()
  expect(store.find(`/news/${'long'.repeat(40)}-0`)).toBeUndefined()
  expect(store.bytes).toBeGreaterThan(50_000)
})

test('a page larger than everything is not kept', async () => {
  const store = openStore({ bytes: 100_000 })
  store.keep('/', await pageOf('x'.repeat(100_001)), store.era)

  expect(store.find('/')).toBeUndefined()
  expect(store.bytes).toBe(0)
})

test('a page does not outlive its time: some things change and nobody says so', async () => {
  const store = openStore({ life: 60_000 })
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  store.keep('/', await pageOf('Nouveau'), store.era)
  clock.mockReturnValue(61_001)

  expect(store.find('/')).toBeUndefined()
  clock.mockRestore()
})

function openStore(options?: ConstructorParameters<typeof PageStore>[0]) {
  const store = new PageStore(options)
  store.sees()
  return store
}

function pageOf(text: string) {
  return makePage(Buffer.from(text), {})
}
