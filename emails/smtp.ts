import { toMailOptions, type Address, type MailTransport } from './message'

/** Milliseconds for the connection, for the server's first word, and for each answer from then on. */
export type SmtpPatience = { connection: number; greeting: number; answer: number }

const PATIENCE: SmtpPatience = { connection: 10_000, greeting: 15_000, answer: 20_000 }

/** Loaded at the first sending: a command, or a server at start, has no use for it. */
export function openSmtp(url: string, from: Address, patience = PATIENCE): MailTransport {
  let opened: ReturnType<typeof open> | undefined
  return {
    async send(message, signal) {
      const transport = await (opened ??= open(url, patience))
      await transport.sendMail({ ...toMailOptions(message, from), signal })
      return {}
    },
  }
}

async function open(url: string, { connection, greeting, answer }: SmtpPatience) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    // nodemailer prefers what the URL says of it, as ?requireTLS=false.
    requireTLS: keepsPassword(url),
    dnsTimeout: connection,
    connectionTimeout: connection,
    greetingTimeout: greeting,
    socketTimeout: answer,
  })
}

/** Whether to send nothing before STARTTLS: else a password would go over a network in the clear. */
export function keepsPassword(url: string): boolean {
  const { protocol, username, password, hostname } = new URL(url)
  const signsIn = username !== '' || password !== ''
  return protocol === 'smtp:' && signsIn && !LOOPBACK.test(hostname)
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i
