import { setTimeout as delay } from 'node:timers/promises'

/** The name of the channel on PostgreSQL. On SQLite, the key of the setting that counts the changes. */
export const CONTENT_CHANGED = 'content_changed'

/** The public content that can change. */
export const CONTENT = ['ads', 'news', 'lessons', 'questions'] as const

export type Content = (typeof CONTENT)[number]

/** What changed: any content of a kind, or only the ads with these ids. */
export type ContentChange = Content | { ads: readonly number[] }

/** A cache that must know when content of the database changes. */
export interface ContentWatcher {
  /** Without `change`, any content may have changed. */
  changed(change?: ContentChange): void
  /** Called when changes may go unnoticed from now on. */
  blind(fault: unknown): void
  /** Called when every change is noticed from now on. */
  sees(): void
}

export interface ContentListener {
  /** Returns whether unnamed content changed since the last look. Rejects if the connection is lost. */
  look(): Promise<boolean>
  close(): Promise<void>
}

type Listen = (changed: ContentWatcher['changed']) => Promise<ContentListener>

/** The time between two looks, in milliseconds. */
const EVERY = 500

export function createContentWatch(listen: Listen) {
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
        listener ??= await listen((change) => watcher.changed(change))
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
    changed: (change: ContentChange) => watchers.forEach((watcher) => watcher.changed(change)),
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

/** Writes a change for `NOTIFY`, such as 'news' or 'ads 12 13'. */
export function toPayload(change: ContentChange): string {
  return typeof change === 'string' ? change : ['ads', ...change.ads].join(' ')
}

/** Returns undefined for a payload of another version, whose processes run beside this one during an upgrade. */
export function readPayload(payload: string): ContentChange | undefined {
  const ads = /^ads((?: \d+)+)$/.exec(payload)?.[1]
  return ads ? { ads: ads.trim().split(' ').map(Number) } : CONTENT.find((content) => content === payload)
}
