import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** The time that the relay takes to accept a mail, in milliseconds. */
export const ANSWER_MS = 50

/** In a process of its own: an SMTP server that tells its parent its port, then the recipient of each mail. */
if (process.send) {
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.resume().once('end', () =>
        setTimeout(() => {
          process.send!(envelope.rcptTo[0]!.address)
          done()
        }, ANSWER_MS),
      )
    },
  })
  server.on('error', (error) => console.error(error))
  process.once('disconnect', () => process.exit())
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  process.send((server.server.address() as AddressInfo).port)
}
