import type { Address, MailTransport } from './message'
import { openOutbox } from './outbox'
import { openSmtp, type SmtpPatience } from './smtp'

export type TransportOptions = {
  from: Address
  /** None: the mails become files in the outbox, a folder that is made when it is missing. */
  smtpUrl?: string
  outbox: string
  patience?: SmtpPatience
}

export function openTransport({ from, smtpUrl, outbox, patience }: TransportOptions): MailTransport {
  return smtpUrl === undefined ? openOutbox(outbox, from) : openSmtp(smtpUrl, from, patience)
}
