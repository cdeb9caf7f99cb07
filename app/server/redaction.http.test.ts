import { beforeEach, expect, test } from 'vitest'
import { LOG_STATEMENTS, readLog } from '#test/harness/request-log'
import type { Browser } from '#test/harness/browser'
import { setUpCallWorld } from '#test/harness/file-sites'
import { permissions } from '#test/permissions'
import { sendRaw } from '#test/harness/raw-request'

const METRICS_TOKEN = 'marque-mesure-0123456789abcdefgh'

/** Whatever a person types has one of these in it. */
const PASSWORD = 'Marque-du-secret-1'
const EMAIL = 'marque.courriel@prive.example'
const PHONE = '0499776655'
const TEXT = 'Marqueneige'
const TOKEN = 'marque-jeton-d-un-lien'
const MARKS = [/marque[-.]/i, /prive\.example/i, /0499776655/, /marqueneige/i, /%20Marque/i]

/** Every name that a form or a call reads, as far as it is free: fewer than what a form may have. */
const TYPED = {
  username: 'marqueneige',
  email: EMAIL,
  ...of(['password', 'confirmPassword', 'currentPassword', 'newPassword'], PASSWORD),
  ...of(['token', 'redirectTo', 'session'], TOKEN),
  ...of(['phone', 'contactPhone'], PHONE),
  contactEmail: EMAIL,
  ...of(['firstName', 'lastName', 'title', 'description', 'brand', 'caliber', 'weight', 'price'], TEXT),
  ...of(['location', 'contactInfo', 'summary', 'content', 'author', 'reason', 'q'], TEXT),
  ...of(['question', 'optionA', 'optionB', 'optionC', 'explanation', 'source', 'theme'], TEXT),
  type: 'sale',
  category: 'optique',
  condition: 'bon',
  correctAnswer: 'A',
}

/** Some hundred answers on a busy machine. */
const WALK = { timeout: 120_000 }
const ASKS = permissions.map(({ ask }) => ask)
const READS = ASKS.filter((ask) => ask.startsWith('GET '))
/** What takes its reader's account or session away comes last, for the member who types everything. */
const LAST = ['POST /profile/delete', 'POST /logout', 'POST /api/logout']
/** What makes somebody else of its reader is for visitors. */
const SIGN_INS = ['POST /auth', 'POST /auth?mode=register', 'POST /api/login', 'POST /api/register']
const WRITES = ['POST /auth?mode=forgot', ...ASKS].filter(
  (ask) => ![...READS, ...SIGN_INS, ...LAST].includes(ask),
)

const world = await setUpCallWorld({ ...LOG_STATEMENTS, METRICS_TOKEN, SLOW_QUERY_MS: '0' })
/** As whom everything is typed. */
const member = world.browser()
const registered = await member.post('/auth?mode=register', TYPED)
expect(registered.headers.get('Location')).toBe('/dashboard')
beforeEach(() => expect(world.output()).toContain('INSERT INTO'))

test('no form, call or query string leaves what was typed in the log', WALK, async () => {
  for (const ask of SIGN_INS) await send(world.browser(), ask)
  for (const ask of WRITES) {
    for (const reader of [world.browser(), world.readers.admin, member]) await send(reader, ask)
  }
  for (const ask of LAST) await send(member, ask)
  const query = new URLSearchParams({ q: TEXT, email: EMAIL, token: TOKEN, redirectTo: `/${TOKEN}` })
  for (const page of ['desabonnement', 'confirmation']) await world.browser().get(`/${page}/${TOKEN}`)
  const logged = world.output().length
  // As a client writes it to a proxy, and as no browser sends it.
  for (const target of [`http://marque:${PASSWORD}@site.example/confirmation/${TOKEN}`, `/quiz#${TOKEN}`])
    await sendRaw(world.origin, `GET ${target} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`)
  await expect
    .poll(() => world.output().slice(logged))
    .toMatch(/"path":"\/confirmation\/…".*"path":"\/quiz"/s)
  for (const ask of READS) await world.readers.admin.get(`${await addressOf(ask)}?${query}`)

  expect(told()).toEqual([])
})

test('a failure in the database is logged without the values of the row', async () => {
  await world.db.write('ALTER TABLE users RENAME TO gone', [])
  for (const ask of [...SIGN_INS, 'PUT /api/profile']) await send(world.readers.owner, ask)
  await world.db.write('ALTER TABLE gone RENAME TO users', [])

  await expect.poll(() => world.output()).toMatch(/"level":50.*users/)
  expect(told()).toEqual([])
})

test('a slow statement is a warning with the request that it held up', async () => {
  const answer = await world.browser().call('POST', '/api/login', { username: EMAIL, password: PASSWORD })

  const lines = await readLog(world, answer.headers.get('X-Request-Id'))
  const sql: unknown = expect.stringMatching(/^SELECT .* FROM users/)
  expect(lines).toContainEqual(expect.objectContaining({ level: 40, msg: 'slow statement', sql }))
})

test('no session is logged, and no figure has any of it', async () => {
  const browser = world.browser()
  const { password, firstName, lastName, phone } = TYPED
  const account = { username: 'marqueneige-2', email: 'marque.autre@prive.example' }
  await browser.call('POST', '/api/register', { ...account, password, firstName, lastName, phone })
  const [session] = browser.cookies.values()
  const figures = await browser.get('/metrics', { Authorization: `Bearer ${METRICS_TOKEN}` })

  expect(linesWithMarks(await figures.text())).toEqual([])
  expect(session?.length).toBeGreaterThan(20)
  expect(world.output()).not.toContain('argon2')
  expect(world.output()).not.toContain(session)
  expect(told()).toEqual([])
})

function told(): string[] {
  return linesWithMarks(world.output())
}

function linesWithMarks(text: string): string[] {
  return text.split('\n').filter((line) => MARKS.some((mark) => mark.test(line)))
}

async function send(reader: Browser, ask: string) {
  const [method = ''] = ask.split(' ')
  const address = await addressOf(ask)
  const answer = address.startsWith('/api/')
    ? await reader.call(method, address, TYPED)
    : await reader.post(address, TYPED)
  await answer.text()
}

async function addressOf(ask: string): Promise<string> {
  const [, path = ''] = ask.split(' ')
  const ids: Record<string, () => Promise<number> | number> = {
    ad: async () => (await world.ad()).id,
    news: async () => (await world.news()).id,
    question: () => world.question().id,
  }
  const [, name] = /\{(\w+)\}/.exec(path) ?? []
  return name === undefined ? path : path.replace(`{${name}}`, String((await ids[name]?.()) ?? 2147483647))
}

function of<const Name extends string>(names: readonly Name[], value: string) {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, string>
}
