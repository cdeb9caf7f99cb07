import { Agent, type IncomingHttpHeaders, request, type RequestOptions } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

export type Sent = { headers?: Record<string, string>; body?: string | Buffer }

const PATIENCE_MS = 60_000
const PAUSE_MS = 200

export type Wire = ReturnType<typeof openWire>

/**
 * Sends requests as a balancer and a patient client do: each try goes to the next process, and a request whose
 * connection breaks, or that is answered 503, is sent again. Connections are kept alive.
 */
export function openWire(origins: readonly string[], patienceMs = PATIENCE_MS) {
  const agent = new Agent({ keepAlive: true })
  const tally = {
    answers: 0,
    statuses: new Set<number>(),
    /** How connections without an answer ended. */
    broken: new Set<string>(),
  }
  let turn = 0
  let isClosed = false

  /** Resolves with an answer, whatever its status. */
  async function send(method: string, path: string, { headers, body }: Sent = {}): Promise<Answer> {
    const deadline = performance.now() + patienceMs
    for (;;) {
      const origin = origins[(turn += 1) % origins.length]!
      try {
        const answer = await ask(origin + path, { agent, method, headers }, body)
        if (answer.status === 502) throw new Broken('behind the balancer')
        tally.answers += 1
        tally.statuses.add(answer.status)
        if (answer.status !== 503 || performance.now() > deadline) return answer
      } catch (error) {
        if (!(error instanceof Broken) || isClosed || performance.now() > deadline) throw error
        tally.broken.add(error.message)
      }
      await delay(PAUSE_MS)
    }
  }

  return {
    send,
    tally,
    close() {
      isClosed = true
      agent.destroy()
    },
  }
}

/** Brought no answer, or only part of one. */
class Broken extends Error {}

/** Rejects without a whole answer. */
export function ask(url: string, options: RequestOptions, body?: string | Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, (incoming) => {
      const chunks: Buffer[] = []
      const { statusCode: status = 0, headers } = incoming
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', () => reject(new Broken('in the middle of an answer')))
      incoming.on('end', () => {
        const whole = Buffer.concat(chunks)
        const text = headers['content-encoding'] === 'gzip' ? gunzipSync(whole) : whole
        resolve({ status, headers, text: text.toString() })
      })
    })
    outgoing.on('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => {
      reject(new Broken(outgoing.reusedSocket ? `${code} on a kept connection` : code))
    })
    outgoing.end(body)
  })
}
