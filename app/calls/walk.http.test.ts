import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '#test/browser'
import {
  type Call,
  document,
  type Described,
  expectDocumented,
  faultsOf,
  operations,
} from '#test/calls/document'
import { type Example, EXAMPLES } from '#test/calls/examples'
import { type CallWorld, openCallWorld } from '#test/calls/world'

let world: CallWorld
beforeAll(async () => {
  world = await openCallWorld()
})
afterAll(() => world.close())

const only = (which: (call: Call) => boolean) => operations.filter(which)
const takes = (name: string) => (call: Call) =>
  Boolean(call.operation.parameters?.some((one) => one.name === name))
const ofAdmins = only(({ operation }) => operation['x-access'] === 'admin')
const ofMembers = only(({ operation }) => operation['x-access'] !== 'everyone')
const withBody = only(({ operation }) => operation.requestBody !== undefined)

test('the document that is served is the one that is walked over', async () => {
  const { paths } = (await (await world.browser().get('/api/openapi.json')).json()) as Described

  expect(paths).toEqual(document.paths)
})

describe('who may call, and asks well, is answered as documented', () => {
  test.each(operations)('$call', async (call) => {
    const example = await exampleOf(call)
    if (example.body) expect(faultsOf(call, example.body, '/requestBody')).toEqual([])
    const answer = await ask(call, example)

    expect(answer.ok).toBe(true)
    await expectDocumented(call, await read(answer))
  })
})

describe('refused as documented is', () => {
  test.each(ofMembers)('a visitor: $call', async (call) => {
    await expectRefused(call, await ask(call, { by: world.browser(), body: {} }), 401)
  })

  test.each(ofAdmins)('a member: $call', async (call) => {
    await expectRefused(call, await ask(call, { by: world.readers.member, body: {} }), 403)
  })

  test.each(only(({ method }) => method !== 'GET'))('a form of another site: $call', async (call) => {
    const answer = await send(call, { headers: { 'Sec-Fetch-Site': 'cross-site' } })

    await expectRefused(call, answer, 403)
  })

  test.each(withBody)('a body that is no JSON: $call', async (call) => {
    await expectRefused(call, await sendBody(call, '{"title": '), 400)
  })

  test.each(withBody)('a body that is no object: $call', async (call) => {
    for (const body of ['[]', 'null', '"mot"', '']) await expectRefused(call, await sendBody(call, body), 400)
  })

  test.each(withBody)('a body of more than 100 kB: $call', async (call) => {
    const body = JSON.stringify({ title: 'x'.repeat(100_000) })

    await expectRefused(call, await sendBody(call, body), 413)
  })

  test.each(withBody)('a body of another type: $call', async (call) => {
    await expectRefused(
      call,
      await sendBody(call, 'title=Carabine', 'application/x-www-form-urlencoded'),
      415,
    )
  })

  test.each(only(takes('id')))('an id that is unknown, or none: $call', async (call) => {
    for (const id of ['2147483647', 'abc', '0', '1e3', '99999999999', '%F0%9F%8E%AF']) {
      const { body } = await exampleOf(call)
      await expectRefused(call, await ask(call, { path: { id }, body }), 404)
    }
  })

  test.each(only(({ path }) => path.includes('{')))('an address that is no text: $call', async (call) => {
    for (const text of ['%00', '%ff']) {
      const { body } = await exampleOf(call)
      const path = { id: text, slug: text, count: text }
      await expectRefused(call, await ask(call, { path, body }), 400)
    }
  })

  test.each(only(takes('slug')))('an unknown slug: $call', async (call) => {
    await expectRefused(call, await ask(call, { path: { slug: 'jamais-paru' } }), 404)
  })

  test.each(only(takes('count')))('a count of too few, too many or none: $call', async (call) => {
    for (const count of ['0', '31', 'dix'])
      await expectRefused(call, await ask(call, { path: { count } }), 400)
  })

  test.each(only(takes('revision')))('a revision that is none: $call', async (call) => {
    const example = await exampleOf(call)
    for (const query of ['?revision=0', '?revision=abc', '?revision=1e3', '?revision=2147483648']) {
      const answer = await ask(call, { ...example, query })
      const said = (await answer.clone().json()) as { message: string }

      expect(said.message, query).toBe('revision doit être un nombre entier à partir de 1')
      await expectRefused(call, answer, 400)
    }
  })

  test.each(only(takes('limit')))('a part that is none: $call', async (call) => {
    for (const query of ['?limit=0', '?limit=1001', '?offset=-1'])
      await expectRefused(call, await ask(call, { query }), 400)
  })

  test.each(only(takes('revision')))('a revision that is none, in French: $call', async (call) => {
    for (const revision of ['abc', '0', '1.5', '1e3', '99999999999', '']) {
      const { body } = await exampleOf(call)
      const answer = await ask(call, { path: { id: '1' }, query: `?revision=${revision}`, body })
      const { errors } = (await answer.clone().json()) as { errors: unknown }

      expect(errors).toEqual({ revision: ['revision doit être un nombre entier à partir de 1'] })
      await expectRefused(call, answer, 400)
    }
  })
})

test.each(Object.entries(document.paths))(
  '%s answers 405 to other methods, with its own',
  async (path, byMethod) => {
    const allowed = Object.keys(byMethod).flatMap((method) =>
      method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()],
    )
    const others = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter((method) => !allowed.includes(method))
    for (const method of others) {
      const answer = await world.readers.admin.send(method, addressOf(path, {}))

      expect(answer.status, method).toBe(405)
      if (method !== 'PATCH')
        expect(answer.headers.get('Allow')!.split(', ').sort()).toEqual([...allowed].sort())
      expect(Object.keys((await answer.json()) as object)).toEqual(['message'])
    }
  },
)

test.each(only(({ method }) => method === 'GET'))(
  '$call answers HEAD alike, without a body',
  async (call) => {
    const example = await exampleOf(call)
    const answer = await ask({ ...call, method: 'HEAD' }, example)

    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(await answer.text()).toBe('')
  },
)

async function exampleOf({ call }: Call): Promise<Example> {
  const make = EXAMPLES[call]
  if (!make) throw new Error(`${call} has no example in app/calls/test-examples.ts`)
  return make(world)
}

/** Asks as who the access names. */
function ask(call: Call, { by = readerOf(call), path, query = '', body }: Example): Promise<Response> {
  const sent = call.operation.requestBody ? body : undefined
  return by.call(call.method, addressOf(call.path, path) + query, sent)
}

function send(call: Call, init: RequestInit): Promise<Response> {
  return readerOf(call).send(call.method, addressOf(call.path, {}), init)
}

function sendBody(call: Call, body: string, type = 'application/json'): Promise<Response> {
  return send(call, { body, headers: { 'Content-Type': type } })
}

function readerOf({ operation }: Call): Browser {
  const { visitor, owner, admin } = world.readers
  return { everyone: visitor, member: owner, admin }[operation['x-access']]
}

/** With an id that there may be in the place of what is not told. */
function addressOf(path: string, given: Example['path'] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? 1))
}

async function expectRefused(call: Call, answer: Response, status: number) {
  const found = await read(answer)
  expect(answer.status, found.text).toBe(status)
  await expectDocumented(call, found)
}

async function read(answer: Response) {
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
