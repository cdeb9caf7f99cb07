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

export type ContentSource = {
  /** `changed` is called for a change that is noticed between two looks. */
  open(changed: () => void): Promise<ContentListener>
  /** Milliseconds between two looks. */
  every: number
}

/** Milliseconds that a look may take. */
const PATIENCE = 2000

/** Watches until it is stopped, whatever fails. `begun` resolves when the watcher sees, or is blind. */
export function watchContent(source: ContentSource, watcher: ContentWatcher) {
  const stopping = new AbortController()
  const { signal } = stopping
  const isStopped = () => signal.aborted
  let isSeeing: boolean | undefined
  let begin!: () => void
  const begun = new Promise<void>((resolve) => (begin = resolve))

  async function run() {
    let listener: ContentListener | undefined
    while (!isStopped()) {
      try {
        listener ??= await source.open(() => watcher.changed())
        if (await within(PATIENCE, listener.look())) watcher.changed()
        tell(true)
      } catch (fault) {
        if (!isStopped()) tell(false, fault)
        await close(listener)
        listener = undefined
      }
      // Cut short by `stop`.
      await delay(source.every, undefined, { signal, ref: false }).catch(() => undefined)
    }
    await close(listener)
  }

  async function close(listener?: ContentListener) {
    await listener?.close().catch((fault: unknown) => tell(false, fault))
  }

  function tell(sees: boolean, fault?: unknown) {
    if (isSeeing === sees) return
    isSeeing = sees
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

/** A process that was busy first reads what has arrived in the meantime. */
async function within<T>(patience: number, looking: Promise<T>): Promise<T> {
  const done = new AbortController()
  const late = delay(patience, undefined, { signal: done.signal, ref: false }).then(async () => {
    await delay(50)
    throw new Error(`no answer within ${patience} ms`)
  })
  // Rejects also when the look ends first; `race` has answered by then.
  late.catch(() => {})
  try {
    return await Promise.race([looking, late])
  } finally {
    done.abort()
  }
}
