import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { AskedQuestion, Letter } from '#modules/exams'
import { paths } from '../paths'
import { ActionLink } from '#app/ui/content/blocks'
import { Choice, ChoiceList } from '#app/ui/exam/option'
import { Clock, ExamBar } from '#app/ui/exam/exam-bar'
import { KeysHint, ResumeNotice } from '#app/ui/exam/exam-actions'
import { QuestionStrip } from '../ui/exam/question-strip'
import { SaveFailure, SaveState, type SaveStateName } from '#app/ui/exam/save-state'
import { Button } from '#app/ui/forms/button'
import { Announcement } from './exam/announcement'
import type { Outbox } from './exam/answer-outbox'
import type { Reply } from './exam/attempt-client'
import { ExamButtons } from './exam/exam-buttons'
import {
  endsExam,
  type Failure,
  failureInWords,
  type Intent,
  needsAnswer,
  questionAfter,
} from './exam/intents'
import { useAnswers } from './exam/use-answers'
import { useCountdown } from './exam/use-countdown'
import { useExamKeys } from './exam/exam-keys'
import { useQuestionNumber } from './exam/use-question-number'
import { island } from './island'

type ExamRunnerProps = {
  attemptId: number
  /** The question that the server rendered. */
  number: number
  /** When the server sent the page. */
  remainingSeconds: number
  questions: AskedQuestion[]
  /** The user tried to go on without an answer. */
  refused: boolean
  /** The exam was already in progress, which the first page says. */
  resumed: boolean
  /** The last action that could not be saved. */
  failure: Failure | null
}

/**
 * An exam in progress. Its HTML works as a plain form; with this script questions change without a page load,
 * answers are saved at once and the clock runs. The server's clock decides, and the form ends the exam.
 */
export default island('exam-runner', function ExamRunner(props: ExamRunnerProps) {
  const { attemptId, questions } = props
  const form = useRef<HTMLFormElement>(null)
  const [isRefused, setRefused] = useState(props.refused)
  const [failure, setFailure] = useState(props.failure)
  const ending = useRef(failedAtZero(props))
  const { number, go } = useQuestionNumber({
    first: props.number,
    total: questions.length,
    onChange: useCallback(() => {
      ending.current = undefined
      setRefused(false)
      setFailure(null)
    }, []),
  })
  const { left, secondsLeft, correct } = useCountdown(props.remainingSeconds, () => void end('time-up'))
  const answers = useAnswers({
    attemptId,
    first: props.number,
    questions,
    unsaved: props.failure?.letter ?? null,
    onReply,
    secondsLeft,
  })
  useExamKeys((key) => (key === 'previous' || key === 'next' ? run(key) : choose(key)))

  const question = questions[number - 1]!
  const letter = answers.letterOf(number)

  useEffect(() => {
    if (isRefused) focusOptions()
  }, [isRefused])

  function focusOptions() {
    form.current?.querySelector('fieldset')?.focus()
  }

  function choose(chosen: Letter) {
    if (left === 0) return
    setRefused(false)
    answers.mark(number, chosen)
  }

  function onSubmit(event: FormEvent) {
    if (ending.current?.isSettled) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    run((submitter as HTMLButtonElement).value as Intent)
  }

  function run(intent: Intent) {
    if (left === 0 && intent !== 'time-up') return
    if (needsAnswer(intent) && !letter) return refuse()
    if (endsExam(intent)) {
      // Pressing again retries at once.
      ending.current = undefined
      return void end(intent)
    }
    const to = questionAfter(number, intent)
    if (to < 1 || to > answers.furthest || to === number) return
    go(to)
  }

  function refuse() {
    setRefused(true)
    // The first time, the effect above moves the focus once the error is shown.
    focusOptions()
  }

  /** Hands in only once the server has every answer; without a network, the exam waits. */
  async function end(by: 'finish' | 'time-up') {
    if (ending.current?.by === by) return
    const mine = { by, isSettled: false }
    ending.current = mine
    await answers.settle({ urgent: by === 'time-up' })
    if (ending.current !== mine) return
    if (by === 'time-up' && secondsLeft() > 0) {
      // The server has corrected the clock.
      ending.current = undefined
      return
    }
    mine.isSettled = true
    form.current?.querySelector<HTMLButtonElement>(`[value=${by}]`)?.click()
  }

  /** Moves the focus from the notice to the question; otherwise it would fall back to the top of the page. */
  function takeBackFailure() {
    if (document.activeElement?.closest('[role=alert]')) document.getElementById('question')?.focus()
    setFailure(null)
  }

  function onReply(reply: Reply) {
    if (reply.kind === 'running') {
      correct(reply.remainingSeconds, reply.askedAt)
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
      {isResumedHere && <ResumeNotice seconds={Math.ceil(props.remainingSeconds)} action={abandon} />}
      {failure && (
        <SaveFailure
          text={failureInWords(failure)}
          reference={failure.reference ?? undefined}
          action={
            <Button form={FORM} name="intent" value={left === 0 ? 'time-up' : failure.intent} size="small">
              Réessayer
            </Button>
          }
        />
      )}
      <ExamBar number={number} total={questions.length}>
        <Clock seconds={left} />
      </ExamBar>
      <form method="post" id={FORM} ref={form} onSubmit={onSubmit}>
        <ChoiceList question={question} error={isRefused && !letter ? CHOOSE_FIRST : undefined}>
          {LETTERS.map((each) => (
            <Choice
              key={`${number}${each}`}
              letter={each}
              text={question[`option${each}`]}
              checked={each === letter}
              onChange={() => choose(each)}
            />
          ))}
        </ChoiceList>
        <ExamButtons number={number} total={questions.length} isBlocked={answers.isOpen && !letter}>
          <SaveState
            state={failure && !answers.isOpen ? 'idle' : stateOf(answers.state, letter)}
            signIn={signInHere}
          />
        </ExamButtons>
      </form>
      <QuestionStrip
        questions={questions.map(({ position }) => ({
          number: position,
          answered: answers.letterOf(position) !== null,
          reachable: position <= answers.furthest,
        }))}
        current={number}
        form={FORM}
      />
      {answers.isOpen && <KeysHint />}
      {!isResumedHere && abandon}
      <Announcement secondsLeft={left} />
    </>
  )
})

type Ending = { by: Intent; isSettled: boolean }

/** When handing in failed at zero, the candidate must retry; an automatic retry would reload the page forever. */
function failedAtZero({ failure, remainingSeconds }: ExamRunnerProps): Ending | undefined {
  const hasFailed = failure && endsExam(failure.intent) && remainingSeconds === 0
  return hasFailed ? { by: 'time-up', isSettled: false } : undefined
}

const FORM = 'reponse'

/** A copy for the browser: the module's schemas would bring zod along. */
const LETTERS = ['A', 'B', 'C'] as const satisfies readonly Letter[]

const CHOOSE_FIRST = 'Choisissez une réponse avant de continuer.'

function stateOf(outbox: Outbox['state'], letter: Letter | null): SaveStateName {
  if (outbox === 'settled') return letter ? 'saved' : 'idle'
  return outbox === 'sending' ? 'saving' : outbox
}

function signInHere(): string {
  return paths.auth({ redirectTo: location.pathname + location.search })
}
