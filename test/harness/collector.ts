import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Value = { stringValue?: string; intValue?: number }
type RawSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Value }[]
  status: { code?: number }
}
type Body = { resourceSpans: { resource: unknown; scopeSpans: { spans: RawSpan[] }[] }[] }

/** An OpenTelemetry collector that keeps what it receives. */
export async function openCollector() {
  const bodies: Body[] = []
  const server = createServer((req, res) => {
    void json(req).then((body) => {
      if (req.method === 'POST' && req.url === '/v1/traces') bodies.push(body as Body)
      res.setHeader('Content-Type', 'application/json').end('{}')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const spans = () =>
    bodies
      .flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans))
      .flatMap((scope) => scope.spans)
      .map(({ attributes, ...span }) => ({
        ...span,
        attributes: Object.fromEntries(
          attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
        ),
      }))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** All that it has received. */
    text: () => JSON.stringify(bodies),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
