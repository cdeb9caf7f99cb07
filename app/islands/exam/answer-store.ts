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
    read: () => JSON.parse(inStorage((storage) => storage.getItem(key)) ?? '[]') as Answer[],
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
    return work(window.sessionStorage)
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
