import { afterAll, afterEach, expect, test } from 'vitest'
import { createPlace } from '#test/harness/db/database'
import { startProxy } from '#test/harness/db/proxy'
import { createBrowser } from '#test/harness/browser'
import { startServer } from '#test/harness/server'
import { openPage } from '#test/harness/page'
import { camille, PASSWORD } from '#test/people'
import { openFolder } from '#test/harness/worker'

const place = await createPlace('tables')
const proxy = await startProxy(place.url)
const server = await startServer({ databaseUrl: proxy.url, dataDir: await openFolder() })
const visitor = createBrowser(server.origin)
const member = createBrowser(server.origin)
await member.call('POST', '/api/register', camille)
afterEach(async () => {
  proxy.goOn()
  // The pool may still have a connection that fails.
  await expect.poll(async () => (await member.get('/dashboard')).status).toBe(200)
})
afterAll(async () => {
  await server.end('SIGKILL')
  await proxy.close()
  await place.remove()
})

test.each([
  ['the home page of a visitor', visitor, '/'],
  ["a member's dashboard", member, '/dashboard'],
  ['an address that leads nowhere', member, '/nowhere'],
  ['a feed', visitor, '/news/feed.xml'],
])('%s gets a 503 page that says so and offers another try', async (_what, reader, path) => {
  proxy.cut()
  const answer = await reader.get(path)

  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('10')
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  expect(answer.headers.get('Content-Type')).toContain('text/html')
  const page = await openPage(answer)
  expect(page.words).toContain('Le site est momentanément indisponible')
  expect(page.link('Réessayer')).toBe('')
  expect(page.words).toContain(`Référence : ${answer.headers.get('X-Request-Id')}`)
  expect(page.html).not.toMatch(/PostgreSQL|127\.0\.0\.1/)
  // Without the database nobody knows whether the reader is a member.
  expect(page.words).not.toMatch(/Connexion|Se connecter|S'inscrire|Déconnexion/)
})

test.each([
  ['who is signed in', member, 'GET', '/api/user'],
  ['a sign-in', visitor, 'POST', '/api/login'],
  ['the answers of an exam', member, 'GET', '/quiz/1/answers'],
])('a call (%s) is answered by 503 in JSON', async (_what, reader, method, path) => {
  proxy.cut()
  const body = method === 'POST' ? { username: 'camille', password: PASSWORD } : undefined
  const answer = await reader.call(method, path, body)

  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('10')
  expect(await answer.json()).toEqual({
    message: 'Le site est momentanément indisponible. Réessayez dans un instant.',
  })
})

test('a form is answered by 503, and says how to send it again', async () => {
  proxy.cut()
  const form = await member.post('/profile', { firstName: 'Anne' })

  expect(form.status).toBe(503)
  const page = (await openPage(form)).words
  expect(page).toContain("rechargez cette page et confirmez l'envoi")
  // A link would lose what was sent.
  expect(page).not.toMatch(/Réessayer|Retour à l'accueil/)
})

test('the landing page and the health of the process need no database', async () => {
  proxy.cut()
  const answers = await Promise.all(
    ['/examen-de-tir-theorique', '/confidentialite', '/favicon.svg', '/healthz', '/readyz'].map((path) =>
      visitor.get(path),
    ),
  )

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 503])
})
