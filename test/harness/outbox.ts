import { vi } from 'vitest'
import { AnswerOutbox } from '#app/islands/exam/answer-outbox'
import type { AnswerStore } from '#app/islands/exam/answer-store'
import type { AttemptClient, SentChange, Reply } from '#app/islands/exam/attempt-client'
import type { Letter } from '#modules/exams'

export const SAVED = running({})
export const OFFLINE: Reply = { kind: 'unreachable' }
export const AWAY: Reply = { kind: 'unavailable' }

export type TestServer = ReturnType<typeof createServer>

/** By the number of the question. */
type Letters = Record<number, Letter>

/** The exam is in progress, with these answers and marks. */
export function running(letters: Letters, marked: number[] = []): Reply {
  const answers = Object.entries(letters).map(([number, userAnswer]) => ({
    number: Number(number),
    userAnswer,
  }))
  return { kind: 'running', remainingSeconds: 60, askedAt: 0, answers, marked }
}

/** Opens the outbox as a page does. */
export function openOutbox({ client }: TestServer, store: AnswerStore, secondsLeft = () => 60): AnswerOutbox {
  const opened = new AnswerOutbox(client, store, secondsLeft)
  opened.open()
  return opened
}

/** Answers with the queued replies first, then saves everything. */
export function createServer() {
  const received: Letters[] = []
  const marks: Record<number, boolean>[] = []
  const moments: number[][] = []
  let held: Promise<Reply> | undefined
  let asked = 0
  let isHanging = false
  const reply = () => {
    const next = held ?? Promise.resolve(world.replies.shift() ?? SAVED)
    held = undefined
    return next
  }
  const client: AttemptClient = {
    send(changes, signal) {
      const answers = changes.filter((change) => 'userAnswer' in change)
      const marking = changes.filter((change) => 'isMarked' in change)
      marks.push(Object.fromEntries(marking.map(({ number, isMarked }) => [number, isMarked])))
      received.push(Object.fromEntries(answers.map(({ number, userAnswer }) => [number, userAnswer])))
      moments.push(answers.map(({ secondsLeft }) => secondsLeft))
      if (!isHanging) return reply()
      isHanging = false
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(OFFLINE)))
    },
    ask() {
      asked += 1
      return reply()
    },
  }
  const world = {
    client,
    received,
    /** The marks that came with each. */
    marks,
    /** The seconds left when each received answer was chosen. */
    moments,
    asked: () => asked,
    /** The next save gets no reply until it is given up. */
    hang() {
      isHanging = true
    },
    replies: [] as Reply[],
    /** The next reply comes when the returned function is called. */
    holdBack() {
      let answer!: (reply: Reply) => void
      held = new Promise((resolve) => (answer = resolve))
      return answer
    },
  }
  return world
}

export function createStore(): AnswerStore {
  let kept: SentChange[] = []
  return { read: () => kept, write: (changes) => void (kept = changes) }
}

/** Lets everything that is due now happen. */
export async function rest() {
  await vi.advanceTimersByTimeAsync(0)
}
