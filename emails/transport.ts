import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'

/** How many mails a process sends at once, each over its own connection to the SMTP server. */
export const MAILS_AT_ONCE = 4

export type Address = { name: string; address: string }

export type OutgoingMail = {
  id: number
  template: string
  createdAt: Date
  to: string
  subject: string
  html: string
  text: string
  messageId: string
  /** The URL to which a mail program POSTs once to unsubscribe the reader (RFC 8058). */
  unsubscribeUrl?: string | undefined
}

/** `send` throws on failure, and returns details for the log. */
export type MailTransport = {
  send(message: OutgoingMail, signal: AbortSignal): Promise<{ file?: string }>
  close?(): Promise<void>
}

export type TransportOptions = {
  from: Address
  /** The envelope's sender, which receives bounces; `from` by default. */
  bounces?: string
  /** The URL of the SMTP server. If it is absent, each mail is written to a file in the folder `outbox`. */
  smtpUrl?: string
  outbox: string
  patience?: SmtpPatience
}

export function openTransport({ smtpUrl, outbox, ...options }: TransportOptions): MailTransport {
  return smtpUrl === undefined ? openOutbox(outbox, options.from) : openSmtp(smtpUrl, options)
}

/** The time limits in milliseconds; `answer` limits each reply after the greeting. */
export type SmtpPatience = { connection: number; greeting: number; answer: number }

const PATIENCE: SmtpPatience = { connection: 10_000, greeting: 15_000, answer: 20_000 }

type SmtpOptions = Pick<TransportOptions, 'from' | 'bounces' | 'patience'>

/** Loads nodemailer at the first mail, because commands and the server's start do not need it. */
function openSmtp(url: string, { from, bounces, patience = PATIENCE }: SmtpOptions): MailTransport {
  let opened: ReturnType<typeof open> | undefined
  return {
    async send(message, signal) {
      const transport = await (opened ??= open(url, patience))
      const envelope = bounces === undefined ? {} : toEnvelope(message, bounces)
      await transport.sendMail({ ...toMailOptions(message, from), ...envelope, signal })
      return {}
    },
    async close() {
      const transport = await opened
      transport?.close()
    },
  }
}

async function open(url: string, { connection, greeting, answer }: SmtpPatience) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    // Thousands of mails are sent in a morning, so they share connections.
    pool: true,
    maxConnections: MAILS_AT_ONCE,
    // Nodemailer retries a mail once after a lost connection. The mail queue decides about later retries.
    maxRequeues: 1,
    // Options in the URL, such as ?requireTLS=false, take precedence.
    requireTLS: requiresStartTls(url),
    dnsTimeout: connection,
    connectionTimeout: connection,
    greetingTimeout: greeting,
    socketTimeout: answer,
  })
}

/** Returns whether to require STARTTLS, without which a password would cross the network in the clear. */
export function requiresStartTls(url: string): boolean {
  const { protocol, username, password, hostname } = new URL(url)
  const signsIn = username !== '' || password !== ''
  return protocol === 'smtp:' && signsIn && !LOOPBACK.test(hostname)
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i

/**
 * Writes each mail to a file that only the user of this process can read, because links in mails give access
 * to accounts.
 */
function openOutbox(folder: string, from: Address): MailTransport {
  return {
    async send(message) {
      const { id, createdAt, template } = message
      const file = join(folder, `${createdAt.toISOString().replaceAll(':', '-')}-${id}-${template}.eml`)
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const composed = await composer.sendMail(toMailOptions(message, from))

      await mkdir(folder, { recursive: true, mode: 0o700 })
      const beside = `${file}.${process.pid}.new`
      try {
        await writeFile(beside, composed.message as Buffer, { flush: true, mode: 0o600 })
        await rename(beside, file)
      } finally {
        await rm(beside, { force: true })
      }
      return { file }
    },
  }
}

/** Passes the recipient as an object, because nodemailer would split a string at commas. */
function toEnvelope({ to }: OutgoingMail, bounces: string) {
  return { envelope: { from: bounces, to: { name: '', address: to } } as object }
}

/** Passes the recipient as an object, because nodemailer would split a string at commas. */
function toMailOptions(message: OutgoingMail, from: Address): SendMailOptions {
  const { to, subject, html, text, messageId, createdAt, unsubscribeUrl } = message
  return {
    from,
    to: { name: '', address: to },
    subject,
    html,
    text,
    messageId,
    date: createdAt,
    headers: {
      // Tells mail servers not to send automatic replies, such as out-of-office notes.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(unsubscribeUrl && { list: { unsubscribe: unsubscribeUrl } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
