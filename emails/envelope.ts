import type { SendMailOptions } from 'nodemailer'
import type { Address, Message } from './transport'

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
