import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { type Answer, ask } from '#test/harness/faults/wire'
import { createClient, type Kind } from './client'
import { JOURNEYS, type LoadedSite } from './journeys'

type Options = {
  /** How often a person asks for something, if the answer before is there by then. */
  paceMs: number
  /** The journeys of each person; endless by default. */
  rounds?: number
  /** The part of all people who come. */
  share?: number
}

const PATIENCE_MS = 60_000
const PAUSE_AFTER_FAULT_MS = 1000

/** People of all kinds use the site at the same time. It must have TRUST_PROXY=on, as each has an address of their own. */
export function startLoad(site: LoadedSite, { paceMs, rounds = Infinity, share = 1 }: Options) {
  const agent = new Agent({ keepAlive: true })
  const underWay = new Set<Promise<unknown>>()
  let times: { kind: Kind; ms: number }[] = []
  const faults: string[] = []
  let resting: Promise<void> | undefined
  let isOver = false

  /** Sends a request when its time has come, and takes the time of its answer. */
  function sender() {
    let next = performance.now()
    return async (
      kind: Kind,
      method: string,
      path: string,
      headers: Record<string, string>,
      body?: Buffer,
    ) => {
      await delay(Math.max(0, next - performance.now()))
      await resting
      if (isOver) throw new Over()
      const begin = performance.now()
      next = begin + paceMs
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const asked = ask(site.origin + path, { agent, method, headers, signal }, body)
      underWay.add(asked)
      const answer: Answer = await asked.finally(() => underWay.delete(asked))
      times.push({ kind, ms: performance.now() - begin })
      return answer
    }
  }

  async function live(journey: (typeof JOURNEYS)[keyof typeof JOURNEYS]['go']) {
    for (let round = 0; round < rounds && !isOver; round += 1) {
      const send = sender()
      await journey({ ...site, client: (cookie) => createClient(send, cookie) }).catch(
        async (error: unknown) => {
          if (error instanceof Over) return
          faults.push(`${journey.name}: ${String(error)}`)
          await delay(PAUSE_AFTER_FAULT_MS)
        },
      )
    }
  }

  const lives = Object.values(JOURNEYS).flatMap(({ people, go }) =>
    Array.from({ length: Math.ceil(share * people) }, () => live(go)),
  )

  return {
    /** Answers that were not as expected, and requests without one. */
    faults,
    /** Resolves after the last round. */
    ended: Promise.all(lives).finally(() => agent.destroy()),
    /** The times since the last call. */
    takeTimes() {
      const taken = times
      times = []
      return taken
    },
    /** Runs `work` while nobody asks for anything, and no connection is open. */
    async rest<T>(work: () => Promise<T>): Promise<T> {
      let resume = () => {}
      resting = new Promise((resolve) => (resume = resolve))
      await Promise.allSettled(underWay)
      agent.destroy()
      return work().finally(() => {
        resting = undefined
        resume()
      })
    },
    /** Nobody begins another request. */
    stop: () => void (isOver = true),
  }
}

class Over extends Error {}
