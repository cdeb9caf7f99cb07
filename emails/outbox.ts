import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toMailOptions, type Address, type MailTransport, type Message } from './message'

/** Writes each mail as a file that a mail program opens, in place of sending it. */
export function openOutbox(folder: string, from: Address): MailTransport {
  return {
    async send(message) {
      const file = join(folder, nameOf(message))
      await makeFolder(folder)
      await writeWhole(file, await compose(message, from))
      return { file }
    },
  }
}

/** The same for a second try, which then replaces the first. */
function nameOf({ id, createdAt, template }: Message): string {
  return `${createdAt.toISOString().replaceAll(':', '-')}-${id}-${template}.eml`
}

async function compose(message: Message, from: Address): Promise<Buffer> {
  const { createTransport } = await import('nodemailer')
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const composed = await composer.sendMail(toMailOptions(message, from))
  return composed.message as Buffer
}

/** Its mails hold links that open accounts: they are for the operator alone. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  })
}

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const beside = `${file}.${process.pid}.new`
  try {
    await writeFile(beside, bytes, { flush: true, mode: 0o600 })
    await rename(beside, file)
  } finally {
    await rm(beside, { force: true })
  }
}
