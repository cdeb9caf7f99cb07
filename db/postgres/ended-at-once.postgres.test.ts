import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { openDatabase } from '../database'
import { openPostgres } from './engine'
import { createPlace } from '#test/db/database'

test('a PostgreSQL that ends a connection in the very moment in which it is made is one that cannot be used', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(Buffer.concat([WELCOME, READY, ENDED])))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  await expect(openPostgres(`postgres://camille@127.0.0.1:${port}/prepa`)).rejects.toThrow('cannot be used')
  server.close()
})

test('a connection that breaks under its first statement tells of a database that cannot be used, not of a fault', async () => {
  const place = await createPlace({ migrated: true })
  let breaks = false
  const sockets = new Set<Socket>()
  const way = createServer((near) => {
    const far = connect(Number(new URL(place.url).port), new URL(place.url).hostname)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined))
    near.on('data', (sent) => (breaks && isStatement(sent) ? near.destroy() : far.write(sent)))
    far.pipe(near)
  }).listen(0, '127.0.0.1')
  await once(way, 'listening')
  const address = new URL(place.url)
  address.port = String((way.address() as AddressInfo).port)
  const db = await openDatabase(address.href)
  breaks = true

  // The first still finds the connection that was made before.
  for (const _ of [1, 2])
    await expect(db.sequelize.query('SELECT 1')).rejects.toMatchObject({ name: 'DatabaseUnavailable' })

  await db.close()
  for (const socket of sockets) socket.destroy()
  way.close()
  await place.remove()
})

const isStatement = ([kind]: Buffer) => String.fromCharCode(kind!) === 'Q'

const WELCOME = message('R', Buffer.alloc(4))
const READY = message('Z', Buffer.from('I'))
const ENDED = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'))

function message(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(kind), length, body])
}
