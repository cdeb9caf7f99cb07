import type { Letter } from '../../../modules/exams'

/** Where the answers that wait are kept for the time when the page is not there. */
export type Shelf = {
  read(): Map<number, Letter>
  write(answers: ReadonlyMap<number, Letter>): void
}

/** In the tab's own storage, one place an exam; nowhere when the browser refuses storage. */
export function tabShelf(attemptId: number): Shelf {
  const key = `exam-${attemptId}`
  return {
    read: () => new Map(JSON.parse(findSessionStorage()?.getItem(key) ?? '[]') as [number, Letter][]),
    write(answers) {
      const storage = findSessionStorage()
      if (answers.size === 0) storage?.removeItem(key)
      else storage?.setItem(key, JSON.stringify([...answers]))
    },
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
