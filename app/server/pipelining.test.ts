import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from './log'
import { cutFloods } from './pipelining'

let server: Server
let begun: number
beforeEach(async () => {
  begun = 0
  const isFlood = cutFloods(createLog({ level: 'silent', format: 'json' }))
  server = createServer((req, res) => {
    if (isFlood(req, res)) return
    begun += 1
    setTimeout(() => res.end('answer'), 5)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test('a client may ask on a few times before he has his answers, again and again', async () => {
  const client = connectToServer()
  for (let round = 0; round < 3; round += 1) {
    client.write(GET.repeat(8))
    for (let answers = 0; answers < 8;) {
      const [data] = (await once(client, 'data')) as [Buffer]
      answers += data.toString().split('answer').length - 1
    }
  }
  client.destroy()

  expect(begun).toBe(24)
})

test('a client who asks a thousand times without waiting is cut off, and few of his requests are begun', async () => {
  const client = connectToServer()
  client.write(GET.repeat(1000))

  expect(await text(client).catch(() => 'broken off')).not.toContain('answer')
  expect(begun).toBeLessThan(20)
})

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

function connectToServer() {
  return connect((server.address() as AddressInfo).port, '127.0.0.1')
}
