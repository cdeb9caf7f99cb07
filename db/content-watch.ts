import { setTimeout as delay } from 'node:timers/promises'

/** The channel of PostgreSQL, and the row in which SQLite counts the changes. */
export const CONTENT_CHANGED = 'content_changed'

/** Keeps what was read from the database, and must know when it is out of date. */
export interface ContentWatcher {
  /** What visitors read has changed. */
  changed(): void
  /** From now on a change may go unnoticed. */
  blind(fault: unknown): void
  /** From now on every change is noticed. */
  sees(): void
}

/** A connection that learns what other processes changed. */
export interface ContentListener {
  /** Whether something changed since the last look. Rejects when the connection is lost. */
  look(): Promise<boolean>
  close(): Promise<void>
}

/** Milliseconds between two looks. */
const EVERY = 500

/** The watchers of this process. Each watches until `stop`, whatever fails. */
export function createContentWatch(listen: (changed: () => void) => Promise<ContentListener>) {
  const stopping = new AbortController()
  const { signal } = stopping
  const isStopped = () => signal.aborted
  const watchers: ContentWatcher[] = []
  const running: Promise<void>[] = []

  /** Resolves when the watcher sees, or is blind. */
  function watch(watcher: ContentWatcher): Promise<void> {
    watchers.push(watcher)
    return new Promise((begun) => running.push(run(watcher, begun).finally(begun)))
  }

  async function run(watcher: ContentWatcher, begun: () => void) {
    let listener: ContentListener | undefined
    let isSeeing: boolean | undefined
    while (!isStopped()) {
      try {
        listener ??= await listen(() => watcher.changed())
        if (await listener.look()) watcher.changed()
        if (!isSeeing) watcher.sees()
        isSeeing = true
      } catch (fault) {
        if (isSeeing !== false && !isStopped()) watcher.blind(fault)
        isSeeing = false
        await listener?.close()
        listener = undefined
      }
      begun()
      // Cut short by `stop`.
      await delay(EVERY, undefined, { signal, ref: false }).catch(() => undefined)
    }
    await listener?.close()
  }

  return {
    watch,
    /** Tells the watchers of this process, without waiting for the database to do so. */
    changed: () => watchers.forEach((watcher) => watcher.changed()),
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
