import type { Letter } from '#modules/exams'

/** The server keeps the answer with the fewest `secondsLeft`, because it is the latest. */
export type SentAnswer = Given & { secondsLeft: number }

type Given = { number: number; userAnswer: Letter }

export type SentMark = { number: number; isMarked: boolean }

export type SentChange = SentAnswer | SentMark

/** `askedAt` is the value of `performance.now()` when the request was sent. */
export type Reply =
  | { kind: 'running'; remainingSeconds: number; askedAt: number; answers: Given[]; marked: number[] }
  | { kind: 'over'; location: string }
  /** Another member has signed in on this browser. */
  | { kind: 'not-yours' }
  | { kind: 'signed-out' }
  /** The network or a proxy failed. */
  | { kind: 'unreachable' }
  /** The server cannot save for now. */
  | { kind: 'unavailable' }

export type AttemptClient = {
  send(changes: readonly SentChange[], signal: AbortSignal): Promise<Reply>
  ask(signal: AbortSignal): Promise<Reply>
}

export function createAttemptClient(url: string): AttemptClient {
  async function call(init: RequestInit): Promise<Reply> {
    const askedAt = performance.now()
    try {
      return await readReply(await fetch(url, init), askedAt)
    } catch {
      // The browser gives no reason for a failed request, so every failure counts as unreachable.
      return { kind: 'unreachable' }
    }
  }
  return {
    // `keepalive` lets the last change arrive even if the tab is closed.
    send: (changes, signal) =>
      call({
        signal,
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          answers: changes.filter((change) => 'userAnswer' in change),
          marks: changes.filter((change) => 'isMarked' in change),
        }),
        keepalive: true,
      }),
    ask: (signal) => call({ signal, cache: 'no-store' }),
  }
}

async function readReply(answer: Response, askedAt: number): Promise<Reply> {
  if (answer.ok) {
    const progress = (await answer.json()) as Omit<Extract<Reply, { kind: 'running' }>, 'kind' | 'askedAt'>
    return { kind: 'running', askedAt, ...progress }
  }
  if (answer.status === 409) return { kind: 'over', ...((await answer.json()) as { location: string }) }
  if (answer.status === 401) return { kind: 'signed-out' }
  if (answer.status === 404) return { kind: 'not-yours' }
  return { kind: answer.status >= 500 ? 'unavailable' : 'unreachable' }
}
