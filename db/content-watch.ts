import { setTimeout as delay } from 'node:timers/promises'

/** The name of the channel on PostgreSQL. On SQLite, the key of the setting that counts the changes. */
export const CONTENT_CHANGED = 'content_changed'

/** A cache that must know when content of the database changes. */
export interface ContentWatcher {
  changed(): void
  /** Called when changes may go unnoticed from now on. */
  blind(fault: unknown): void
  /** Called when every change is noticed from now on. */
  sees(): void
}

export interface ContentListener {
  /** Returns whether content changed since the last look. Rejects if the connection is lost. */
  look(): Promise<boolean>
  close(): Promise<void>
}

/** The time between two looks, in milliseconds. */
const EVERY = 500

export function createContentWatch(listen: (changed: () => void) => Promise<ContentListener>) {
  const stopping = new AbortController()
  const { signal } = stopping
  const isStopped = () => signal.aborted
  const watchers: ContentWatcher[] = []
  const running: Promise<void>[] = []

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
      // `stop` aborts this delay.
      await delay(EVERY, undefined, { signal, ref: false }).catch(() => undefined)
    }
    await listener?.close()
  }

  return {
    watch,
    changed: () => watchers.forEach((watcher) => watcher.changed()),
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
