import type { Result } from 'autocannon'
import { askChild, stopChild } from './children'
import type { Ask } from './asks'
import { computedSeconds } from './usage'

/** Answers a second, milliseconds until one, and milliseconds that the server computed for each. */
export type Figures = { perSecond: number; p50: number; p99: number; computed: number }

export type Target = { origin: string; pid: number }

export type Shot = {
  headers: Record<string, string>
  status: number
  seconds: number
  /** Each time by an address of its own. */
  anew?: boolean
}

const CONNECTIONS = 10
/** A page that is slow is a figure, not a fault. */
const PATIENCE_SECONDS = 60

/** Asks the same again and again. Every answer must have the status: another would be quick for nothing. */
export async function fire(
  { name, path, body }: Ask,
  { origin, pid }: Target,
  { headers, status, seconds, anew = false }: Shot,
  connections = CONNECTIONS,
): Promise<Figures> {
  const before = await computedSeconds(pid)
  const { reply, child } = await askChild('cannon.js', {
    url: origin + path,
    method: body ? 'POST' : 'GET',
    headers,
    body: body?.text,
    connections,
    duration: seconds,
    timeout: PATIENCE_SECONDS,
    anew,
  })
  const after = await computedSeconds(pid)
  await stopChild(child)
  const { requests, latency, errors, timeouts, statusCodeStats = {} } = reply as Result
  const others = Object.keys(statusCodeStats).filter((code) => code !== String(status))
  if (errors + timeouts > 0 || others.length > 0 || !(status in statusCodeStats)) {
    const found = JSON.stringify({ errors, timeouts, statusCodeStats })
    throw new Error(`${name}: not every answer was a ${status}: ${found}`)
  }
  const { average: perSecond, total } = requests
  const computed = (((after ?? Number.NaN) - (before ?? Number.NaN)) * 1000) / total
  return { perSecond, p50: latency.p50, p99: latency.p99, computed }
}
