import type { Letter } from '../../../modules/exams'

/** Where the answers that wait are kept for the time when the page is not there. */
export type Shelf = {
  read(): Map<number, Letter>
  write(answers: ReadonlyMap<number, Letter>): void
}

/** In the tab's own storage, one place an exam; nowhere when the browser refuses storage. */
export function tabShelf(attemptId: number, questions: number): Shelf {
  const key = `exam-${attemptId}`
  return {
    read: () => readAnswers(findSessionStorage()?.getItem(key) ?? '[]', questions),
    write(answers) {
      const storage = findSessionStorage()
      if (answers.size === 0) storage?.removeItem(key)
      else keep(storage, key, JSON.stringify([...answers]))
    },
  }
}

/** What is no list of answers is none: the visitor's own tools can write here. */
function readAnswers(kept: string, questions: number): Map<number, Letter> {
  const entries = parse(kept)
  return new Map(
    Array.isArray(entries)
      ? entries.filter(isAnswer).filter(([number]) => number >= 1 && number <= questions)
      : [],
  )
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function isAnswer(entry: unknown): entry is [number, Letter] {
  return Array.isArray(entry) && Number.isInteger(entry[0]) && ['A', 'B', 'C'].includes(entry[1] as string)
}

function keep(storage: Storage | undefined, key: string, value: string): void {
  try {
    storage?.setItem(key, value)
  } catch (error) {
    // Full, or refused in private windows: the answer is sent all the same.
    if (!(error instanceof DOMException)) throw error
  }
}

function findSessionStorage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch (error) {
    // The visitor has forbidden it: what waits is then lost with the page, as without a script.
    if (error instanceof DOMException) return undefined
    throw error
  }
}
