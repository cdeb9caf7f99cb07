import { AsyncLocalStorage } from 'node:async_hooks'
import { pino, type Logger } from 'pino'
import pretty from 'pino-pretty'
import { DatabaseUnavailable } from '#db/unavailable'

export type Log = Logger

/**
 * One JSON line an event, for machines; `pretty` for a person at a terminal. A line that is written
 * while a request is answered carries its id.
 */
export function createLog(options: { level: string; format: 'json' | 'pretty' }): Log {
  const settings = {
    level: options.level,
    base: undefined,
    serializers: { err: describeError },
    mixin: () => ({ req: requests.getStore()?.id }),
  }
  return options.format === 'pretty'
    ? pino(settings, pretty({ ignore: 'pid,hostname', singleLine: true, sync: true }))
    : pino(settings, openOutput())
}

/** Writes to standard output. While that fails, as on a full disk, lines wait, up to a megabyte; later ones are lost. */
function openOutput() {
  const output = pino.destination({ dest: process.stdout.fd, maxLength: 1_000_000 })
  let isFailing = false
  const note = (failing: boolean) => () => void (isFailing = failing)
  output.on('error', note(true)).on('write', note(false))
  // pino retries at exit without end, and the process would never stop.
  const giveUp = () => isFailing && output.destroy()
  process.prependListener('exit', giveUp)
  return output
}

/**
 * A request without its answer so far. `refuse` answers with 500, or breaks off an answer that has begun; `gone` aborts
 * when the client leaves before the answer.
 */
type RequestInProgress = { id: string; path: string; refuse: () => void; gone: AbortSignal }

/** A `fail` for `safely` where there is no answer left to refuse. */
export const logFault = (log: Log) => (error: unknown) => log.error({ err: error }, 'unexpected error')

/** Runs `work`, and all that it starts, as part of the answer to a request. */
export function runInRequest<T>(request: RequestInProgress, work: () => T): T {
  return requests.run(request, work)
}

/** Runs `work` for other clients as well: it goes on when this one leaves. */
export function runForAll<T>(work: () => T): T {
  const request = requests.getStore()
  return request ? requests.run({ ...request, gone: NEVER }, work) : work()
}

const NEVER = new AbortController().signal

export const requestInProgress = (): RequestInProgress | undefined => requests.getStore()

const requests = new AsyncLocalStorage<RequestInProgress>()

/**
 * The path of a request's target. The rest may hold what no log may: the query string, a fragment, and the origin with
 * a password that a client writes for a proxy.
 */
export function pathOf(target = ''): string {
  return target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] || '/'
}

/**
 * Logs a failure that lasts for the same reason once, and once when it is over: the same line each second would hide
 * all others.
 */
export function logOncePerOutage(log: Log, words: { begun: string; over: string }) {
  let reason: string | undefined
  return {
    failed(error: unknown) {
      const now = reasonOf(error)
      if (now === reason) return
      reason = now
      const fault = error instanceof DatabaseUnavailable ? { fault: error.message } : { err: error }
      log.error(fault, words.begun)
    },
    recovered() {
      if (reason !== undefined) log.info(words.over)
      reason = undefined
    },
  }
}

/** A server that goes away and comes back has several messages for it. */
function reasonOf(error: unknown): string {
  return error instanceof DatabaseUnavailable ? error.name : String(error)
}

/** No more than this: an error of the database carries the row, with hashes and addresses. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, stack } = error
  const { code } = error as NodeJS.ErrnoException
  const told = quotesValue(error) ? message.replace(QUOTED, '"…"') : message
  return {
    type: name,
    message: told,
    stack: stack?.replace(message, () => told),
    ...(code !== undefined && { code }),
  }
}

/** PostgreSQL quotes the value it rejects: SQLSTATE's class 22, 'data exception'. */
function quotesValue(error: { original?: unknown } & Error): boolean {
  const { code } = Object(error.original ?? error) as { code?: unknown }
  return typeof code === 'string' && /^22...$/.test(code)
}

/** From the first quotation mark to the last, in any locale's style. */
const QUOTED = /["«»„“].*["«»“”]/s
