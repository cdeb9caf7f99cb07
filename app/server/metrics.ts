import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Request, Router } from 'express'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Log } from '#app/start/log'
import { logOncePerOutage } from '#app/start/log-once-per-outage'
import type { Measures, Site } from '#app/start/modules.server'
import { createFigures } from './figures'
import type { PageCache } from './page-cache'
import type { Answered } from './request-log'

/** A database that answers later than this counts as one that is away. */
const PATIENCE_MS = 2000

export type Metrics = {
  /** Counts an answer by its method, its route and its status. */
  count(answered: Answered): void
  /** Counts connections and malformed requests that were refused, by the reason. */
  refused(why: string): void
  /** `/metrics`, for those who have the token. */
  answer(source: Source): Router
  measures: Measures
}

export type Source = {
  site: Pick<Site, 'load' | 'countWaitingMails'>
  pages?: Pick<PageCache, 'figures'>
}

/** What an operator watches, in the format of Prometheus, of this process. */
export function openMetrics(token: string, routeOf: (path: string) => string, log: Log): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const figures = createFigures(registry)
  const outage = logOncePerOutage(
    log,
    {},
    { begun: 'the figures are without the database', over: 'the figures are with the database again' },
  )

  return {
    count({ method, path, status, ms, isWhole }) {
      const labels = {
        method: METHODS.has(method) ? method : 'other',
        route: routeOf(path),
        status: isWhole ? status : 'broken-off',
      }
      figures.requests.observe(labels, ms / 1000)
    },

    refused: (why) => figures.refused.inc({ why }),

    answer(source) {
      const router = Router()
      router.get('/metrics', (req, res, next) => {
        res.set('Cache-Control', 'private, no-store')
        if (!isAllowed(req, token)) {
          res.set('WWW-Authenticate', 'Bearer').status(401).type('text/plain').send('a token is needed')
          return
        }
        look(source)
          .then(() => registry.metrics())
          .then((text) => res.set('Content-Type', registry.contentType).send(text))
          .catch(next)
      })
      return router
    },

    measures: {
      statement: (kind, seconds) => figures.statements.observe({ kind }, seconds),
      mail: (outcome) => figures.mails.inc({ outcome }),
      exam: (type) => figures.exams.inc({ type }),
    },
  }

  /** Reads what is not counted when it happens. */
  async function look({ site, pages }: Source) {
    const { connections, waiting } = site.load()
    figures.connections.set(connections)
    figures.waiting.set(waiting)
    if (pages) figures.setPages(pages.figures())
    figures.setWaitingMails(await known(site.countWaitingMails()))
  }

  /** Undefined when the database fails or is late; the log says why. */
  async function known(counting: Promise<number>): Promise<number | undefined> {
    try {
      const count = await inTime(counting)
      outage.recovered()
      return count
    } catch (error) {
      outage.failed(error)
      return undefined
    }
  }
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

/** Both are hashed, so that neither the time of the comparison nor the length gives the token away. */
function isAllowed({ headers }: Request, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  return timingSafeEqual(hash(given), hash(token))
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = delay(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error(`The database has not answered for ${PATIENCE_MS} ms`)
  })
  return Promise.race([work, late])
}
