import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createPlace } from '#test/db/database'
import { startTestPostgres } from '#test/db/postgres'
import { startProxy } from '#test/db/proxy'
import { withClient } from '#test/db/template'
import { type Browser, createBrowser } from '#test/browser'
import { type RunningServer, startServer } from '#test/server'
import { camille, registrationOf } from '#test/site'
import { RETRY_AFTER } from '../http/responses'

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

test('a PostgreSQL that is stopped and started again during a run: 503 in between, then it recovers without a restart', async () => {
  const postgres = await startTestPostgres()
  cleanUps.push(() => postgres.stop())
  const server = await start(postgres.url('postgres'))
  const member = createBrowser(server.origin)
  await member.call('POST', '/api/register', registrationOf(camille))
  const logged = (words: string) => server.output().split(words).length - 1
  const attempt = /attempt=(\d+)/.exec((await member.get('/quiz')).headers.get('Location')!)![1]!

  const run = startRun(server, member, `/quiz/${attempt}/answers`)
  await run.seen(200)
  await postgres.halt()
  await run.seen(503)
  expect((await member.get('/readyz')).status).toBe(503)
  // A job in the background finds out at its next turn.
  await vi.waitFor(() => expect(logged('background work failed')).toBe(1), 5000)
  await postgres.resume()
  await run.seen(200)
  await run.stop()

  expect([...run.unclear]).toEqual([])
  const { rows } = await withClient(postgres.url('postgres'), (client) =>
    client.query<{ user_answer: string }>('SELECT user_answer FROM attempt_questions WHERE position = 1'),
  )
  expect(rows).toEqual([{ user_answer: run.lastSaved() }])
  await vi.waitFor(() => expect(logged('pages are kept for visitors')).toBe(2), 5000)
  await vi.waitFor(() => expect(logged('background work goes on')).toBe(1), 5000)
  expect(logged('background work failed')).toBe(1)
  expect(server.process.exitCode).toBeNull()
})

test('a PostgreSQL that accepts everything and answers nothing delays a request for half a minute at most', async () => {
  const place = await createPlace({ migrated: true })
  cleanUps.push(() => place.remove())
  const proxy = await startProxy(place.url)
  cleanUps.push(() => proxy.close())
  const server = await start(proxy.url)
  const visitor = createBrowser(server.origin)
  expect((await visitor.get('/classified-ads?q=a')).status).toBe(200)

  proxy.stall()
  const begun = performance.now()
  const ready = await visitor.get('/readyz')
  expect([ready.status, performance.now() - begun < 5000]).toEqual([503, true])
  const answer = await visitor.get('/classified-ads?q=a')
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, String(RETRY_AFTER)])
  expect(performance.now() - begun).toBeLessThan(30_000)

  proxy.goOn()
  await vi.waitFor(async () => expect((await visitor.get('/classified-ads?q=a')).status).toBe(200), 10_000)
})

async function start(databaseUrl: string): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'prepa-lts-data-'))
  const server = await startServer({ databaseUrl, dataDir })
  cleanUps.push(async () => {
    await server.end('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  })
  return server
}

/** Asks at each door, one request after the other, until it is stopped. */
function startRun({ origin }: RunningServer, member: Browser, answers: string) {
  const visitor = createBrowser(origin)
  const letters = ['A', 'B', 'C']
  let saved: string | undefined
  let turn = 0
  const doors = {
    home: () => visitor.get('/'),
    news: () => visitor.get('/api/news'),
    dashboard: () => member.get('/dashboard'),
    async answer() {
      const userAnswer = letters[(turn += 1) % letters.length]!
      const answer = await member.call('POST', answers, { answers: [{ number: 1, userAnswer }] })
      if (answer.ok) saved = userAnswer
      return answer
    },
  }
  const last = new Map<string, number>()
  const unclear = new Set<string>()
  let stopped = false

  const runs = Object.entries(doors).map(async ([door, ask]) => {
    while (!stopped) {
      const answer = await ask()
      const isClear = answer.status === 200 || isRefusal(answer)
      await answer.arrayBuffer()
      if (!isClear) unclear.add(`${door}: ${answer.status}`)
      last.set(door, answer.status)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })

  return {
    unclear,
    lastSaved: () => saved,
    /** Resolves once every door has answered so, each the last time that it was asked. */
    async seen(status: number) {
      await vi.waitFor(
        () =>
          expect(Object.keys(doors).map((door) => [door, last.get(door)])).toEqual(
            Object.keys(doors).map((door) => [door, status]),
          ),
        15_000,
      )
    },
    async stop() {
      stopped = true
      await Promise.all(runs)
    },
  }
}

function isRefusal({ status, headers }: Response): boolean {
  return status === 503 && headers.get('Retry-After') === String(RETRY_AFTER)
}
