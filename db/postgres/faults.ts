import { ConnectionError, DatabaseError } from 'sequelize'
import { DatabaseUnavailable, errorCode } from '../unavailable'

/** Returns the host and port only, because the rest of the URL may hold the password. */
export function describePlace(url: string): string {
  // An @ after the first / ? or # means that the password has an unescaped character. In
  // postgres://anne:12/34@host/app, 12 would be read as the port.
  if (!URL.canParse(url) || /:\/\/[^/?#]*[/?#][^=]*@/.test(url)) throw new DatabaseUnavailable(MALFORMED_URL)
  const { hostname, port, searchParams } = new URL(url)
  return `${searchParams.get('host') ?? (hostname || 'localhost')}:${port || 5432}`
}

export function explain(error: unknown): string {
  if (error instanceof URIError) return 'its address has a % that begins no encoded sign'
  const code = errorCode(error)
  const message = toMessage(error)
  return REASONS[code] ?? REASONS[message] ?? (message.includes(code) ? message : `${message} (${code})`)
}

/** Returns whether the fault lies with the server, its settings, its disk or the network. */
export function isOperational(error: unknown): boolean {
  const code = errorCode(error)
  if (SQLSTATE.test(code)) return OPERATIONAL.test(code)
  return (
    error instanceof ConnectionError ||
    error instanceof DatabaseError ||
    LOST.test(`${code} ${toMessage(error)}`)
  )
}

export function timedOut(error: unknown): boolean {
  return toMessage(error) === NO_ANSWER
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

const NO_ANSWER = 'Query read timeout'

/** The messages of Node and pg for a connection that breaks during Sequelize's first statements. */
const LOST = /^E(CONN|PIPE|TIMEDOUT|HOST|NET)|Connection terminated|Query read timeout|not queryable/

const MALFORMED_URL =
  'The address of the database must read postgres://user:password@host:port/name, ' +
  'with / ? # % in a password written as %2F %3F %23 %25'

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'the host is unknown',
  EAI_AGAIN: 'the host is unknown',
  // For these two errors, pg gives a message but no code.
  'timeout expired': 'it does not answer',
  [NO_ANSWER]: 'it does not answer',
  '25006': 'it is read-only',
  '28P01': 'the user name or the password is wrong',
  '28000': 'it does not let this user in',
  '3D000': 'it has no database of that name',
  '53100': 'its disk is full',
  '53300': 'it has no connection left',
  '57014': 'a statement had to wait too long, or took too long',
}

/** PostgreSQL's codes have five characters. A code that begins with E, such as EPIPE, is Node's. */
const SQLSTATE = /^(?!E)[0-9A-Z]{5}$/

/** The classes and codes of faults that an operator can fix. All other codes mean a fault in our statements. */
const OPERATIONAL = /^(08|28|3D|3F|53|57|58|XX|25006|42501|55P03)/
