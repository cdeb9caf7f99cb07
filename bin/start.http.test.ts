import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPlace } from '#test/db/database'
import { holdRequest } from '#test/raw-request'

const PATIENCE = { timeout: 10_000 }

test('SIGTERM to `npm start` during a slow request: the answer arrives, exit code 0, the port is free', async () => {
  const { site, origin } = await npmStart()
  const ended = once(site, 'exit')
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ username: 'personne', password: 'Inconnu-10!' })
  const slow = holdRequest(origin, { method: 'POST', path: '/api/login', headers, body })
  // The server has taken that request once it answers another on a connection of its own.
  await fetch(`${origin}/healthz`)

  site.kill('SIGTERM')
  site.kill('SIGTERM')
  await expect.poll(() => refusesConnections(origin), PATIENCE).toBe(true)

  const refused = expect.stringContaining("Nom d'utilisateur ou mot de passe incorrect") as string
  expect(await slow.finish()).toMatchObject({ status: 401, text: refused })
  expect(await ended).toEqual([0, null])
  expect(await refusesConnections(origin)).toBe(true)
})

/** With NODE_ENV=production, which must not keep it from installing and building. */
async function npmStart() {
  const dataDir = await mkdtemp(join(tmpdir(), 'prepa-lts-data-'))
  const place = await createPlace('nothing')
  const own = { NODE_ENV: 'production' as const, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: place.url }
  const site = spawn('npm', ['start'], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    site.kill('SIGKILL')
    await place.remove()
    await rm(dataDir, { recursive: true, force: true })
  })
  let printed = ''
  for await (const chunk of site.stdout as AsyncIterable<Buffer>) {
    printed += chunk.toString()
    const [, port] = /listening on .*:(\d+)/.exec(printed) ?? []
    if (port) return { site, origin: `http://127.0.0.1:${port}` }
  }
  throw new Error(printed)
}

function refusesConnections(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => false,
    (error: unknown) => (error as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED',
  )
}
