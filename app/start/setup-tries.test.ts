import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openLinkTokens } from './link-tokens.server'
import { signNonce, tryAddress } from './setup-tries.server'

const tokens = openLinkTokens('un-secret-de-trente-deux-signes-1')

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Returns the origin of a server that answers so. */
async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const nonceOf = (url: string) => url.slice('/healthz/'.length)
const itself: RequestListener = (req, res) => res.end(signNonce(tokens, nonceOf(req.url!)))

/** Asks as if this address led to that server. */
const tryBehind = (address: string, origin: string) =>
  tryAddress(address, tokens, (input, init) => fetch(new URL(new URL(input as URL).pathname, origin), init))

test.each([
  ['https://club.example', 'ok'],
  ['http://club.example', 'insecure'],
  ['http://localhost:3000', 'local'],
  ['https://127.0.0.1', 'local'],
])('the address %s that leads to this site is found %s', async (address, outcome) => {
  expect(await tryBehind(address, await answering(itself))).toEqual({ outcome, detail: null })
})

test('an address with another site is told apart, whatever it answers', async () => {
  const other = openLinkTokens('un-autre-secret-de-trente-deux-s')
  const answers: RequestListener[] = [
    (_req, res) => res.end('ok'),
    (req, res) => res.end(signNonce(other, nonceOf(req.url!))),
    (_req, res) => res.end('x'.repeat(1_000_000)),
  ]
  for (const answer of answers)
    expect(await tryAddress(await answering(answer), tokens)).toEqual({ outcome: 'elsewhere', detail: '200' })
  const missing = await answering((_req, res) => res.writeHead(404).end())
  expect(await tryAddress(missing, tokens)).toEqual({ outcome: 'elsewhere', detail: '404' })
})

test('a redirect is told, and not followed', async () => {
  let asked = 0
  const target = await answering((_req, res) => {
    asked += 1
    res.end()
  })
  const from = await answering((_req, res) => res.writeHead(301, { Location: target }).end())

  expect(await tryAddress(from, tokens)).toEqual({ outcome: 'redirected', detail: null })
  expect(asked).toBe(0)
})

test('an address where nothing answers is told with the code of the fault', async () => {
  const origin = await answering(itself)
  for (const server of servers.splice(0)) server.close()
  expect(await tryAddress(origin, tokens)).toEqual({ outcome: 'unreachable', detail: 'ECONNREFUSED' })
})
