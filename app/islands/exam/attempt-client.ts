import type { Letter } from '../../../modules/exams'

/** What the server says of an exam in progress; 'unreachable' is the network's or a fault's. */
export type Reply =
  | { kind: 'running'; remainingSeconds: number; answers: [number, Letter][] }
  /** Without a location it is no longer this member's exam. */
  | { kind: 'over'; location?: string }
  | { kind: 'signed-out' }
  | { kind: 'unreachable' }

export type AttemptClient = {
  /** Question by number, with the letter. */
  send(answers: readonly [number, Letter][]): Promise<Reply>
  ask(): Promise<Reply>
}

/** Talks to `/quiz/{attempt}/answers`. */
export function createAttemptClient(url: string): AttemptClient {
  async function call(init: RequestInit): Promise<Reply> {
    try {
      return await replyOf(await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }))
    } catch {
      // Of a request that failed the browser tells no more than that.
      return { kind: 'unreachable' }
    }
  }
  return {
    send: (answers) =>
      call({
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ answers: answers.map(([number, userAnswer]) => ({ number, userAnswer })) }),
        // What was just marked still arrives when the tab is closed.
        keepalive: true,
      }),
    ask: () => call({ cache: 'no-store' }),
  }
}

type Standing = { remainingSeconds: number; answers: { number: number; userAnswer: Letter }[] }

const PATIENCE_MS = 10_000

async function replyOf(answer: Response): Promise<Reply> {
  if (answer.ok) {
    const { remainingSeconds, answers } = (await answer.json()) as Standing
    const letters = answers.map(({ number, userAnswer }): [number, Letter] => [number, userAnswer])
    return { kind: 'running', remainingSeconds, answers: letters }
  }
  if (answer.status === 409) {
    const { location } = (await answer.json()) as { location: string }
    return { kind: 'over', location }
  }
  if (answer.status === 401) return { kind: 'signed-out' }
  return answer.status >= 500 || answer.status === 429 ? { kind: 'unreachable' } : { kind: 'over' }
}
