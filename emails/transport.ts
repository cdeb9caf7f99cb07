import type { Template } from './mail'
import { openOutbox } from './outbox'
import { openSmtp, type SmtpPatience } from './smtp'

export type Address = { name: string; address: string }

export type Message = {
  id: number
  template: Template
  createdAt: Date
  to: string
  subject: string
  html: string
  text: string
  messageId: string
}

/** Sends one message or throws. Gives up when `signal` says so. Returns what the log should tell of it. */
export type MailTransport = { send(message: Message, signal: AbortSignal): Promise<{ file?: string }> }

export type TransportOptions = {
  from: Address
  /** None: the mails become files in this folder, which is made when it is missing. */
  smtpUrl?: string
  outbox: string
  patience?: SmtpPatience
}

export function openTransport({ from, smtpUrl, outbox, patience }: TransportOptions): MailTransport {
  return smtpUrl === undefined ? openOutbox(outbox, from) : openSmtp(smtpUrl, from, patience)
}
