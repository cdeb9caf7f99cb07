import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createPlace } from '#test/db/database'
import { openDatabase } from '../database'
import { openPostgres } from './engine'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

test.each([
  ['its setting', 2, 2],
  ['five', undefined, 5],
])('a process has at most %s of connections', async (_, connections, most) => {
  const place = await createPlace({ migrated: true })
  const db = await openDatabase(place.url, { connections })
  cleanUps.push(place.remove, () => db.close())

  // Each takes long enough for the others to open connections of their own.
  const sleep = 'SELECT pg_backend_pid() AS pid, pg_sleep(0.3)'
  const found = await Promise.all(Array.from({ length: 15 }, () => db.read<{ pid: number }>(sleep)))

  expect(new Set(found.map(([row]) => row!.pid)).size).toBe(most)
})

test.each(['sslmode=verify-full', 'ssl=true'])(
  'with %s a connection uses TLS or fails',
  async (parameter) => {
    const words: string[] = []
    const port = await listen(
      createServer((socket) => {
        socket.once('data', (bytes) => {
          words.push(bytes.toString('hex'))
          socket.end('N')
        })
      }),
    )

    const opening = openPostgres(`postgres://camille:secret@127.0.0.1:${port}/app?${parameter}`)

    await expect(opening).rejects.toThrow(/does not support SSL/)
    expect(new Set(words)).toEqual(new Set([SSL_REQUEST]))
  },
)

test('a server that ends a connection just as it is made cannot be used', async () => {
  const port = await listen(
    createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => socket.end(Buffer.concat([WELCOME, READY, ENDED])))
    }),
  )

  await expect(openPostgres(`postgres://camille@127.0.0.1:${port}/prepa`)).rejects.toThrow('cannot be used')
})

test('a connection that breaks under its first statement is a fault of the database', async () => {
  const place = await createPlace({ migrated: true })
  const { hostname, port } = new URL(place.url)
  let breaks = false
  const sockets = new Set<Socket>()
  const way = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined))
    near.on('data', (sent) => (breaks && isStatement(sent) ? near.destroy() : far.write(sent)))
    far.pipe(near)
  })
  const address = new URL(place.url)
  address.port = String(await listen(way))
  const db = await openDatabase(address.href)
  cleanUps.push(
    place.remove,
    () => sockets.forEach((socket) => socket.destroy()),
    () => db.close(),
  )
  breaks = true

  // The first statement still finds the connection that was made before.
  for (const _ of [1, 2])
    await expect(db.sequelize.query('SELECT 1')).rejects.toMatchObject({ name: 'DatabaseUnavailable' })
})

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUps.push(() => server.close())
  return (server.address() as AddressInfo).port
}

/** The first words of a client that uses TLS. */
const SSL_REQUEST = '0000000804d2162f'

const isStatement = ([kind]: Buffer) => String.fromCharCode(kind!) === 'Q'

const WELCOME = message('R', Buffer.alloc(4))
const READY = message('Z', Buffer.from('I'))
const ENDED = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'))

function message(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(kind), length, body])
}
