import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Returns the port, which the system chooses for 0. Refuses with one line that names what was given. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error) => reject(new CannotListen(error, port, host))
    server.once('error', refuse)
    server.listen(port, host, () => {
      server.off('error', refuse)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

export class CannotListen extends Error {
  override name = 'CannotListen'

  constructor(error: NodeJS.ErrnoException, port: number, host: string) {
    const code = error.code ?? error.message
    const reasons: Record<string, string> = {
      EADDRINUSE: `PORT: ${port} on ${host} is taken by another program`,
      EACCES: `PORT: this user may not listen on ${port}`,
      EADDRNOTAVAIL: `HOST: ${host} is not one of this machine`,
      ENOTFOUND: `HOST: ${host} is not one of this machine`,
      EAI_AGAIN: `HOST: the address of ${host} cannot be found out`,
    }
    super(reasons[code] ?? `HOST: cannot listen on ${host} (${code})`, { cause: error })
  }
}
