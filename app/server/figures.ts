import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { PageCache } from './page-cache'

/** Each has few labels with few values: nothing that a client sends becomes a label. */
export function createFigures(registry: Registry) {
  const registers = [registry]
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
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const counter = <T extends string>(name: string, help: string, labelNames: T[] = []) =>
    new Counter({ name, help, labelNames, registers })

  const hits = counter('page_cache_hits_total', 'Answers to visitors that came from memory')
  const misses = counter('page_cache_misses_total', 'Pages that had to be rendered to be kept')
  const pages = gauge('page_cache_pages', 'Pages in memory')
  const bytes = gauge('page_cache_bytes', 'Bytes of the pages in memory')
  const database = gauge('database_up', 'Whether the database answered when it was asked for this page')
  const mailsWaiting = gauge('mails_waiting', 'Mails that wait in the database, for all processes together')

  return {
    requests,
    statements,
    refused: counter(
      'http_refused_total',
      'What was refused before it was a request, by the status that it got; connections: those dropped as too many',
      ['why'],
    ),
    connections: gauge('database_connections', 'Connections of this process to the database'),
    waiting: gauge('database_waiting', 'Work that waits for a connection, on SQLite for its turn to write'),
    mails: counter('mails_tried_total', 'Tries to send a mail: sent, postponed or given-up', ['outcome']),
    exams: counter('exams_recorded_total', 'Exams whose result was recorded', ['type']),

    setPages(now: ReturnType<PageCache['figures']>) {
      setTo(hits, now.hits)
      setTo(misses, now.misses)
      pages.set(now.pages)
      bytes.set(now.bytes)
    },

    /** Undefined when they could not be counted: then the figure is left out rather than stale. */
    setWaitingMails(count: number | undefined) {
      database.set(count === undefined ? 0 : 1)
      if (count === undefined) mailsWaiting.remove()
      else mailsWaiting.set(count)
    },
  }
}

/** For what is counted elsewhere. */
function setTo(counter: Counter, total: number) {
  counter.reset()
  counter.inc(total)
}
