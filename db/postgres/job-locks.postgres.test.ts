import { once } from 'node:events'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createPlace } from '#test/harness/db/database'
import { withClient } from '#test/harness/db/postgres'
import { startProxy } from '#test/harness/db/proxy'
import { type Database, openDatabase } from '../database'
import { openPostgres, PATIENCE } from './engine'

const place = await createPlace('tables')
afterAll(place.remove)

type Process = Pick<Database, 'alone'>

async function openProcess(connections?: number): Promise<Database> {
  const db = await openDatabase(place.url, { connections })
  onTestFinished(db.close)
  return db
}

const run = (process: Process, name = 'end ads') => process.alone(name, () => Promise.resolve())

/** Begins a job that lasts until `end`. */
async function begin(process: Process, name = 'end ads') {
  const events = new EventTarget()
  const begun = once(events, 'begun')
  const hasRun = process.alone(name, async () => {
    events.dispatchEvent(new Event('begun'))
    await once(events, 'end')
  })
  await Promise.race([begun, hasRun])
  return {
    hasRun,
    end() {
      events.dispatchEvent(new Event('end'))
      return hasRun
    },
  }
}

test('a job runs in one process at a time, and another job meanwhile', async () => {
  const [one, two] = [await openProcess(), await openProcess()]
  const first = await begin(one)

  expect([await run(two), await run(two, 'queue reminders')]).toEqual([false, true])
  expect(await first.end()).toBe(true)
  expect([await run(two), await run(one)]).toEqual([true, true])
})

test('a job that fails leaves the next turn to any process', async () => {
  const [one, two] = [await openProcess(), await openProcess()]
  const failed = one.alone('end ads', () => Promise.reject(new Error('no room')))

  await expect(failed).rejects.toThrow('no room')
  expect([await run(two), await run(one)]).toEqual([true, true])
})

test('a job whose lock is lost goes on, and others may begin it', async () => {
  const [one, two] = [await openProcess(), await openProcess()]
  const first = await begin(one)
  await withClient(place.url, (client) => client.query(END_GUARDS))

  await expect.poll(() => run(two)).toBe(true)
  expect(await first.end()).toBe(true)
  await expect.poll(() => run(one)).toBe(true)
})

test('a lost lock fails one more job, and not those after it', async () => {
  const one = await openProcess()
  const first = await begin(one)
  await withClient(place.url, (client) => client.query(END_GUARDS))

  await expect(run(one, 'queue reminders')).rejects.toThrow()
  expect(await run(one, 'queue reminders')).toBe(true)
  expect(await first.end()).toBe(true)
})

test('a job of a process that has vanished is free after a while', async () => {
  const proxy = await startProxy(place.url)
  onTestFinished(proxy.close)
  const gone = await openPostgres(proxy.url, { patience: { ...PATIENCE, answer: 1000, job: 2000 } })
  onTestFinished(gone.close)
  const two = await openProcess()
  const first = await begin(gone)
  proxy.stall()

  expect(await run(two)).toBe(false)
  await expect.poll(() => run(two), { timeout: 30_000 }).toBe(true)
  expect(await first.end()).toBe(true)
})

test.each([1, 2])('jobs that write at the same moment all run with a pool of %d', async (connections) => {
  const db = await openProcess(connections)
  const write = (name: string) =>
    db.alone(name, () =>
      db.transaction((tx) =>
        db.write('INSERT INTO settings VALUES ($1, $1)', [`${name} ${connections}`], tx),
      ),
    )
  const names = Array.from({ length: 20 }, (_, n) => `job ${n}`)

  expect(await Promise.all(names.map(write))).toEqual(names.map(() => true))
})

const END_GUARDS = `SELECT pg_terminate_backend(pid) FROM pg_locks
  WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
