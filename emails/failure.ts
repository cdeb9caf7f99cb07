import type { MailFailure } from '#modules/kernel/mails'
import { RETENTION, toMs } from '#modules/kernel/retention'

/** A queued mail that this version cannot read. The error's message is logged, so it must not quote the mail. */
export class UnreadableMail extends Error {
  override name = 'UnreadableMail'
}

export type SendingFailure = {
  permanent: boolean
  cause: Record<string, unknown>
  failure: MailFailure
  answer: string | null
}

/** Classifies an error. `cause` leaves out the server's reply, which may repeat the e-mail address. */
export function toFailure(thrown: unknown): SendingFailure {
  const error: MailError = thrown instanceof Error ? thrown : new Error(typeof thrown)
  const { name: type, code, originalCode, responseCode, command } = error
  const status = findStatus(error)
  const codes = { type, code, originalCode, responseCode, status, command }
  const answer = responseCode === undefined ? null : [responseCode, status].filter(Boolean).join(' ')
  const permanent = isPermanent(error)
  return {
    permanent,
    cause: { ...codes, ...toLoggable(error) },
    failure: classify(error, permanent),
    answer,
  }
}

function classify(error: MailError, permanent: boolean): MailFailure {
  const { code = '', command, responseCode = 0 } = error
  if (permanent) return command === 'DATA' ? 'text' : 'address'
  if (error instanceof UnreadableMail) return 'unreadable'
  if (responseCode >= 500 || code === 'EAUTH') return 'sender'
  if (responseCode >= 400) return 'later'
  return CONNECTION_CODES.includes(code) || code === 'EABORT' ? 'away' : 'fault'
}

type MailError = Error & {
  code?: string
  originalCode?: string
  responseCode?: number
  response?: string
  command?: string
}

/** Returns whether the server refused this recipient or this text. An operator can fix neither. */
function isPermanent(error: MailError): boolean {
  const { code, command, responseCode = 0 } = error
  // nodemailer itself refuses an address that no SMTP command can contain.
  if (code === 'EENVELOPE' && command === 'API') return true
  if (OF_THE_SESSION.includes(responseCode) || OF_POLICY.test(findStatus(error) ?? '')) return false
  const isRefused = responseCode >= 500 && responseCode < 600
  return isRefused && (command === 'RCPT TO' || command === 'DATA')
}

/** The SMTP reply codes for a command in the wrong order, or for a missing or failed sign-in. */
const OF_THE_SESSION = [503, 530, 534, 535, 538]

/** The statuses of security and policy (RFC 3463), such as '5.7.1 Relay access denied'. */
const OF_POLICY = /^\d\.7\./

/** Returns whether a bounce is final and blames the address, not the sender or the text. */
export function blamesAddress(status: string): boolean {
  return /^5\.(?!6\.)/.test(status) && !OF_POLICY.test(status)
}

/**
 * Returns what is safe to log: the message of `UnreadableMail` or of a failed connection, or a bug's stack frames.
 * Other messages might quote the mail.
 */
function toLoggable(error: MailError): { message?: string; frames?: string[] } {
  const { code, command, response, message, stack = '' } = error
  const isOnTheWay = CONNECTION_CODES.includes(code ?? '') && command === 'CONN' && response === undefined
  if (error instanceof UnreadableMail || isOnTheWay) return { message }
  if (code !== undefined) return {}
  return { frames: stack.split('\n').filter((line) => /^ {4}at .+:\d+:\d+\)?$/.test(line)) }
}

const CONNECTION_CODES = ['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'ETLS']

/** Returns the status of RFC 3463, such as 5.1.1 for an unknown mailbox. */
function findStatus({ response }: MailError): string | undefined {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
}

const MINUTE_MS = 60_000
const DELAYS = [1, 5, 15, 60]

type Tried = { attempts: number; createdAt: Date; resentAt: Date | null }

/**
 * Returns when to try a mail again. Returns null after a permanent failure, or a day after the mail was queued or
 * resent.
 */
export function nextTry(
  { permanent }: Pick<SendingFailure, 'permanent'>,
  { attempts, createdAt, resentAt }: Tried,
  now: Date,
): Date | null {
  if (permanent) return null
  const minutes = DELAYS[attempts - 1] ?? DELAYS.at(-1)!
  const at = new Date(now.getTime() + minutes * MINUTE_MS)
  const since = resentAt ?? createdAt
  return at.getTime() - since.getTime() <= toMs(RETENTION.unsentMail) ? at : null
}
