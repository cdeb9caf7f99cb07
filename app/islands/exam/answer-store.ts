import type { SentAnswer, SentChange, SentMark } from './attempt-client'

/** Keeps unsent answers and marks across a reload of the page. */
export type AnswerStore = {
  read(): SentChange[]
  write(changes: SentChange[]): void
}

/** Uses the tab's session storage, with one key per exam. */
export function tabStore(attemptId: number): AnswerStore {
  const key = `exam-${attemptId}`
  return {
    read: () => changesIn(inStorage((storage) => storage.getItem(key)) ?? '[]'),
    write: (changes) =>
      inStorage((storage) => {
        if (changes.length > 0) storage.setItem(key, JSON.stringify(changes))
        else storage.removeItem(key)
      }),
  }
}

/** Runs `work` on the tab's storage, or returns undefined if the storage is full or forbidden. */
function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    // The storage is null in an Android WebView without DOM storage.
    const storage = window.sessionStorage as Storage | null
    return storage ? work(storage) : undefined
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** Parses the stored changes and skips invalid ones, because users can edit the storage. */
function changesIn(json: string): SentChange[] {
  try {
    const stored: unknown = JSON.parse(json)
    return Array.isArray(stored) ? stored.filter(isChange) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

function isChange(value: unknown): value is SentChange {
  const change = Object(value) as Record<keyof SentAnswer | keyof SentMark, unknown>
  const isAnswer = /^[ABC]$/.test(String(change.userAnswer)) && typeof change.secondsLeft === 'number'
  return Number.isInteger(change.number) && (isAnswer || typeof change.isMarked === 'boolean')
}
