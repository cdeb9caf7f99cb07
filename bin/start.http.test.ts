import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createConnection, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPlace } from '#test/db/database'

let port: number
let dataDir: string
let started: ChildProcess | undefined
let place: Awaited<ReturnType<typeof createPlace>>
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'prepa-lts-data-'))
  place = await createPlace({ migrated: false })
})
afterEach(async () => {
  started?.kill('SIGKILL')
  await place.remove()
  await rm(dataDir, { recursive: true, force: true })
})

const PATIENCE = { timeout: 10_000 }

test('SIGTERM to `npm start` during a slow request: the answer arrives, exit code 0, the port is free', async () => {
  const site = await npmStart()
  const slow = await sendHalfARequest()

  site.kill('SIGTERM')
  site.kill('SIGTERM')
  await expect.poll(() => refusesConnections(), PATIENCE).toBe(true)
  const answer = await slow.sendTheRest()

  expect(answer).toMatch(/^HTTP\/1\.1 401 /)
  expect(answer).toContain("Nom d'utilisateur ou mot de passe incorrect")
  expect(await site.exitCode).toBe(0)
  expect(await refusesConnections()).toBe(true)
})

/** In production's own clothes: NODE_ENV=production must not keep it from installing and building. */
async function npmStart() {
  const child = spawn('npm', ['start'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: place.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started = child
  const exitCode = once(child, 'exit').then(([code]) => code as number | null)
  let printed = ''
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    printed += chunk.toString()
    port = Number(/listening on [^,]+:(\d+),/.exec(printed)?.[1])
    if (port) break
  }
  return { kill: (signal: NodeJS.Signals) => child.kill(signal), exitCode }
}

/** The server waits for the rest of the body: that is what makes the request slow. */
async function sendHalfARequest() {
  const body = JSON.stringify({ username: 'personne', password: 'Inconnu-10!' })
  const socket = await connect()
  const head = [
    'POST /api/login HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`)
  // The server has taken the request once it answers another on a connection of its own.
  await fetch(`http://127.0.0.1:${port}/healthz`)
  return {
    async sendTheRest() {
      socket.write(body.slice(10))
      let answer = ''
      for await (const chunk of socket as AsyncIterable<Buffer>) answer += chunk.toString()
      return answer
    },
  }
}

async function connect(): Promise<Socket> {
  const socket = createConnection(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

async function refusesConnections(): Promise<boolean> {
  try {
    ;(await connect()).destroy()
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
  }
}
