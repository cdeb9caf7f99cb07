import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

type Machine = {
  origin: string
  isUp: boolean
  /** How many requests it has answered. */
  answered: number
}

const CHECK_MS = 250

/**
 * Does what docs/two-machines/haproxy.cfg describes: hands requests out in turn to the machines whose `/readyz` answers.
 * A read that breaks off goes to the next machine; a write may have been done, so it is answered 502.
 */
export async function openBalancer() {
  const machines: Machine[] = []
  let turn = 0
  const server = createServer((incoming, answer) => {
    pass(incoming, answer).catch(() => answer.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const checks = setInterval(() => machines.forEach((machine) => void check(machine)), CHECK_MS)

  async function pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(incoming)
    for (const machine of inTurn()) {
      const reply = await ask(machine.origin, incoming, body).catch((error: NodeJS.ErrnoException) => error)
      if (!(reply instanceof Error)) {
        machine.answered += 1
        answer.writeHead(reply.statusCode!, reply.headers)
        return pipeline(reply, answer)
      }
      machine.isUp = false
      if (incoming.method !== 'GET' && reply.code !== 'ECONNREFUSED') return void answer.writeHead(502).end()
    }
    answer.writeHead(503, { 'Retry-After': '1' }).end()
  }

  function inTurn(): Machine[] {
    const up = machines.filter(({ isUp }) => isUp)
    // A check fails also where a machine is merely slow, so that one is better than none.
    const able = up.length > 0 ? up : machines
    const first = (turn += 1) % able.length
    return [...able.slice(first), ...able.slice(0, first)]
  }

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    machines,
    add: (origin: string) => void machines.push({ origin, isUp: true, answered: 0 }),
    async close() {
      clearInterval(checks)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function check(machine: Machine): Promise<void> {
  const answer = await fetch(`${machine.origin}/readyz`).catch(() => undefined)
  machine.isUp = answer?.ok ?? false
}

function ask(origin: string, { method, url, headers, socket }: IncomingMessage, body: Buffer) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const forwarded = { 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'http' }
    request(origin + url, { agent: false, method, headers: { ...headers, ...forwarded } }, resolve)
      .on('error', reject)
      .end(body)
  })
}
