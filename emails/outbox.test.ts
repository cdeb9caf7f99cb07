import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readMail } from '#test/mailbox'
import type { Message } from './transport'
import { openTransport } from './transport'

const MAIL: Message = {
  id: 7,
  template: 'welcome',
  createdAt: new Date('2026-11-20T17:12:00.000Z'),
  to: 'camille@example.com',
  subject: 'Bienvenue à Liège',
  html: '<p>Prêt à tirer</p>',
  text: 'Prêt à tirer : https://prepa-lts.example/',
  messageId: '<mail.7@prepa-lts.example>',
}

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prepa-lts-outbox-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('without a server a mail becomes a file that a mail program reads', async () => {
  const { file = '' } = await send()

  expect(file).toBe(join(folder, 'outbox', '2026-11-20T17-12-00.000Z-7-welcome.eml'))
  const mail = await readMail(await readFile(file), MAIL.to)
  expect(mail).toMatchObject({
    from: 'Prépa LTS <no-reply@prepa-lts.example>',
    subject: MAIL.subject,
    messageId: MAIL.messageId,
    html: expect.stringContaining(MAIL.html),
    text: expect.stringContaining(MAIL.text),
    headers: expect.objectContaining({ to: MAIL.to }),
  })
})

test('the file and its folder are for the operator alone', async () => {
  const { file = '' } = await send()

  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'outbox'))).mode & 0o777).toBe(0o700)
})

test('a second try replaces the first, and nothing half written stays', async () => {
  const { file = '' } = await send()
  await writeFile(file, 'half')
  await send()

  expect(await readdir(join(folder, 'outbox'))).toHaveLength(1)
  expect(await readFile(file, 'utf8')).toContain(MAIL.messageId)
})

test('a folder that cannot be made is reported by its code, and nothing is left', async () => {
  await writeFile(join(folder, 'outbox'), 'a file')

  await expect(send()).rejects.toThrow(expect.objectContaining({ code: 'ENOTDIR' }))
  expect(await readdir(folder)).toEqual(['outbox'])
})

function send() {
  const from = { name: 'Prépa LTS', address: 'no-reply@prepa-lts.example' }
  return openTransport({ from, outbox: join(folder, 'outbox') }).send(MAIL, new AbortController().signal)
}
