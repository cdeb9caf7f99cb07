import { createHmac } from 'node:crypto'
import type { Log } from './log'

/** What an operator searches to learn how somebody got into an account. */
export type SecurityEvent =
  | 'sign-in'
  | 'session'
  | 'second-factor'
  | 'second-factor-change'
  | 'registration'
  | 'password-again'
  | 'password-change'
  | 'password-reset-link'
  | 'password-reset'
  | 'profile-change'
  | 'email-change-undone'
  | 'address-confirmation'
  | 'account-deletion'
  | 'other-sessions'
  | 'admin-only'
  | 'limit'

type Facts = {
  /** By number, never by name. */
  user?: number
  /** Keyed hashes: equal values stay equal, and cannot be reversed without the secret. */
  account?: string
  address?: string
  session?: string
  /** Whom a limit has counted: an account or an address. */
  subject?: string
  limit?: string
}

/** Notes an event and how it came out: 'ok', 'ended', or the code of its refusal. */
export type SecurityLog = (event: SecurityEvent, outcome: string, facts?: Facts) => void

/** Lines of the one log, each with the id of its request: no name, no e-mail and no address of the network. */
export function openSecurityLog(log: Log, secret: string): SecurityLog {
  // The secret itself signs cookies: no line may hold what passes for a signature.
  const key = createHmac('sha256', secret).update('security log').digest()
  const coded = (text: string | undefined) =>
    text === undefined ? undefined : createHmac('sha256', key).update(text).digest('base64url').slice(0, 16)
  return (event, outcome, { account, address, session, subject, ...facts } = {}) => {
    const line = {
      security: event,
      outcome,
      ...facts,
      account: coded(account),
      address: coded(address),
      session: coded(session),
      subject: coded(subject),
    }
    log[AS_USUAL.includes(outcome) ? 'info' : 'warn'](line, 'security event')
  }
}

const AS_USUAL = ['ok', 'ended', 'code-asked']
