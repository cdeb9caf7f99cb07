import { Agent, type IncomingHttpHeaders, request, type RequestOptions } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

export type Sent = { headers?: Record<string, string>; body?: string }

export type Wire = {
  /** Resolves with an answer, whatever its status: what breaks is sent again. */
  send(method: string, path: string, sent?: Sent): Promise<Answer>
  /** What came of it since this was last asked. */
  takeTally(): Tally
  /** Gives up the connections that are kept. */
  close(): void
}

export type Tally = {
  answers: number
  /** How many answers had each status. */
  statuses: Map<number, number>
  /** How many tries ended without an answer, by what became of the connection. */
  broken: Map<string, number>
  /** From the first try to the answer, in milliseconds. */
  waits: number[]
  seconds: number
}

/**
 * The way to the server processes, as a balancer before them and a patient client make it: each try goes
 * to the next process, and a connection that breaks is tried again. Connections are kept.
 */
export function openWire(origins: readonly string[]): Wire {
  const agent = new Agent({ keepAlive: true })
  let tally = emptyTally()
  let talliedFrom = performance.now()
  let turn = 0

  async function send(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    const startedAt = performance.now()
    for (;;) {
      const origin = origins[(turn += 1) % origins.length]!
      try {
        const answer = await ask(origin + path, { agent, method, headers: sent.headers }, sent.body)
        tally.answers += 1
        count(tally.statuses, answer.status)
        tally.waits.push(performance.now() - startedAt)
        return answer
      } catch (error) {
        if (!(error instanceof Broken)) throw error
        count(tally.broken, error.message)
        if (performance.now() - startedAt > PATIENCE_MS) throw error
        await pause(PAUSE_MS)
      }
    }
  }

  function takeTally(): Tally {
    const taken = { ...tally, seconds: (performance.now() - talliedFrom) / 1000 }
    tally = emptyTally()
    talliedFrom = performance.now()
    return taken
  }
  return { send, takeTally, close: () => agent.destroy() }
}

function emptyTally(): Omit<Tally, 'seconds'> {
  return { answers: 0, statuses: new Map(), broken: new Map(), waits: [] }
}

const PATIENCE_MS = 60_000
const PAUSE_MS = 200

/** No answer, or not the whole of one. */
class Broken extends Error {}

function ask(url: string, options: RequestOptions, body?: string): Promise<Answer> {
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

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
