import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Message } from './transport'
import { keepsPassword } from './transport'
import { openTransport } from './transport'

const MAIL: Message = {
  id: 7,
  template: 'welcome',
  createdAt: new Date('2026-11-20T17:12:00.000Z'),
  to: 'camille@example.com',
  subject: 'Bienvenue',
  html: '<p>Bienvenue</p>',
  text: 'Bienvenue',
  messageId: '<mail.7@prepa-lts.example>',
}

/** A server that would take a password in the clear, and what it took. */
let server: SMTPServer
let port = 0
let signedIn: (string | undefined)[]
let mails = 0
beforeEach(async () => {
  signedIn = []
  mails = 0
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    disableReverseLookup: true,
    onAuth({ username }, _session, done) {
      signedIn.push(username)
      done(null, { user: username })
    },
    onData(stream, _session, done) {
      mails++
      stream.resume().on('end', done)
    },
  })
  const listening = once(server.server, 'listening')
  server.listen(0, '0.0.0.0')
  await listening
  ;({ port } = server.server.address() as AddressInfo)
})
afterEach(() => new Promise<void>((done) => server.close(done)))

// This machine by an address that is not a loopback address.
const ELSEWHERE = '0.0.0.0'

test('neither the password nor the mail is sent to a server that does not encrypt', async () => {
  const sending = send(`smtp://prepa:secret@${ELSEWHERE}:${port}`)

  await expect(sending).rejects.toMatchObject({ code: 'ETLS', command: 'STARTTLS' })
  expect({ signedIn, mails }).toEqual({ signedIn: [], mails: 0 })
})

test('unless the operator says so', async () => {
  await send(`smtp://prepa:secret@${ELSEWHERE}:${port}?requireTLS=false`)

  expect({ signedIn, mails }).toEqual({ signedIn: ['prepa'], mails: 1 })
})

test('on the same machine it is sent', async () => {
  await send(`smtp://prepa:secret@127.0.0.1:${port}`)

  expect({ signedIn, mails }).toEqual({ signedIn: ['prepa'], mails: 1 })
})

test('the operator may ask for encryption there as well', async () => {
  await expect(send(`smtp://127.0.0.1:${port}?requireTLS=true`)).rejects.toMatchObject({ code: 'ETLS' })
  expect(mails).toBe(0)
})

test('without a password nothing is asked for', async () => {
  await send(`smtp://${ELSEWHERE}:${port}`)

  expect({ signedIn, mails }).toEqual({ signedIn: [], mails: 1 })
})

test.each([
  ['smtp://prepa:secret@mail.example:587', true],
  ['smtp://prepa@mail.example', true],
  ['smtp://:secret@mail.example', true],
  ['smtp://prepa:secret@127.0.0.1.mail.example', true],
  ['smtp://prepa:secret@localhost.example', true],
  ['smtp://prepa:secret@[2001:db8::1]', true],
  ['smtp://mail.example', false],
  ['smtp://prepa:secret@LOCALHOST:25', false],
  ['smtp://prepa:secret@127.1.2.3', false],
  ['smtp://prepa:secret@[::1]:25', false],
  // Encrypted from the first byte.
  ['smtps://prepa:secret@mail.example', false],
])('%s waits for STARTTLS: %s', (url, awaited) => {
  expect(keepsPassword(url)).toBe(awaited)
})

function send(smtpUrl: string) {
  const from = { name: 'Prépa LTS', address: 'no-reply@prepa-lts.example' }
  return openTransport({ from, smtpUrl, outbox: '' }).send(MAIL, new AbortController().signal)
}
