import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * Passes everything on to PostgreSQL and back; stalled, it accepts everything and passes nothing on; cut, it
 * closes every connection.
 */
export async function startProxy(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let stalled = false
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => stalled || to.write(chunk))
      from.on('close', () => to.destroy())
      from.on('error', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    stall: () => (stalled = true),
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    goOn: () => (stalled = isCut = false),
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
