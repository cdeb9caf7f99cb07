import { AsyncLocalStorage } from 'node:async_hooks'
import { pino, type Logger } from 'pino'
import pretty from 'pino-pretty'
import { DatabaseUnavailable } from '#db/unavailable'

export type ServerLog = Logger

export function createServerLog(options: { level: string; format: 'json' | 'pretty' }): ServerLog {
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

/** Opens standard output. While writing fails, as on a full disk, keeps a megabyte of lines and drops the rest. */
function openOutput() {
  const output = pino.destination({ dest: process.stdout.fd, maxLength: 1_000_000 })
  let isFailing = false
  const note = (failing: boolean) => () => void (isFailing = failing)
  output.on('error', note(true)).on('write', note(false))
  // At exit, pino would retry a failing write forever.
  const giveUp = () => isFailing && output.destroy()
  process.prependListener('exit', giveUp)
  return output
}

/**
 * `refuse` answers with 500, or breaks off a response that has begun. `gone` aborts if the client leaves
 * early.
 */
type RequestInProgress = { id: string; path: string; refuse: () => void; gone: AbortSignal }

export const logFault = (log: ServerLog) => (error: unknown) => log.error({ err: error }, 'unexpected error')

export function runInRequest<T>(request: RequestInProgress, work: () => T): T {
  return requests.run(request, work)
}

/** Continues `work` even if this client leaves, because other clients also wait for the result. */
export function runForAll<T>(work: () => T): T {
  const request = requests.getStore()
  return request ? requests.run({ ...request, gone: NEVER }, work) : work()
}

const NEVER = new AbortController().signal

export const requestInProgress = (): RequestInProgress | undefined => requests.getStore()

const requests = new AsyncLocalStorage<RequestInProgress>()

/** Returns only the path of a URL, because the rest may contain a password. */
export function toPath(target = ''): string {
  return target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] || '/'
}

/** Logs a failure only when it begins, when its reason changes and when it ends. */
export function logOncePerOutage(log: ServerLog, words: { begun: string; over: string }) {
  let reason: string | undefined
  return {
    failed(error: unknown) {
      const now = toReason(error)
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

/** An unavailable database counts as one reason, although it has several messages. */
function toReason(error: unknown): string {
  return error instanceof DatabaseUnavailable ? error.name : String(error)
}

/** Keeps only some fields, because a database error also contains the row. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, stack } = error
  const { code } = error as NodeJS.ErrnoException
  const redacted = quotesValue(error) ? message.replace(QUOTED, '"…"') : message
  return {
    type: name,
    message: redacted,
    stack: stack?.replace(message, () => redacted),
    ...(code !== undefined && { code }),
  }
}

/** Returns whether the message quotes a rejected value, as PostgreSQL's errors of class 22 do. */
function quotesValue(error: { original?: unknown } & Error): boolean {
  const { code } = Object(error.original ?? error) as { code?: unknown }
  return typeof code === 'string' && /^22...$/.test(code)
}

/** Matches from the first quotation mark to the last, in any locale's style. */
const QUOTED = /["«»„“].*["«»“”]/s
