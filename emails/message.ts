import type { SendMailOptions } from 'nodemailer'
import type { Template } from './mail'

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

/** A message as nodemailer takes it. The address is no list, whatever commas it has. */
export function toMailOptions(message: Message, from: Address): SendMailOptions {
  const { to, subject, html, text, messageId, createdAt } = message
  return {
    from,
    to: { name: '', address: to },
    subject,
    html,
    text,
    messageId,
    date: createdAt,
    // Asks for no automatic answer, such as a note of absence.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
