import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import type { AskedQuestion, Letter } from '#modules/exams'
import { AnswerOutbox, CLOSED_OUTBOX, type Outbox } from './answer-outbox'
import { tabStore } from './answer-store'
import { createAttemptClient, type Reply } from './attempt-client'

type Exam = {
  attemptId: number
  /** The number of the question that the page came with. */
  first: number
  questions: readonly AskedQuestion[]
  /** The choice on that question that could not be saved. */
  unsaved: Letter | null
  onReply: (reply: Reply) => void
  /** On the clock, at this moment. */
  secondsLeft: () => number
}

/** The answers as they are marked here, on their way to the server. */
export function useAnswers({ attemptId, first, questions, unsaved, onReply, secondsLeft }: Exam) {
  // Also made on the server, where nothing is stored.
  const [outbox] = useState(() => {
    const client = createAttemptClient(`/quiz/${attemptId}/answers`)
    return new AnswerOutbox(client, tabStore(attemptId), secondsLeft)
  })
  // Not useSyncExternalStore, which would show the opening at once, in one long piece with the hydration.
  const [{ isOpen, state, marked }, show] = useState<Outbox>(CLOSED_OUTBOX)
  useBrowserEffect(() => outbox.listen({ changed: show, replied: onReply }))

  // During hydration, so that the next button press already sees what was marked before.
  useBrowserEffect(() => {
    const early = markedOnPage() ?? unsaved
    if (early) outbox.choose(first, early)
  }, [outbox, first, unsaved])

  useEffect(() => {
    startTransition(() => outbox.open())
    return whenSeenAgain(
      () => void outbox.check(),
      () => outbox.send(),
    )
  }, [outbox])

  const letterOf = (number: number) =>
    marked.get(number) ?? (number === first ? unsaved : null) ?? questions[number - 1]?.userAnswer ?? null
  return {
    isOpen,
    state,
    letterOf,
    /** The first question without an answer; the last one when all have one. */
    furthest: questions.find(({ position }) => !letterOf(position))?.position ?? questions.length,
    mark: (number: number, letter: Letter) => outbox.choose(number, letter),
    settle: (how: { urgent: boolean }) => outbox.settle(how),
  }
}

/** React warns about layout effects on the server. */
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** What was marked before this script loaded, or restored by the browser. */
function markedOnPage(): Letter | undefined {
  const marked = document.querySelector<HTMLInputElement>('[name=userAnswer]:checked')
  return marked && !marked.defaultChecked ? (marked.value as Letter) : undefined
}

/** Calls `onSeen` when the page is visible again, `onOnline` when the network returns. */
function whenSeenAgain(onSeen: () => void, onOnline: () => void) {
  const listeners = new AbortController()
  const { signal } = listeners
  const look = () => document.visibilityState === 'visible' && onSeen()
  window.addEventListener('online', onOnline, { signal })
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, look, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  return () => listeners.abort()
}
