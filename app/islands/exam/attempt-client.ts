import type { Letter } from '../../../modules/exams'

/** What the server says of an exam in progress; 'unreachable' is the network's, or of what stands in between. */
export type Reply =
  | { kind: 'running'; remainingSeconds: number; answers: [number, Letter][] }
  | { kind: 'over'; location: string }
  /** Somebody else is signed in in this browser now. */
  | { kind: 'not-yours' }
  | { kind: 'signed-out' }
  | { kind: 'unreachable' }
  /** The server answers, but cannot save for now. */
  | { kind: 'unavailable' }

export type AttemptClient = {
  /** Question by number, with the letter. */
  send(answers: readonly [number, Letter][], signal: AbortSignal): Promise<Reply>
  ask(signal: AbortSignal): Promise<Reply>
}

/** Talks to `/quiz/{attempt}/answers`. A save tells when it was sent, by the candidate's clock. */
export function createAttemptClient(url: string, secondsLeft: () => number): AttemptClient {
  async function call(init: RequestInit): Promise<Reply> {
    try {
      return await replyOf(await fetch(url, init))
    } catch {
      // Of a request that failed the browser tells no more than that.
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
          secondsLeft: secondsLeft(),
          answers: answers.map(([number, userAnswer]) => ({ number, userAnswer })),
        }),
        // What was just marked still arrives when the tab is closed.
        keepalive: true,
      }),
    ask: (signal) => call({ signal, cache: 'no-store' }),
  }
}

type Standing = { remainingSeconds: number; answers: { number: number; userAnswer: Letter }[] }

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
  if (answer.status === 404) return { kind: 'not-yours' }
  return { kind: answer.status >= 500 ? 'unavailable' : 'unreachable' }
}
