import type { Letter } from '#modules/exams'
import type { Chosen } from './attempt-client'

/** Keeps unsent answers while the page is away. */
export type AnswerStore = {
  read(): Map<number, Chosen>
  write(answers: ReadonlyMap<number, Chosen>): void
}

/** Keeps them in the tab's session storage, under one key per exam; nowhere if the browser refuses storage. */
export function tabStore(attemptId: number, questions: number): AnswerStore {
  const key = `exam-${attemptId}`
  return {
    read: () => readAnswers(findSessionStorage()?.getItem(key) ?? '[]', questions),
    write(answers) {
      const storage = findSessionStorage()
      if (answers.size === 0) storage?.removeItem(key)
      else keep(storage, key, JSON.stringify([...answers].map(toEntry)))
    },
  }
}

/** Ignores anything else, because users can write to their own storage. */
function readAnswers(kept: string, questions: number): Map<number, Chosen> {
  const entries = parse(kept)
  const answers = Array.isArray(entries) ? entries.filter(isEntry) : []
  return new Map(
    answers
      .filter(([number]) => number >= 1 && number <= questions)
      .map(([number, letter, secondsLeft]) => [number, { letter, secondsLeft: secondsLeft ?? undefined }]),
  )
}

type Entry = [number: number, letter: Letter, secondsLeft?: number | null]

const toEntry = ([number, { letter, secondsLeft }]: [number, Chosen]): Entry => [number, letter, secondsLeft]

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** A copy for the browser: the module's schemas would bring zod along. */
export const LETTERS = ['A', 'B', 'C'] as const satisfies readonly Letter[]

function isEntry(entry: unknown): entry is Entry {
  if (!Array.isArray(entry)) return false
  const [number, letter, secondsLeft] = entry as unknown[]
  const isTimed = secondsLeft === null || secondsLeft === undefined || typeof secondsLeft === 'number'
  return Number.isInteger(number) && LETTERS.includes(letter as Letter) && isTimed
}

function keep(storage: Storage | undefined, key: string, value: string): void {
  try {
    storage?.setItem(key, value)
  } catch (error) {
    // Storage is full, or refused in private windows; the answer is still sent.
    if (!(error instanceof DOMException)) throw error
  }
}

function findSessionStorage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch (error) {
    // The user has blocked storage, so unsent answers are lost with the page, as without a script.
    if (error instanceof DOMException) return undefined
    throw error
  }
}
