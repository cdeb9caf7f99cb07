import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { openPostgres } from './engine'

/** What a client says first that speaks to PostgreSQL by TLS alone. */
const SSL_REQUEST = '0000000804d2162f'

test.each(['sslmode=verify-full', 'ssl=true'])(
  'with %s in its address PostgreSQL is spoken to by TLS or not at all',
  async (parameter) => {
    const words: string[] = []
    const server = createServer((socket) => {
      socket.once('data', (bytes) => {
        words.push(bytes.toString('hex'))
        socket.end('N')
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }

    const opening = openPostgres(`postgres://camille:secret@127.0.0.1:${port}/app?${parameter}`)

    await expect(opening).rejects.toThrow(/does not support SSL/)
    expect(new Set(words)).toEqual(new Set([SSL_REQUEST]))
    server.close()
  },
)
