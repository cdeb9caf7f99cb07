import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { AskedQuestion, ExamType, Letter, TimeAllowance } from '#modules/exams'
import { findLeft, isComplete } from '#app/ui/exam/end-question'
import type { Reply } from './attempt-client'
import { knowsDialogs } from './end-dialog'
import { useExamKeys } from './exam-keys'
import { handIn, toFailedSubmission } from './handing-in'
import {
  type Ending,
  endsExam,
  type Intent,
  type IntentFailure,
  isMarkIntent,
  needsAnswer,
  questionAfter,
} from './intents'
import { useAnswers } from './use-answers'
import { useCountdown } from './use-countdown'
import { useDrawings } from './use-drawings'
import { useQuestionNumber } from './use-question-number'

export type ExamProps = {
  attemptId: number
  type: ExamType
  time: TimeAllowance
  /** The question that the server rendered. */
  number: number
  remainingSeconds: number
  /** The time in Belgium when the exam ends: '14 h 52'. */
  endsAt: string
  questions: AskedQuestion[]
  /** Whether the candidate tried to go on without an answer. */
  refused: boolean
  /** Whether to say that the exam was already in progress. */
  resumed: boolean
  failure: IntentFailure | null
}

/** Holds the state of an exam in progress, and reacts to buttons, keys, the clock and the server. */
export function useExam(props: ExamProps) {
  const { attemptId, questions } = props
  const form = useRef<HTMLFormElement>(null)
  const [isRefused, setRefused] = useState(props.refused)
  const [isAsking, setAsking] = useState(false)
  const askedUntil = useRef(-Infinity)
  const [failure, setFailure] = useState(props.failure)
  const ending = useRef(toFailedSubmission(props))
  const { number, go } = useQuestionNumber({
    first: props.number,
    total: questions.length,
    onChange: useCallback(() => {
      ending.current = undefined
      setRefused(false)
      setFailure(null)
    }, []),
  })
  const {
    left: seconds,
    secondsLeft,
    syncClock,
  } = useCountdown(props.remainingSeconds, () => void end('time-up'))
  const answers = useAnswers({
    attemptId,
    first: props.number,
    questions,
    unsaved: props.failure?.letter ?? null,
    onReply,
    secondsLeft,
  })
  useDrawings(questions)
  const question = questions[number - 1]!
  /** The options' letters in the question bank, in the order that this exam shows. */
  const letters = Array.from(question.optionOrder) as Letter[]
  const letter = answers.findLetter(number)
  const isMarked = answers.isMarked(number)
  const isMissing = !letter && !isMarked
  const strip = questions.map(({ position }) => ({
    number: position,
    answered: answers.findLetter(position) !== null,
    marked: answers.isMarked(position),
    reachable: answers.isReachable(position),
  }))
  const left = findLeft(strip)

  useExamKeys((key) => {
    if (isAsking) return
    if (key === 'previous' || key === 'next') run(key)
    else choose(letters[PLACE_LETTERS.indexOf(key)]!)
  })

  useEffect(() => {
    if (isRefused) focusOptions()
  }, [isRefused])

  function focusOptions() {
    form.current?.querySelector('fieldset')?.focus()
  }

  function choose(chosen: Letter) {
    // The second tap of a double tap on the dialog would hit the option below it.
    if (seconds === 0 || performance.now() < askedUntil.current + DOUBLE_TAP_MS) return
    setRefused(false)
    answers.choose(number, chosen)
  }

  function onSubmit(event: FormEvent) {
    if (ending.current?.isSettled) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    run((submitter as HTMLButtonElement).value as Intent)
  }

  function run(intent: Intent) {
    if (seconds === 0 && intent !== 'time-up') return
    if (isMarkIntent(intent)) {
      setRefused(false)
      return answers.mark(number, intent === 'mark')
    }
    if (needsAnswer(intent) && isMissing) return refuse()
    if (intent === 'finish' && !isComplete(left) && knowsDialogs()) return setAsking(true)
    if (endsExam(intent)) {
      ending.current = undefined
      return void end(intent)
    }
    show(questionAfter(number, intent))
  }

  /** Shows the wanted question or, if it cannot be reached yet, the first one that needs an answer. */
  function show(wanted: number) {
    const to = answers.isReachable(wanted) ? wanted : answers.next
    if (wanted >= 1 && wanted <= questions.length && to !== number) go(to)
  }

  function stopAsking() {
    askedUntil.current = performance.now()
    setAsking(false)
  }

  function showFromDialog(wanted: number) {
    stopAsking()
    if (wanted === number) document.getElementById('question')?.focus()
    else show(wanted)
  }

  function refuse() {
    setRefused(true)
    // The effect above does not run at a second refusal in a row.
    focusOptions()
  }

  function end(by: Ending) {
    stopAsking()
    return handIn(ending, by, { form, settle: answers.settle, secondsLeft })
  }

  /** Moves the focus out of the failure notice, and then hides the notice. */
  function hideFailure() {
    if (document.activeElement?.closest('[role=alert]')) document.getElementById('question')?.focus()
    setFailure(null)
  }

  function onReply(reply: Reply) {
    if (reply.kind === 'running') {
      syncClock(reply.remainingSeconds, reply.askedAt)
      if (failure && !endsExam(failure.intent)) hideFailure()
    }
    if (reply.kind === 'unavailable' && ending.current) {
      const { by } = ending.current
      setFailure((before) => before ?? { intent: by, letter: null, reference: null })
    }
    if (reply.kind === 'over') location.replace(reply.location)
    if (reply.kind === 'not-yours') location.reload()
  }

  return {
    number,
    question,
    letters,
    letter,
    isMarked,
    isRefused: isRefused && isMissing,
    isBlocked: answers.isOpen && isMissing,
    strip,
    seconds,
    answers,
    failure,
    choose,
    form: { ref: form, onSubmit },
    /** The props of the dialog that confirms the end, or false while the dialog is closed. */
    dialog: isAsking && { left, go: showFromDialog, onClose: stopAsking },
  }
}

const DOUBLE_TAP_MS = 600

/** The letters shown beside the options. Importing them from the schemas would load zod in the browser. */
export const PLACE_LETTERS = ['A', 'B', 'C'] as const satisfies readonly Letter[]
