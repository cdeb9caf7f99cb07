import { createHmac } from 'node:crypto'
import type { ServerLog } from './log'

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
  /** The user's id. The log never contains a name. */
  user?: number
  /** Logged as a keyed hash, like `address` and `session`, so that equal values can be matched but not read. */
  account?: string
  address?: string
  session?: string
  /** The account or network address whose attempts a limit has counted. Also logged as a keyed hash. */
  subject?: string
  limit?: string
}

export type SecurityLog = (event: SecurityEvent, outcome: string, facts?: Facts) => void

export function openSecurityLog(log: ServerLog, secret: string): SecurityLog {
  // Derives a separate key, because the secret itself signs the cookies.
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
