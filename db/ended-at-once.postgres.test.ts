import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { openPostgres } from './postgres'

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

const WELCOME = message('R', Buffer.alloc(4))
const READY = message('Z', Buffer.from('I'))
const ENDED = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'))

function message(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(kind), length, body])
}
