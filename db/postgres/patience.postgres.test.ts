import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Engine } from '../engine'
import { openPostgres, PATIENCE } from './engine'
import { createPlace } from '#test/db/database'
import { startProxy as openProxy } from '#test/db/proxy'

const SHORT = { ...PATIENCE, connection: 1000, statement: 200, answer: 400 }

let place: Awaited<ReturnType<typeof createPlace>>
beforeAll(async () => {
  place = await createPlace({ migrated: true })
})
afterAll(() => place.remove())

const cleanUps: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

test('every connection limits its statements, also in a transaction', async () => {
  const engine = await open(place.url, PATIENCE)
  const limits = await Promise.all([
    limit(engine),
    limit(engine),
    engine.transaction((tx) => limit(engine, tx)),
  ])
  expect(limits).toEqual(['15s', '15s', '15s'])
})

test('a statement that takes too long fails, and the next one runs', async () => {
  const engine = await open(place.url, SHORT)
  await expect(engine.sequelize.query('SELECT pg_sleep(5)')).rejects.toThrow('took too long')
  await engine.sequelize.query('SELECT 1')
})

test('statements fail while the server does not answer, and succeed when it does', async () => {
  const warning = vi.spyOn(console, 'warn')
  const proxy = await startProxy(place.url)
  const engine = await open(proxy.url, SHORT)
  const { sequelize } = engine

  const begun = Date.now()
  const work = engine.transaction(async (transaction) => {
    await sequelize.query('SELECT 1', { transaction })
    proxy.stall()
    await sequelize.query('SELECT 1', { transaction })
  })
  await expect(work).rejects.toThrow('it does not answer')
  expect(Date.now() - begun).toBeLessThan(2 * SHORT.answer)
  expect(await engine.isThere()).toBe(false)

  proxy.goOn()
  // The pool may still have a connection under way that fails.
  await vi.waitFor(() => sequelize.query('SELECT 1'))
  expect(await engine.isThere()).toBe(true)
  expect(warning).not.toHaveBeenCalled()
  warning.mockRestore()
})

test('a server that accepts and never answers is refused', async () => {
  const proxy = await startProxy(place.url)
  proxy.stall()
  await expect(openPostgres(proxy.url, { patience: SHORT })).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:\d+ cannot be used: it does not answer$/,
  )
})

test('the start waits longer for its turn and its statements; later statements do not', async () => {
  const [one, two] = [await open(place.url, SHORT), await open(place.url, SHORT)]
  const order: string[] = []
  const first = one.exclusively(async (transaction) => {
    order.push('first in')
    await one.sequelize.query('SELECT pg_sleep(0.6)', { transaction })
    order.push('first out')
  })
  await vi.waitUntil(() => order.length > 0)
  const second = two.exclusively(async () => order.push('second in'))
  await Promise.all([first, second])
  expect(order).toEqual(['first in', 'first out', 'second in'])
  expect(await limit(one)).toBe('200ms')
  await expect(one.sequelize.query('SELECT pg_sleep(5)')).rejects.toThrow('took too long')
})

test('a start whose turn does not come fails with one line', async () => {
  const [one, two] = [await open(place.url, SHORT), await open(place.url, { ...SHORT, start: 200 })]
  const error: unknown = await one.exclusively(() =>
    two.exclusively(async () => {}).catch((reason: unknown) => reason),
  )
  expect(String(error)).toMatch(/cannot be used: a statement had to wait too long, or took too long$/)
})

async function open(url: string, patience: typeof PATIENCE): Promise<Engine> {
  const engine = await openPostgres(url, { patience })
  cleanUps.push(() => engine.close())
  return engine
}

async function limit(
  { sequelize }: Engine,
  transaction?: Parameters<Parameters<Engine['transaction']>[0]>[0],
) {
  const found = await sequelize.query('SHOW statement_timeout', { plain: true, transaction })
  return found?.statement_timeout
}

async function startProxy(target: string) {
  const proxy = await openProxy(target)
  cleanUps.push(() => proxy.close())
  return proxy
}
