import { describe, expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import {
  type Call,
  calls,
  document,
  type Described,
  expectDocumented,
  faultsOf,
} from '#test/harness/api/document'
import { type Example, EXAMPLES } from '#test/harness/api/examples'
import { setUpCallWorld } from '#test/harness/file-sites'

const world = await setUpCallWorld()

const only = (which: (call: Call) => boolean) => calls.filter(which)
const takes = (name: string) =>
  only(({ operation }) => Boolean(operation.parameters?.some((one) => one.name === name)))
const withBody = only(({ operation }) => operation.requestBody !== undefined)

test('the document that is served is the one that is walked over', async () => {
  const { paths } = (await (await world.browser().get('/api/openapi.json')).json()) as Described

  expect(paths).toEqual(document.paths)
})

test.each(calls)('$call answers as documented', async (call) => {
  const example = await exampleOf(call)
  if (example.body) expect(faultsOf(call, example.body, '/requestBody')).toEqual([])
  const answer = await ask(call, example)

  expect(answer.ok).toBe(true)
  await expectDocumented(call, await read(answer))
})

test.each(only(({ method }) => method === 'GET'))('$call answers HEAD without a body', async (call) => {
  const answer = await ask({ ...call, method: 'HEAD' }, await exampleOf(call))

  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/)
  expect(await answer.text()).toBe('')
})

describe('documented refusals', () => {
  // Who gets which is in the table of permissions.
  test('a visitor, whatever they send, and a member who is no admin', async () => {
    const call = calls.find(({ path, method }) => path === '/api/admin/news' && method === 'POST')!
    const visitor = { by: world.browser(), query: '?limit=zut', body: {} }
    const forbidden = "Accès refusé. Vous n'avez pas les permissions nécessaires."

    await expectRefused(call, await ask(call, visitor), 401, 'Vous devez être connecté.')
    await expectRefused(call, await ask(call, { by: world.readers.member, body: {} }), 403, forbidden)
  })

  test.each(only(({ method }) => method !== 'GET'))('a form of another site: $call', async (call) => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' }

    await expectRefused(call, await send(call, { headers }), 403)
  })

  const FORM = 'application/x-www-form-urlencoded'
  const BODIES: [body: string, status: number, type?: string][] = [
    ['{"title": ', 400],
    ['[]', 400],
    ['null', 400],
    ['"mot"', 400],
    ['', 400],
    [JSON.stringify({ title: 'x'.repeat(100_000) }), 413],
    ['title=Carabine', 415, FORM],
  ]
  test.each(withBody)('a body other than a JSON object of at most 100 kB: $call', async (call) => {
    for (const [body, status, type = 'application/json'] of BODIES)
      await expectRefused(call, await send(call, { body, headers: { 'Content-Type': type } }), status)
  })

  test.each(only(({ path }) => path.includes('{')))('an address that is not text: $call', async (call) => {
    const { body } = await exampleOf(call)
    for (const text of ['%00', '%ff']) {
      const path = { id: text, slug: text, count: text }
      await expectRefused(call, await ask(call, { path, body }), 400)
    }
  })

  test.each(takes('id'))('an id that is unknown or malformed: $call', async (call) => {
    const { body } = await exampleOf(call)
    for (const id of ['2147483647', 'abc', '0', '99999999999'])
      await expectRefused(call, await ask(call, { path: { id }, body }), 404)
  })

  test.each(takes('limit'))('a part of a list that there cannot be: $call', async (call) => {
    for (const query of ['?limit=0', '?limit=1001', '?limit=abc', '?offset=-1'])
      await expectRefused(call, await ask(call, { query }), 400)
  })

  test.each(takes('revision'))('a revision that there cannot be: $call', async (call) => {
    const example = await exampleOf(call)
    const message = 'revision doit être un nombre entier à partir de 1'
    for (const revision of ['abc', '0', '1.5', '1e3', '2147483648', '99999999999', ''])
      await expectRefused(call, await ask(call, { ...example, query: `?revision=${revision}` }), 400, message)
  })
})

test.each(Object.entries(document.paths))('%s answers 405 to other methods', async (path, byMethod) => {
  const allowed = Object.keys(byMethod).flatMap((method) =>
    method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()],
  )
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'].filter((method) => !allowed.includes(method))) {
    const answer = await world.readers.visitor.send(method, addressOf(path))

    expect([method, answer.status]).toEqual([method, 405])
    expect(answer.headers.get('Allow')).toBe(allowed.join(', '))
    expect(await answer.json()).toEqual({ message: 'Méthode non autorisée.' })
  }
})

test.each(['/API/User/', '/api/user//', '/Api/Profile'])('%s is found as Remix finds pages', async (path) => {
  expect((await world.readers.owner.get(path)).status).toBe(200)
})

test.each(['/api', '/api/unknown', '/api//user', '/api/user/1'])('%s is unknown', async (path) => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
    const answer = await world.readers.admin.send(method, path)

    expect([answer.status, await answer.json()]).toEqual([404, { message: 'Adresse inconnue.' }])
  }
})

/** Without an example, the call is made as it stands. */
async function exampleOf({ call }: Call): Promise<Example> {
  return (await EXAMPLES[call]?.(world)) ?? {}
}

/** Unless the example says who, the caller is the one that the access names. */
function ask(call: Call, { by = callerOf(call), path, query = '', body }: Example): Promise<Response> {
  const sent = call.operation.requestBody ? body : undefined
  return by.call(call.method, addressOf(call.path, path) + query, sent)
}

function send(call: Call, init: RequestInit): Promise<Response> {
  return callerOf(call).send(call.method, addressOf(call.path), init)
}

function callerOf({ operation }: Call): Browser {
  const { visitor, owner, admin } = world.readers
  return { everyone: visitor, member: owner, admin }[operation['x-access']]
}

/** A name that is not given becomes an id that may exist. */
function addressOf(path: string, given: Example['path'] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? 1))
}

async function expectRefused(call: Call, answer: Response, status: number, message?: string) {
  const found = await read(answer)
  expect(found.status, found.text).toBe(status)
  expect(found.headers.get('Cache-Control')).toBe('private, no-store')
  if (message !== undefined) expect(JSON.parse(found.text)).toMatchObject({ message })
  await expectDocumented(call, found)
}

async function read(answer: Response) {
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
