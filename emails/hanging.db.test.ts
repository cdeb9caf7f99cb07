import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FROM, openWorld, welcome } from '#test/worlds/mails'
import { openTransport } from './transport'

const SHORT = { connection: 300, greeting: 300, answer: 300 }
const LONG = { connection: 60_000, greeting: 60_000, answer: 60_000 }

let world: Awaited<ReturnType<typeof openWorld>>
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test.each([
  ['says nothing', () => undefined, SHORT, 60_000, 'ETIMEDOUT'],
  [
    'greets and then says nothing',
    (socket: Socket) => socket.write('220 prêt\r\n'),
    SHORT,
    60_000,
    'ETIMEDOUT',
  ],
  ['never comes to the end of its answer', trickle, LONG, 500, 'EABORT'],
] as const)(
  'a server that %s is left in time, and the mail is kept',
  async (_what, talk, patience, sending, code) => {
    const server = await openServer(talk)
    const transport = openTransport({ from: FROM, smtpUrl: server.url, outbox: '', patience })
    const { mails, lines } = await world.begin(server, { transport, patience: { sending, stopping: 5000 } })
    await mails.queue(welcome())

    const begun = performance.now()
    await mails.sendDue()
    const took = performance.now() - begun
    server.close()

    expect(took).toBeLessThan(10_000)
    expect(lines).toMatchObject([{ level: 'warn', cause: { code } }])
    expect(await world.waiting()).toMatchObject([{ attempts: 1 }])
  },
)

test('stopping does not wait for a server that hangs', async () => {
  const server = await openServer(trickle)
  const transport = openTransport({ from: FROM, smtpUrl: server.url, outbox: '', patience: LONG })
  const { mails, lines } = await world.begin(server, {
    transport,
    patience: { sending: 60_000, stopping: 200 },
  })
  await mails.queue(welcome())
  const turn = mails.sendDue()
  await server.called

  mails.stop()
  await turn
  server.close()

  expect(lines).toMatchObject([{ level: 'warn', cause: { code: 'EABORT' } }])
})

/** Goes on with one greeting for ever, so that no silence is ever long. */
function trickle(socket: Socket) {
  const timer = setInterval(() => socket.write('220-un instant\r\n'), 20)
  socket.once('close', () => clearInterval(timer))
}

async function openServer(talk: (socket: Socket) => unknown) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    sockets.add(socket)
    talk(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    called: once(server, 'connection'),
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
