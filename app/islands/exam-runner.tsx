import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { AskedQuestion, TimeAllowance, ExamType, Letter } from '#modules/exams'
import { paths } from '../paths'
import { ActionLink } from '#app/ui/content/links'
import { Choice, ChoiceList } from '#app/ui/exam/option'
import { Clock, ExamBar, NoClock } from '#app/ui/exam/exam-bar'
import { isComplete, findLeft } from '#app/ui/exam/end-question'
import { DaysLeft, ResumeNotice } from '#app/ui/exam/exam-actions'
import { QuestionStrip } from '../ui/exam/question-strip'
import { SaveFailure, SaveState, type SaveStateName } from '#app/ui/exam/save-state'
import { Button } from '#app/ui/forms/button'
import { Announcement } from './exam/announcement'
import type { Outbox } from './exam/answer-outbox'
import type { Reply } from './exam/attempt-client'
import { EndDialog, knowsDialogs } from './exam/end-dialog'
import { ExamButtons } from './exam/exam-buttons'
import { toFailedSubmission, handIn } from './exam/handing-in'
import {
  type Ending,
  endsExam,
  type IntentFailure,
  formatIntentFailure,
  type Intent,
  isMarkIntent,
  needsAnswer,
  questionAfter,
} from './exam/intents'
import { useAnswers } from './exam/use-answers'
import { useCountdown } from './exam/use-countdown'
import { useDrawings } from './exam/use-drawings'
import { useExamKeys } from './exam/exam-keys'
import { useQuestionNumber } from './exam/use-question-number'
import { island } from './island'

type ExamRunnerProps = {
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

/** Works as a plain form without this script. Only the server's clock decides when the exam ends. */
export default island('exam-runner', function ExamRunner(props: ExamRunnerProps) {
  const { attemptId, type, time, questions } = props
  const form = useRef<HTMLFormElement>(null)
  const [isRefused, setRefused] = useState(props.refused)
  const [isAsking, setAsking] = useState(false)
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
  /** The bank's letters, in the order of this exam. */
  const shown = Array.from(question.optionOrder) as Letter[]
  const letter = answers.findLetter(number)
  const isMarked = answers.isMarked(number)
  const map = questions.map(({ position }) => ({
    number: position,
    answered: answers.findLetter(position) !== null,
    marked: answers.isMarked(position),
    reachable: answers.isReachable(position),
  }))
  const left = findLeft(map)

  useExamKeys((key) => {
    if (isAsking) return
    if (key === 'previous' || key === 'next') run(key)
    else choose(shown[PLACES.indexOf(key)]!)
  })

  useEffect(() => {
    if (isRefused) focusOptions()
  }, [isRefused])

  function focusOptions() {
    form.current?.querySelector('fieldset')?.focus()
  }

  function choose(chosen: Letter) {
    if (seconds === 0) return
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
    if (needsAnswer(intent) && !letter && !isMarked) return refuse()
    if (intent === 'finish' && !isComplete(left) && knowsDialogs()) return setAsking(true)
    if (endsExam(intent)) {
      ending.current = undefined
      return void end(intent)
    }
    show(questionAfter(number, intent))
  }

  /** Shows the first question that needs an answer if the wanted one cannot be reached yet. */
  function show(wanted: number) {
    const to = answers.isReachable(wanted) ? wanted : answers.next
    if (wanted >= 1 && wanted <= questions.length && to !== number) go(to)
  }

  function showFromDialog(wanted: number) {
    setAsking(false)
    if (wanted === number) document.getElementById('question')?.focus()
    else show(wanted)
  }

  function refuse() {
    setRefused(true)
    // The effect above focuses the options after the first refusal only.
    focusOptions()
  }

  function end(by: Ending) {
    setAsking(false)
    return handIn(ending, by, { form, settle: answers.settle, secondsLeft })
  }

  /** Moves the focus from the notice to the question, because the browser would drop it. */
  function takeBackFailure() {
    if (document.activeElement?.closest('[role=alert]')) document.getElementById('question')?.focus()
    setFailure(null)
  }

  function onReply(reply: Reply) {
    if (reply.kind === 'running') {
      syncClock(reply.remainingSeconds, reply.askedAt)
      if (failure && !endsExam(failure.intent)) takeBackFailure()
    }
    if (reply.kind === 'unavailable' && ending.current) {
      const { by } = ending.current
      setFailure((before) => before ?? { intent: by, letter: null, reference: null })
    }
    if (reply.kind === 'over') location.replace(reply.location)
    if (reply.kind === 'not-yours') location.reload()
  }

  const isResumedHere = props.resumed && number === props.number
  const abandon = <ActionLink href={paths.abandonQuiz(attemptId)}>Abandonner</ActionLink>

  return (
    <>
      {isResumedHere && (
        <ResumeNotice time={time} seconds={Math.ceil(props.remainingSeconds)} action={abandon} />
      )}
      {failure && (
        <SaveFailure
          text={formatIntentFailure(failure)}
          reference={failure.reference ?? undefined}
          action={
            <Button form={FORM} name="intent" value={seconds === 0 ? 'time-up' : failure.intent} size="small">
              Réessayer
            </Button>
          }
        />
      )}
      <ExamBar number={number} total={questions.length}>
        {time === 'none' ? <NoClock /> : <Clock seconds={seconds} endsAt={props.endsAt} />}
      </ExamBar>
      <form method="post" id={FORM} ref={form} onSubmit={onSubmit} data-ready={answers.isOpen}>
        <ChoiceList
          key={number}
          question={question}
          error={isRefused && !letter && !isMarked ? CHOOSE_FIRST : undefined}
        >
          {shown.map((each, place) => (
            <Choice
              key={each}
              value={each}
              letter={PLACES[place]!}
              text={question[`option${each}`]}
              checked={each === letter}
              onChange={() => choose(each)}
            />
          ))}
        </ChoiceList>
        <ExamButtons
          number={number}
          total={questions.length}
          isMarked={isMarked}
          isBlocked={answers.isOpen && !letter && !isMarked}
        >
          <SaveState
            state={failure && !answers.isOpen ? 'idle' : toSaveState(answers.state, letter)}
            signIn={signInHere}
          />
        </ExamButtons>
      </form>
      <QuestionStrip questions={map} current={number} form={FORM} />
      {isAsking && (
        <EndDialog
          left={left}
          time={time}
          last={number}
          hrefOf={(q) => paths.quiz({ type, attempt: attemptId, q })}
          go={showFromDialog}
          form={FORM}
          onClose={() => setAsking(false)}
        />
      )}
      {time === 'none' && !isResumedHere && <DaysLeft seconds={props.remainingSeconds} />}
      {!isResumedHere && abandon}
      <Announcement secondsLeft={seconds} />
    </>
  )
})

const FORM = 'reponse'

/** Importing the module's schemas would load zod in the browser. */
const PLACES = ['A', 'B', 'C'] as const satisfies readonly Letter[]

const CHOOSE_FIRST = 'Choisissez une réponse avant de continuer.'

function toSaveState(outbox: Outbox['state'], letter: Letter | null): SaveStateName {
  if (outbox === 'settled') return letter ? 'saved' : 'idle'
  return outbox === 'sending' ? 'saving' : outbox
}

function signInHere(): string {
  return paths.auth({ redirectTo: location.pathname + location.search })
}
