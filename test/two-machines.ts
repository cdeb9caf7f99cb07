/**
 * A trial of two machines behind one balancer on one PostgreSQL, as docs/operations.md describes it. Each machine is a
 * network namespace. It wants Linux, root, iproute2 and haproxy, sends nothing outside, and ends by itself:
 *
 *     npm run build && unshare --net --mount node --import tsx test/two-machines.ts
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, createBrowser } from './browser'
import { startTestPostgres, withClient } from './db/postgres'
import { launch } from './server'

const BALANCER = 'http://10.77.0.1:8080'
const MACHINES = { one: '10.77.0.11', two: '10.77.0.12' }
const PASSWORD = 'Cible-en-plein-coeur-10'
const ADMIN = { ADMIN_USERNAME: 'chef', ADMIN_EMAIL: 'chef@example.com', ADMIN_PASSWORD: PASSWORD }
const PROFILE = { firstName: 'Chef', lastName: 'Dubois', email: 'chef@example.com', phone: '' }
const READERS = 8
const NEWS = { summary: 'Deux machines', content: 'Une nouvelle.', author: 'La rédaction', isPublished: true }

type Machine = keyof typeof MACHINES
const names = Object.keys(MACHINES) as Machine[]
const folder = mkdtempSync(join(tmpdir(), 'prepa-lts-machines-'))
const ip = (...args: string[]) => execFileSync('ip', args)
process.once('exit', () => {
  for (const name of names) ip('netns', 'del', name)
  rmSync(folder, { recursive: true, force: true })
})

plugTogether()
const postgres = await startTestPostgres()
await withClient(postgres.url('postgres'), (client) => client.query('CREATE DATABASE site'))
// It listens on this machine alone.
const { port, href } = new URL(postgres.url('site'))
const wire = createServer((socket) => {
  const server = connect(Number(port), '127.0.0.1')
  socket.on('error', () => server.destroy()).pipe(server)
  server.on('error', () => socket.destroy()).pipe(socket)
}).listen(5432, '10.77.0.1')
const databaseUrl = href.replace(`127.0.0.1:${port}`, '10.77.0.1:5432')

const began = performance.now()
const machines = { one: start('one'), two: start('two') }
process.once('exit', () => names.forEach((name) => machines[name].kill('SIGKILL')))
await Promise.all(names.map((name) => machines[name].printed(/listening on/)))
report('both started at once on an empty database, in ms', performance.now() - began)

const balancer = launch(['-db', '-f', configure()], {}, { command: 'haproxy' })
process.once('exit', () => balancer.kill('SIGKILL'))
await until(async () => (await fetch(`${BALANCER}/readyz`).catch(() => undefined))?.ok)

const admin = createBrowser(BALANCER)
await admin.call('POST', '/api/login', { username: 'chef', password: PASSWORD })
const served = { one: 0, two: 0 }
for (let asked = 0; asked < 40; asked += 1) {
  const answer = await admin.get('/dashboard')
  if (answer.status !== 200) throw new Error(`a session was not shared: ${answer.status}`)
  served[answer.headers.get('X-Served-By') as Machine] += 1
}
report('pages of one session, by machine', JSON.stringify(served))

const ages: number[] = []
for (let nth = 0; nth < 10; nth += 1) {
  await Promise.all(names.map((name) => newsAt(name)))
  await admin.call('POST', '/api/admin/news', { ...NEWS, title: `Nouvelle ${nth}` })
  const at = performance.now()
  await Promise.all(
    names.map((name) => until(async () => (await newsAt(name)).includes(`Nouvelle ${nth}`), 20)),
  )
  ages.push(performance.now() - at)
}
report('a news item shows at both machines after at most, in ms', Math.max(...ages))

await underLoad('one is killed, and starts again', async () => {
  await machines.one.end('SIGKILL')
  await delay(5_000)
  machines.one = start('one')
  await machines.one.printed(/listening on/)
  await delay(4_000)
})
await underLoad('one is stopped, and starts again', async () => {
  await machines.one.end('SIGTERM')
  machines.one = start('one')
  await machines.one.printed(/listening on/)
  await delay(4_000)
})
await underLoad('the cable of one is pulled, and put back', async () => {
  ip('link', 'set', 'to-one', 'down')
  await delay(8_000)
  ip('link', 'set', 'to-one', 'up')
  await delay(4_000)
})

const codes = await Promise.all(names.map((name) => machines[name].end()))
report('exit codes', codes.join(' '))
wire.close()
await postgres.stop()
process.exit(0)

/** A bridge with a cable to each machine, in this process's own network. */
function plugTogether() {
  ip('link', 'set', 'lo', 'up')
  ip('link', 'add', 'bridge', 'type', 'bridge')
  ip('addr', 'add', '10.77.0.1/24', 'dev', 'bridge')
  ip('link', 'set', 'bridge', 'up')
  for (const name of names) {
    ip('netns', 'add', name)
    ip('link', 'add', `to-${name}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
    ip('link', 'set', `to-${name}`, 'master', 'bridge', 'up')
    ip('-n', name, 'addr', 'add', `${MACHINES[name]}/24`, 'dev', 'eth0')
    for (const device of ['lo', 'eth0']) ip('-n', name, 'link', 'set', device, 'up')
  }
}

function start(name: Machine) {
  const env = {
    ...{ HOST: MACHINES[name], PORT: '3000', APP_URL: BALANCER, DATABASE_URL: databaseUrl },
    ...{ DATA_DIR: join(folder, name), TRUST_PROXY: 'on', RATE_LIMITS: 'off', ...ADMIN },
  }
  return launch(['netns', 'exec', name, process.execPath, 'build/server.js'], env, { command: 'ip' })
}

/** The example of the documentation without TLS and without the limit of one address, and with who has answered. */
function configure() {
  const file = join(folder, 'haproxy.cfg')
  const given = readFileSync('docs/two-machines/haproxy.cfg', 'utf8')
  const own = given
    .replace(/bind .*/, 'bind 10.77.0.1:8080')
    .replace(/.*sc_http_req_rate.*\n/, '')
    .replace('default_backend', 'http-response set-header X-Served-By %s\n  default_backend')
  writeFileSync(file, own)
  return file
}

async function newsAt(name: Machine): Promise<string> {
  return (await fetch(`http://${MACHINES[name]}:3000/news`)).text()
}

/** Readers who ask for pages and save something, while something happens; each failure is counted. */
async function underLoad(what: string, happens: () => Promise<void>) {
  const [failures, times] = [{ reads: 0, writes: 0 }, [] as number[]]
  let isOver = false
  async function read(browser: Browser) {
    for (let turn = 0; !isOver; turn += 1) {
      const isWrite = turn % 5 === 4
      const at = performance.now()
      const answer = await (
        isWrite ? browser.call('PUT', '/api/profile', PROFILE) : browser.get('/dashboard')
      ).catch(() => undefined)
      await answer?.arrayBuffer()
      times.push(performance.now() - at)
      if (answer?.status !== 200) failures[isWrite ? 'writes' : 'reads'] += 1
      await delay(100)
    }
  }
  const readers = Array.from({ length: READERS }, () => read(sameSession(admin)))
  await delay(1_000)
  await happens()
  isOver = true
  await Promise.all(readers)
  report(
    what,
    `${times.length} requests, failed ${JSON.stringify(failures)}, slowest ${Math.round(Math.max(...times))} ms`,
  )
}

function sameSession(browser: Browser): Browser {
  const other = createBrowser(BALANCER)
  for (const [name, value] of browser.cookies) other.cookies.set(name, value)
  return other
}

async function until(isSo: () => Promise<unknown>, pause = 100) {
  for (const end = performance.now() + 30_000; performance.now() < end; await delay(pause))
    if (await isSo()) return
  throw new Error('it did not come to pass in half a minute')
}

function report(what: string, figure: string | number) {
  console.log(`${what}: ${typeof figure === 'number' ? Math.round(figure) : figure}`)
}
