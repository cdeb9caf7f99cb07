import { pino, type Logger } from 'pino'
import pretty from 'pino-pretty'

export type Log = Logger

/** One JSON line an event, for machines; `pretty` for a person at a terminal. */
export function createLog(options: { level: string; format: 'json' | 'pretty' }): Log {
  const settings = { level: options.level, base: undefined }
  return options.format === 'pretty'
    ? pino(settings, pretty({ ignore: 'pid,hostname', singleLine: true, sync: true }))
    : pino(settings)
}
