import { toMailOptions, type Address, type MailTransport } from './message'

/** Milliseconds for the connection, for the server's first word, and for each answer from then on. */
export type SmtpPatience = { connection: number; greeting: number; answer: number }

export const PATIENCE: SmtpPatience = { connection: 10_000, greeting: 15_000, answer: 20_000 }

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
    dnsTimeout: connection,
    connectionTimeout: connection,
    greetingTimeout: greeting,
    socketTimeout: answer,
  })
}
