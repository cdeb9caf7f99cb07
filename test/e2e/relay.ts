import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands before a site, and can give it another service worker, as a new build or another setting does. */
export async function openRelay(site: { origin: string }) {
  let script: string | undefined
  const server = createServer((asked, answer) => {
    if (asked.url === '/sw.js' && script !== undefined) {
      answer.setHeader('Content-Type', 'text/javascript').setHeader('Cache-Control', 'no-cache').end(script)
      return
    }
    const { url, method, headers } = asked
    const onward = request(new URL(url!, site.origin), { method, headers }, (response) => {
      answer.writeHead(response.statusCode!, response.headers)
      response.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    serveWorker: (text: string) => void (script = text),
    close: () => void server.close().closeAllConnections(),
  }
}
