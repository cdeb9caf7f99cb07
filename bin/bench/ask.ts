import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { type Ask, headersOf, methodOf } from './asks'
import type { BenchSite } from './site'

/** An answer as it comes over the wire, still compressed. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; ms: number }

function ask(site: BenchSite, asked: Ask): Promise<Answer> {
  const begin = performance.now()
  const options = { method: methodOf(asked), headers: headersOf(asked, site), agent }
  return new Promise((resolve, reject) => {
    const sent = request(site.origin + asked.path, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, body: Buffer.concat(chunks), ms: performance.now() - begin })
      })
    })
    sent.on('error', reject)
    sent.end(asked.body?.text)
  })
}

/** One that is as it should be: anything else would be quick for the wrong reason. */
export async function askWell(site: BenchSite, asked: Ask, expected = 200): Promise<Answer> {
  const answer = await ask(site, asked)
  if (answer.status === expected) return answer
  throw new Error(`${asked.name} (${asked.path}): ${answer.status} instead of ${expected}`)
}

const agent = new Agent({ keepAlive: true })
