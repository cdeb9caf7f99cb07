import type { Answer } from './attempt-client'

/** Keeps unsent answers while the page is away. */
export type AnswerStore = {
  read(): Answer[]
  write(answers: Answer[]): void
}

/** Keeps them in the tab's session storage, under one key per exam. */
export function tabStore(attemptId: number): AnswerStore {
  const key = `exam-${attemptId}`
  return {
    read: () => answersIn(inStorage((storage) => storage.getItem(key)) ?? '[]'),
    write: (answers) =>
      inStorage((storage) => {
        if (answers.length > 0) storage.setItem(key, JSON.stringify(answers))
        else storage.removeItem(key)
      }),
  }
}

/** Where it is full, or refused by the browser, unsent answers are lost with the page, as without a script. */
function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    // Null in an Android WebView without DOM storage.
    const storage = window.sessionStorage as Storage | null
    return storage ? work(storage) : undefined
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** Ignores anything else, because users can write to their own storage. */
function answersIn(json: string): Answer[] {
  try {
    const stored: unknown = JSON.parse(json)
    return Array.isArray(stored) ? stored.filter(isAnswer) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

function isAnswer(value: unknown): value is Answer {
  const { number, userAnswer, secondsLeft } = Object(value) as Record<keyof Answer, unknown>
  return Number.isInteger(number) && /^[ABC]$/.test(String(userAnswer)) && typeof secondsLeft === 'number'
}
