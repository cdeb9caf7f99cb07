import { once } from 'node:events'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readMail } from '#test/harness/mailbox'
import { requiresStartTls, type OutgoingMail, openTransport, type TransportOptions } from './transport'
import { openFolder } from '#test/harness/worker'

const FROM = { name: 'Prépa LTS', address: 'no-reply@prepa-lts.example' }
const MAIL: OutgoingMail = {
  id: 7,
  template: 'welcome',
  createdAt: new Date('2026-11-20T17:12:00.000Z'),
  to: 'camille@example.com',
  subject: 'Bienvenue à Liège',
  html: '<p>Prêt à tirer</p>',
  text: 'Prêt à tirer : https://prepa-lts.example/',
  messageId: '<mail.7@prepa-lts.example>',
}

type Place = Pick<TransportOptions, 'smtpUrl' | 'outbox' | 'bounces'>

function send(place: Place, mail = MAIL) {
  const transport = openTransport({ from: FROM, ...place })
  return transport.send(mail, new AbortController().signal).finally(() => transport.close?.())
}

describe('the outbox folder', () => {
  let folder = ''
  let outbox = ''
  beforeEach(async () => {
    folder = await openFolder()
    outbox = join(folder, 'outbox')
  })

  test('has each mail as a file for mail programs, readable by the operator', async () => {
    const { file = '' } = await send({ outbox })

    expect(file).toBe(join(outbox, '2026-11-20T17-12-00.000Z-7-welcome.eml'))
    expect(await readMail(await readFile(file), MAIL.to)).toMatchObject({
      from: 'Prépa LTS <no-reply@prepa-lts.example>',
      subject: MAIL.subject,
      messageId: MAIL.messageId,
      html: expect.stringContaining(MAIL.html),
      text: expect.stringContaining(MAIL.text),
      headers: expect.objectContaining({ to: MAIL.to }),
    })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await stat(outbox)).mode & 0o777).toBe(0o700)
  })

  test('has a second try in place of the first, and no half-written file', async () => {
    const { file = '' } = await send({ outbox })
    await writeFile(file, 'half')
    await send({ outbox })

    expect(await readdir(outbox)).toHaveLength(1)
    expect(await readFile(file, 'utf8')).toContain(MAIL.messageId)
  })

  test('reports by a code that it cannot be made', async () => {
    await writeFile(outbox, 'a file')

    await expect(send({ outbox })).rejects.toMatchObject({ code: 'EEXIST' })
  })
})

/** Takes mails of everybody, and a password in the clear too. */
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  authOptional: true,
  disableReverseLookup: true,
  onConnect({ id }, done) {
    connections.push(id)
    done()
  },
  onAuth({ username }, _session, done) {
    signedIn.push(username)
    done(null, { user: username })
  },
  onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
    envelopes.push([mailFrom && mailFrom.address, ...rcptTo.map(({ address }) => address)])
    stream.resume().on('end', done)
  },
})
const connections: string[] = []
const signedIn: (string | undefined)[] = []
const envelopes: unknown[] = []
server.listen(0, '0.0.0.0')
await once(server.server, 'listening')
const { port } = server.server.address() as AddressInfo
beforeEach(() => {
  signedIn.length = envelopes.length = 0
})
afterAll(() => new Promise<void>((done) => server.close(done)))

test('mails sent one by one share a connection, which ends with the transport', async () => {
  const transport = openTransport({ from: FROM, smtpUrl: `smtp://127.0.0.1:${port}`, outbox: '' })
  const before = connections.length
  for (let mail = 0; mail < 3; mail += 1) await transport.send(MAIL, new AbortController().signal)
  expect([envelopes.length, connections.length - before]).toEqual([3, 1])

  await transport.close!()
  await expect.poll(() => server.connections.size).toBe(0)
})

test('mails sent at once go through four connections at most', async () => {
  const transport = openTransport({ from: FROM, smtpUrl: `smtp://127.0.0.1:${port}`, outbox: '' })
  const before = connections.length
  const { signal } = new AbortController()
  await Promise.all(Array.from({ length: 8 }, () => transport.send(MAIL, signal)))
  expect([envelopes.length, connections.length - before]).toEqual([8, 4])

  await transport.close!()
  await expect.poll(() => server.connections.size).toBe(0)
})

describe('the sender of the envelope', () => {
  const smtpUrl = `smtp://127.0.0.1:${port}`

  test.each([
    ['the address that mails come from', {}, FROM.address],
    ['the one that bounces are to come to', { bounces: 'retours@example.com' }, 'retours@example.com'],
  ])('is the address %s', async (_what, options, sender) => {
    await send({ smtpUrl, outbox: '', ...options })

    expect(envelopes).toEqual([[sender, MAIL.to]])
  })

  test('never reaches a second recipient by commas in an address', async () => {
    const to = 'camille@example.com, karim@example.com'
    await send({ smtpUrl, outbox: '', bounces: 'retours@example.com' }, { ...MAIL, to }).catch(
      () => undefined,
    )

    expect(envelopes).toEqual([])
  })
})

describe('an SMTP server that would take a password in the clear', () => {
  // 0.0.0.0 reaches this machine without being a loopback address.
  test.each([
    ['gets neither it nor the mail', 'prepa:secret@0.0.0.0', '', null],
    ['gets it where the operator says so', 'prepa:secret@0.0.0.0', '?requireTLS=false', ['prepa']],
    ['gets it on the same machine', 'prepa:secret@127.0.0.1', '', ['prepa']],
    ['gets nothing there where the operator asks for encryption', '127.0.0.1', '?requireTLS=true', null],
    ['gets the mail where there is no password', '0.0.0.0', '', []],
  ])('%s (smtp://%s, %s)', async (_what, place, options, users) => {
    const sending = send({ smtpUrl: `smtp://${place}:${port}${options}`, outbox: '' })

    if (users) await sending
    else await expect(sending).rejects.toMatchObject({ code: 'ETLS' })
    expect([signedIn, envelopes.length]).toEqual(users ? [users, 1] : [[], 0])
  })
})

test.each([
  ['smtp://prepa@mail.example', true],
  ['smtp://:secret@mail.example', true],
  ['smtp://prepa:secret@127.0.0.1.mail.example', true],
  ['smtp://prepa:secret@localhost.example', true],
  ['smtp://prepa:secret@LOCALHOST:25', false],
  ['smtp://prepa:secret@127.1.2.3', false],
  ['smtp://prepa:secret@[::1]:25', false],
  // smtps is encrypted from the start.
  ['smtps://prepa:secret@mail.example', false],
])('the password for %s waits for STARTTLS: %s', (url, awaited) => {
  expect(requiresStartTls(url)).toBe(awaited)
})
