import { readFileSync } from 'node:fs'
import autocannon, { type Request } from 'autocannon'
import { median, rounded } from './report'
import type { Server } from './site'

const ROUNDS = 3

/** A path that no cache has: no page knows the parameter, and its value is another one each time. */
export function uncached(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}asked=[<id>]`
}

/** Sends the requests in turn, as fast as they are answered. Throws if an answer is a refusal, because refusals are fast. */
export async function fire(server: Server, requests: Request[], seconds: number) {
  const options = { url: server.origin, duration: seconds, timeout: 60, idReplacement: true }
  const result = await autocannon({ ...options, requests: requests.map((request) => ({ ...request })) })
  const { errors, statusCodeStats = {}, requests: sent, latency, duration } = result
  if (errors > 0 || Object.keys(statusCodeStats).join() !== '200')
    throw new Error(`${server.origin}${requests[0]!.path}: ${JSON.stringify({ errors, statusCodeStats })}`)
  return { perSecond: sent.total / duration, p50: latency.p50, p99: latency.p99 }
}

/** Measures several servers in turn, so that whatever else the machine does slows all of them. */
export async function compare(servers: Server[], request: Request, seconds: number) {
  const rounds: Awaited<ReturnType<typeof fire>>[][] = []
  // The first one is not counted: in it code is compiled and rows are read into memory.
  for (let round = 0; round <= ROUNDS; round += 1) {
    rounds[round] = []
    for (const server of servers) rounds[round]!.push(await fire(server, [request], seconds))
  }
  const middle = (figure: (round: (typeof rounds)[0]) => number) => median(rounds.slice(1).map(figure))
  return servers.map((_, nth) => ({
    perSecond: middle((round) => round[nth]!.perSecond),
    p50: middle((round) => round[nth]!.p50),
    p99: middle((round) => round[nth]!.p99),
    /** The first server's speed by this one's. */
    ratio: middle((round) => round[0]!.perSecond / round[nth]!.perSecond),
  }))
}

/** The peak memory of the server so far, in MiB, as Linux counts it. */
export function peakMemory({ pid }: Pick<Server, 'pid'>): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return rounded(Number(/VmHWM:\s+(\d+)/.exec(status)![1]) / 1024)
}
