import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import { type ServerLog, logFault, toPath } from '#app/start/log'
import { safely } from '#app/start/safely'
import { TOKEN_AREAS } from '#app/paths'

export type Answered = { method: string; path: string; status: number; ms: number; isWhole: boolean }

const LONGEST_PATH = 200

/** Sets `X-Request-Id`, and logs one line after each response, without tokens or the query string. */
export function requestLog(log: ServerLog, count?: (answered: Answered) => void) {
  return ({ method = '', url }: IncomingMessage, res: ServerResponse, next: () => void) => {
    const startedAt = performance.now()
    const req = randomUUID()
    const path = toPath(url)
    res.setHeader('X-Request-Id', req)
    const logAnswer = () => {
      const { statusCode: status, writableFinished: isWhole } = res
      const ms = performance.now() - startedAt
      const line = { req, method, path: loggedPath(path), status, ms: Math.round(ms) }
      if (isWhole) log.info(line, 'answered')
      else log.warn(line, 'broken off')
      count?.({ method, path, status, ms, isWhole })
    }
    res.once('close', safely(logAnswer, logFault(log)))
    next()
  }
}

export const requestIdOf = (res: ServerResponse) => String(res.getHeader('X-Request-Id'))

export const loggedPath = (path: string) => path.replace(TOKEN, '$1…').slice(0, LONGEST_PATH)

const TOKEN = new RegExp(`(/(?:${TOKEN_AREAS.join('|')})/).+`, 'i')

/**
 * Warns once if requests come through an untrusted proxy. Rate limits then count all clients of the proxy as
 * one.
 */
export function warnOfUntrustedProxy(log: ServerLog): RequestHandler {
  let warned = false
  return (req, _res, next) => {
    if (!warned && req.headers['x-forwarded-for'] !== undefined) {
      warned = true
      log.warn(
        'a request came with X-Forwarded-For while TRUST_PROXY is off: is there a proxy before this server?',
      )
    }
    next()
  }
}
