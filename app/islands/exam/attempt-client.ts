import type { Letter } from '#modules/exams'

/** An answer and the seconds left when it was chosen; of two answers the server keeps the later one. */
export type Chosen = { letter: Letter; secondsLeft?: number }

/**
 * The server's reply about an exam in progress. `askedAt` is a `performance.now()` value; 'unreachable' means that
 * the network, or something between here and the server, failed.
 */
export type Reply =
  | { kind: 'running'; remainingSeconds: number; askedAt: number; answers: [number, Letter][] }
  | { kind: 'over'; location: string }
  /** Another member has signed in in this browser. */
  | { kind: 'not-yours' }
  | { kind: 'signed-out' }
  | { kind: 'unreachable' }
  /** The server answers, but cannot save for now. */
  | { kind: 'unavailable' }

export type AttemptClient = {
  /** Question by number, with what was chosen. */
  send(answers: readonly [number, Chosen][], signal: AbortSignal): Promise<Reply>
  ask(signal: AbortSignal): Promise<Reply>
}

/** Talks to `/quiz/{attempt}/answers`. */
export function createAttemptClient(url: string): AttemptClient {
  async function call(init: RequestInit): Promise<Reply> {
    const askedAt = performance.now()
    try {
      return await replyOf(await fetch(url, init), askedAt)
    } catch {
      // The browser gives no reason for a failed request.
      return { kind: 'unreachable' }
    }
  }
  return {
    send: (answers, signal) =>
      call({
        signal,
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          answers: answers.map(([number, { letter, secondsLeft }]) => ({
            number,
            userAnswer: letter,
            secondsLeft,
          })),
        }),
        // The last answer still arrives when the tab is closed.
        keepalive: true,
      }),
    ask: (signal) => call({ signal, cache: 'no-store' }),
  }
}

type Standing = { remainingSeconds: number; answers: { number: number; userAnswer: Letter }[] }

async function replyOf(answer: Response, askedAt: number): Promise<Reply> {
  if (answer.ok) {
    const { remainingSeconds, answers } = (await answer.json()) as Standing
    const letters = answers.map(({ number, userAnswer }): [number, Letter] => [number, userAnswer])
    return { kind: 'running', remainingSeconds, askedAt, answers: letters }
  }
  if (answer.status === 409) {
    const { location } = (await answer.json()) as { location: string }
    return { kind: 'over', location }
  }
  if (answer.status === 401) return { kind: 'signed-out' }
  if (answer.status === 404) return { kind: 'not-yours' }
  return { kind: answer.status >= 500 ? 'unavailable' : 'unreachable' }
}
