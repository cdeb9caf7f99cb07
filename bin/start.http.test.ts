import { expect, test } from 'vitest'
import { startByNpm } from '#test/harness/command'
import { openPage } from '#test/harness/page'
import { holdRequest } from '#test/harness/raw-request'

test('SIGTERM to `npm start` lets a slow request finish, then frees the port', async () => {
  // This NODE_ENV must not keep it from installing and building.
  const { kill, ended, origin } = await startByNpm(['start'], 'production')
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ username: 'personne', password: 'Inconnu-10!' })
  const slow = holdRequest(origin, { method: 'POST', path: '/api/login', headers, body })
  // The server has taken that request once it answers another on a connection of its own.
  await fetch(`${origin}/healthz`)

  kill('SIGTERM')
  kill('SIGTERM')
  await expect.poll(() => refusesConnections(origin)).toBe(true)

  const refused = expect.stringContaining("Nom d'utilisateur ou mot de passe incorrect") as string
  expect(await slow.finish()).toMatchObject({ status: 401, text: refused })
  expect(await ended).toBe(0)
  expect(await refusesConnections(origin)).toBe(true)
})

test('`npm run dev` serves a page and its script', { timeout: 120_000 }, async () => {
  const { origin } = await startByNpm(['run', 'dev'], 'development')

  const page = await openPage(fetch(origin))
  const [script] = page.attributes('script[type="module"][src^="/app/"]', 'src')

  expect(page.heading).toContain("Préparez l'examen théorique")
  expect((await fetch(origin + script)).headers.get('Content-Type')).toBe('text/javascript')
})

function refusesConnections(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => false,
    (error: unknown) => (error as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED',
  )
}
