import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import type { AskedQuestion, Letter } from '#modules/exams'
import { AnswerOutbox, type Outbox } from './answer-outbox'
import { tabStore } from './answer-store'
import { createAttemptClient, type Reply } from './attempt-client'

type Exam = {
  attemptId: number
  /** The question that the server rendered. */
  first: number
  questions: readonly AskedQuestion[]
  /** The answer to question `first` if it could not be saved. */
  unsaved: Letter | null
  onReply: (reply: Reply) => void
  secondsLeft: () => number
}

export function useAnswers({ attemptId, first, questions, unsaved, onReply, secondsLeft }: Exam) {
  // This also runs on the server, so the outbox must not read the tab's storage yet.
  const [outbox] = useState(() => {
    const client = createAttemptClient(`/quiz/${attemptId}/answers`)
    const marked = questions.filter(({ isMarked }) => isMarked).map(({ position }) => position)
    return new AnswerOutbox(client, tabStore(attemptId), secondsLeft, marked)
  })
  // Uses useState, because an update by useSyncExternalStore would make the hydration one long task.
  const [{ isOpen, state, letters, marked }, show] = useState<Outbox>(() => outbox.snapshot())
  useBrowserEffect(() => outbox.listen({ changed: show, replied: onReply }))

  // Adds a choice made before this script ran, or one that could not be saved.
  useBrowserEffect(() => {
    const early = chosenOnPage() ?? unsaved
    if (early) outbox.choose(first, early)
  }, [outbox, first, unsaved])

  useEffect(() => {
    startTransition(() => outbox.open())
    return whenSeenAgain(
      () => void outbox.check(),
      () => outbox.send(),
    )
  }, [outbox])

  const findLetter = (number: number) =>
    letters.get(number) ?? (number === first ? unsaved : null) ?? questions[number - 1]?.userAnswer ?? null
  const isPassed = (number: number) => findLetter(number) !== null || marked.has(number)
  /** The first question that is neither answered nor marked, or else the last one. */
  const next = questions.find(({ position }) => !isPassed(position))?.position ?? questions.length
  return {
    isOpen,
    state,
    findLetter,
    isMarked: (number: number) => marked.has(number),
    isReachable: (number: number) => number <= next || isPassed(number),
    next,
    choose: (number: number, letter: Letter) => outbox.choose(number, letter),
    mark: (number: number, isMarked: boolean) => outbox.mark(number, isMarked),
    settle: (how: { urgent: boolean }) => outbox.settle(how),
  }
}

/** React warns about layout effects on the server. */
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Finds the option that was chosen before this script loaded, or that the browser restored. */
function chosenOnPage(): Letter | undefined {
  const chosen = document.querySelector<HTMLInputElement>('[name=userAnswer]:checked')
  return chosen && !chosen.defaultChecked ? (chosen.value as Letter) : undefined
}

function whenSeenAgain(onSeen: () => void, onOnline: () => void) {
  const listeners = new AbortController()
  const { signal } = listeners
  const look = () => document.visibilityState === 'visible' && onSeen()
  window.addEventListener('online', onOnline, { signal })
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, look, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  return () => listeners.abort()
}
