import { setTimeout as delay } from 'node:timers/promises'

/** What PostgreSQL's listeners wait for, and where SQLite keeps the number of changes. */
export const CONTENT_CHANGED = 'content_changed'

/** Who keeps what was read from the database, and must know when it is not right any more. */
export interface ContentWatcher {
  /** What visitors read has changed. */
  changed(): void
  /** From now on a change may pass unnoticed. */
  blind(fault: unknown): void
  /** From now on every change is noticed. */
  sees(): void
}

/** One database's way of learning what other processes changed. */
export interface Lookout {
  /** Whether something changed since the last look. Rejects when that cannot be known any more. */
  look(): Promise<boolean>
  close(): Promise<void>
}

/** `lost` may come between two looks; it is acted upon at once. */
export type OpenLookout = (on: { changed(): void; lost(fault: unknown): void }) => Promise<Lookout>

/** Milliseconds: between two looks, for which one may take, and before the next try after a failure. */
export type WatchTimes = { every: number; patience: number; pause: number }

/** Watches until it is stopped, whatever fails. `begun` resolves when it sees, or is blind. */
export function keepWatch(open: OpenLookout, watcher: ContentWatcher, times: WatchTimes) {
  const stopping = new AbortController()
  const { signal } = stopping
  let seeing: boolean | undefined
  let begin!: () => void
  const begun = new Promise<void>((resolve) => (begin = resolve))

  async function run() {
    while (!signal.aborted) {
      await watch()
      await rest(times.pause, signal)
    }
  }

  /** Until it fails or is stopped. */
  async function watch() {
    let lookout: Lookout | undefined
    const lost = new AbortController()
    try {
      lookout = await open({ changed: () => watcher.changed(), lost: (fault) => lost.abort(fault) })
      while (!signal.aborted) {
        if (await unlessAborted(within(times.patience, lookout.look()), lost.signal)) watcher.changed()
        tell(true)
        await unlessAborted(rest(times.every, signal), lost.signal)
      }
    } catch (fault) {
      if (!signal.aborted) tell(false, fault)
    }
    await lookout?.close().catch((fault: unknown) => tell(false, fault))
  }

  function tell(sees: boolean, fault?: unknown) {
    if (seeing === sees) return
    seeing = sees
    if (sees) watcher.sees()
    else watcher.blind(fault)
    begin()
  }

  const running = run()
  return {
    begun,
    async stop() {
      stopping.abort()
      begin()
      await running
    },
  }
}

/** A process that was busy itself first reads what has arrived meanwhile. */
async function within<T>(patience: number, looking: Promise<T>): Promise<T> {
  const done = new AbortController()
  const late = delay(patience, undefined, { signal: done.signal, ref: false }).then(async () => {
    await delay(50)
    throw new Error(`no answer within ${patience} ms`)
  })
  // Told through the race; once that is over, nobody waits for it any more.
  late.catch(() => {})
  try {
    return await Promise.race([looking, late])
  } finally {
    done.abort()
  }
}

/**
 * Rejects with the signal's reason as soon as it is aborted. Where the same is waited for time and again, a race with
 * one promise would keep something of each time until that promise is settled, which may never be.
 */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    work.finally(() => signal.removeEventListener('abort', abort)).then(resolve, reject)
  })
}

/** It rejects only when it is cut short. */
async function rest(ms: number, signal: AbortSignal) {
  await delay(ms, undefined, { signal, ref: false }).catch(() => {})
}
