import { createHash, timingSafeEqual } from 'node:crypto'
import { type Request, Router } from 'express'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { type ServerLog, logOncePerOutage } from '#app/start/log'
import type { Measures } from '#app/start/build-modules.server'
import type { Site } from '#app/start/modules.server'
import { withTimeout } from './health'
import type { PageCache } from './page-cache'
import type { Answered } from './request-log'

export type Metrics = ReturnType<typeof openMetrics>

type Source = { site: Pick<Site, 'load' | 'mails'>; pages: PageCache }

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']

/** No label contains client input, because each new value of a label would create another time series. */
export function openMetrics(token: string, routeOf: (path: string) => string, log: ServerLog) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name, help, labelNames, registers })

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by method, route and status, from the first header read to the last byte handed over',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  })
  const statements = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'Statements by their first word, with the wait for a connection',
    labelNames: ['kind'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  })
  const pageHits = counter('page_cache_hits_total', 'Answers to visitors that came from memory')
  const pageMisses = counter('page_cache_misses_total', 'Pages that had to be rendered to be kept')
  const pageCount = gauge('page_cache_pages', 'Pages in memory')
  const pageBytes = gauge('page_cache_bytes', 'Bytes of the pages in memory')
  const database = gauge('database_up', 'Whether the database answered when it was asked for this page')
  const mailsWaiting = gauge('mails_waiting', 'Mails that wait in the database, for all processes together')
  const refused = counter(
    'http_refused_total',
    'What was refused before it was a request, by the status that it got; connections: those dropped as too many',
    ['why'],
  )
  const connections = gauge('database_connections', 'Connections of this process to the database')
  const waiting = gauge(
    'database_waiting',
    'Work that waits for a connection, on SQLite for its turn to write',
  )
  const mails = counter('mails_tried_total', 'Tries to send a mail: sent, dropped, postponed or given-up', [
    'outcome',
  ])
  // These counters start at 0, because Prometheus sees no increase in a counter that first appears as 1.
  refused.inc({ why: 'connections' }, 0)
  for (const outcome of ['sent', 'dropped', 'postponed', 'given-up']) mails.inc({ outcome }, 0)
  const exams = counter('exams_recorded_total', 'Exams whose result was recorded', ['type'])
  const outage = logOncePerOutage(log, {
    begun: 'the figures are without the database',
    over: 'the figures are with the database again',
  })

  const measures: Measures = {
    statement: ({ kind, ms }) => statements.observe({ kind }, ms / 1000),
    mail: (outcome) => mails.inc({ outcome }),
    exam: (type) => exams.inc({ type }),
  }

  return {
    measures,

    count({ method, path, status, ms, isWhole }: Answered) {
      const labels = {
        method: METHODS.includes(method) ? method : 'other',
        route: routeOf(path),
        status: isWhole ? status : 'broken-off',
      }
      requests.observe(labels, ms / 1000)
    },

    refused: (why: string) => refused.inc({ why }),

    answer(source: Source): Router {
      return Router().get('/metrics', (req, res, next) => {
        res.set('Cache-Control', 'private, no-store')
        if (!isAllowed(req, token)) {
          res.set('WWW-Authenticate', 'Bearer').status(401).type('text/plain').send('a token is needed')
          return
        }
        readFigures(source)
          .then(() => registry.metrics())
          .then((text) => res.set('Content-Type', registry.contentType).send(text))
          .catch(next)
      })
    },
  }

  async function readFigures({ site, pages }: Source) {
    const load = site.load()
    connections.set(load.connections)
    waiting.set(load.waiting)
    pageHits.reset()
    pageHits.inc(pages.hits)
    pageMisses.reset()
    pageMisses.inc(pages.misses)
    pageCount.set(pages.pages.size)
    pageBytes.set(pages.pages.calculatedSize)
    try {
      mailsWaiting.set(await withTimeout(site.mails.countWaiting(), failLate))
      database.set(1)
      outage.recovered()
    } catch (error) {
      // Removes the number of waiting mails, because the last number may be out of date.
      mailsWaiting.remove()
      database.set(0)
      outage.failed(error)
    }
  }
}

function failLate(): never {
  throw new Error('The database did not count the mails in time')
}

/** Compares hashes, so that the time of the comparison reveals nothing about the token. */
function isAllowed({ headers }: Request, token: string): boolean {
  const [, sent = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(sent), hash(token))
}
