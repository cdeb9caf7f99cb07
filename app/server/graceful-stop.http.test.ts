import { once } from 'node:events'
import { Agent, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { freePort } from '#test/harness/db/postgres'
import { count } from '#test/harness/db/rows'
import { openPage } from '#test/harness/page'
import { holdRequest } from '#test/harness/raw-request'
import { readLog } from '#test/harness/request-log'
import { launch } from '#test/harness/server'
import { camille } from '#test/people'
import { openOwnSite, type TestSite } from '#test/harness/site'

const THROWING_LISTENER = pathToFileURL(resolve('test/harness/throwing-listener.js')).href

let site: TestSite
beforeEach(async () => {
  site = await openOwnSite()
})
afterEach(() => site.close())

test('a stop closes idle and half-spoken connections, and ends a request', async () => {
  const { hostname, port } = new URL(site.origin)
  const closed: Promise<unknown>[] = []
  for (const words of ['GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n', '', 'GET / HT']) {
    const socket = createConnection(Number(port), hostname).resume()
    await once(socket, 'connect')
    socket.write(words)
    closed.push(once(socket, 'close'))
  }
  const held = holdSignIn(site)
  await site.browser().get('/healthz')

  const stopped = site.end('SIGTERM')
  await Promise.all(closed)
  expect((await held.finish()).status).toBe(401)
  expect(await stopped).toBe(0)
})

test('a request on a kept connection during the stop is answered, the last', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await headersOf(agent)
  const stopped = site.end('SIGTERM')
  await expect.poll(() => site.output(), { interval: 5 }).toContain('"stopping"')

  expect(await headersOf(agent)).toMatchObject({ connection: 'close', 'x-request-id': expect.any(String) })
  expect(await stopped).toBe(0)
})

test('a mail server that hangs does not keep the site from stopping', async () => {
  const slow = createServer(trickle).listen(0, '127.0.0.1')
  onTestFinished(() => void slow.close())
  await once(slow, 'listening')
  const url = `smtp://127.0.0.1:${(slow.address() as AddressInfo).port}`
  const hanging = await openOwnSite({ SMTP_URL: url })
  onTestFinished(hanging.close)
  const called = once(slow, 'connection')
  await hanging.member(camille)
  await called

  expect(await hanging.end('SIGTERM')).toBe(0)
  expect(await count(hanging.db, 'mails')).toBe(1)
})

test('an uncaught exception refuses its request, and finishes the others', async () => {
  const faulty = await openOwnSite({ NODE_OPTIONS: `--import ${THROWING_LISTENER}` })
  onTestFinished(faulty.close)
  const held = holdSignIn(faulty)
  // The server has the half of that one once it answers another.
  await faulty.browser().get('/healthz')

  const refused = await faulty.browser().post('/auth?mode=forgot', { email: 'throw@example.com' })

  expect(refused.status).toBe(500)
  expect((await openPage(refused)).words).toContain("Une erreur inattendue s'est produite")
  expect(await readLog(faulty, refused.headers.get('X-Request-Id'))).toContainEqual(
    expect.objectContaining({
      ...{ level: 60, msg: 'uncaught exception', paths: ['/auth'] },
      err: expect.objectContaining({ message: 'the listener threw' }) as unknown,
    }),
  )
  expect((await held.finish()).status).toBe(401)
  expect(await faulty.ended()).toBe(1)
  expect(faulty.output()).toContain('"stopped"')
})

test('an exception of no request is logged with all requests in progress', async () => {
  const faulty = await openOwnSite({ NODE_OPTIONS: `--import ${THROWING_LISTENER}` })
  onTestFinished(faulty.close)

  const finished = await faulty.browser().get('/auth?redirectTo=/quiz', { 'X-Throw': 'now' })

  expect(finished.status).toBe(200)
  expect(await faulty.ended()).toBe(1)
  expect(faulty.output()).toMatch(/"the listener threw".*"paths":\["\/auth"\].*"uncaught exception"/)
})

test('a log that cannot be written stops neither the site nor its end', { timeout: 120_000 }, async () => {
  const port = await freePort()
  await site.end()
  // Its standard output is open for reading only, so every write fails, on any system.
  const script = 'exec "$0" build/server.js 1</dev/null'
  const env = { PORT: String(port), DATABASE_URL: site.databaseUrl, DATA_DIR: site.dataDir }
  const server = launch(['-c', script, process.execPath], env, { command: 'sh' })
  onTestFinished(() => void server.kill('SIGKILL'))

  const status = () => fetch(`http://127.0.0.1:${port}/auth`).then((answer) => answer.status, String)
  await expect.poll(status).toBe(200)
  expect(await server.end('SIGTERM')).toBe(0)
})

/** Greets, and goes on with its first answer for ever: no silence is ever long. */
function trickle(socket: Socket) {
  socket.on('error', () => undefined)
  socket.write('220 prêt\r\n')
  const timer = setInterval(() => socket.write('250-un instant\r\n'), 50)
  socket.once('close', () => clearInterval(timer))
}

async function headersOf(agent: Agent): Promise<IncomingHttpHeaders> {
  const [answer] = (await once(get(site.origin, { agent }), 'response')) as [IncomingMessage]
  await once(answer.resume(), 'end')
  return answer.headers
}

/** Refused with 401 once it is finished. */
function holdSignIn({ origin }: TestSite) {
  return holdRequest(origin, {
    ...{ method: 'POST', path: '/api/login', headers: { 'Content-Type': 'application/json' } },
    body: JSON.stringify({ username: 'camille', password: 'zut' }),
  })
}
