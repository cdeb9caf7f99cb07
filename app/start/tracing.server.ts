import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base'
import { type ServerLog, logFault, logOncePerOutage, toPath } from './log'
import type { Measures } from './build-modules.server'
import { safely } from './safely'

export type Tracing = ReturnType<typeof openTracing>

/** The timeout of an export, in milliseconds. It is short, so that a stopping process does not wait long. */
const EXPORT_MS = 2_000

/** These probes are not traced, because their many traces would hide the traces of other requests. */
const UNTRACED = ['/healthz', '/readyz', '/metrics']

/**
 * Sends traces without personal data to an OpenTelemetry collector. They contain route patterns instead of
 * URLs, and statements without values.
 */
export function openTracing(endpoint: string, routeOf: (path: string) => string, log: ServerLog) {
  const outage = logOncePerOutage(log, {
    begun: 'traces cannot be exported',
    over: 'traces are exported again',
  })
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_MS,
  })
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'prepa-lts' }))
    .merge(detectResources({ detectors: [envDetector] }))
  const spanProcessors = [new BatchSpanProcessor(watched(exporter, outage))]
  const provider = new BasicTracerProvider({ resource, spanProcessors })
  const tracer = provider.getTracer('prepa-lts')
  const requests = new AsyncLocalStorage<Span>()

  return {
    request(req: IncomingMessage, res: ServerResponse, next: () => void) {
      const route = routeOf(toPath(req.url))
      if (UNTRACED.includes(route)) return next()
      const { method = '' } = req
      const attributes = { 'http.request.method': method, 'http.route': route }
      // Ignores the client's `traceparent`, because clients could otherwise fill our traces with spans.
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT)
      const endSpan = () => {
        span.setAttribute('http.response.status_code', res.statusCode)
        // The log and the error page show the same id.
        span.setAttribute('request.id', String(res.getHeader('X-Request-Id')))
        if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        else if (!res.writableFinished) span.addEvent('broken off')
        span.end()
      }
      res.once('close', safely(endSpan, logFault(log)))
      requests.run(span, next)
    },

    watching: (counting?: Measures): Partial<Measures> => ({
      exam: counting?.exam,
      statement(ended) {
        counting?.statement(ended)
        const parent = requests.getStore()
        // Statements of background work are not traced.
        if (!parent?.isRecording()) return
        const attributes = { 'db.operation.name': ended.kind, 'db.query.text': ended.text() }
        record(`SQL ${ended.kind}`, ended.ms, attributes, trace.setSpan(ROOT_CONTEXT, parent))
      },
      mail(outcome, mail) {
        counting?.mail(outcome, mail)
        record(`mail ${mail.template}`, mail.ms, { outcome }, ROOT_CONTEXT)
      },
    }),

    stop: () => provider.shutdown().catch(outage.failed),
  }

  function record(name: string, ms: number, attributes: Record<string, string>, parent: typeof ROOT_CONTEXT) {
    const now = Date.now()
    tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime: now - ms }, parent).end(now)
  }
}

function watched(exporter: SpanExporter, outage: ReturnType<typeof logOncePerOutage>): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error) outage.failed(result.error)
        else outage.recovered()
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}
