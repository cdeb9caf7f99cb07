import type { Letter } from '#modules/exams'
import { paths } from '../paths'
import { ActionLink } from '#app/ui/content/links'
import { Choice, ChoiceList } from '#app/ui/exam/option'
import { ExamClock, ExamBar, NoClock } from '#app/ui/exam/exam-bar'
import { noScript, tools } from '#app/ui/exam/exam-bar.css'
import { DaysLeft, ResumeNotice } from '#app/ui/exam/resume-notice'
import { QuestionStrip } from '../ui/exam/question-strip'
import { SaveFailure, SaveState, type SaveStateName } from '#app/ui/exam/save-state'
import { Button } from '#app/ui/forms/button'
import { Announcement } from './exam/announcement'
import type { Outbox } from './exam/answer-outbox'
import { EndDialog } from './exam/end-dialog'
import { EnterButton, ExamButtons, MarkButton } from './exam/exam-buttons'
import { formatIntentFailure } from './exam/intents'
import { type ExamProps, PLACE_LETTERS, useExam } from './exam/use-exam'
import { island } from './island'

/** The exam works as a plain form without this script. Only the server's clock decides when the exam ends. */
export default island('exam-runner', function ExamRunner(props: ExamProps) {
  const { attemptId, type, time, questions } = props
  const exam = useExam(props)
  const { number, question, letters, letter, seconds, answers, failure } = exam
  const forward = number === questions.length ? 'finish' : 'next'
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
      <form method="post" id={FORM} {...exam.form} data-ready={answers.isOpen}>
        <EnterButton forward={forward} />
        <ExamBar number={number} total={questions.length} stays>
          <div className={tools}>
            {time === 'none' ? <NoClock /> : <ExamClock seconds={seconds} endsAt={props.endsAt} />}
            <MarkButton isMarked={exam.isMarked} />
          </div>
        </ExamBar>
        <ChoiceList key={number} question={question} error={exam.isRefused ? CHOOSE_FIRST : undefined}>
          {letters.map((each, place) => (
            <Choice
              key={each}
              value={each}
              letter={PLACE_LETTERS[place]!}
              text={question[`option${each}`]}
              checked={each === letter}
              onChange={() => exam.choose(each)}
            />
          ))}
        </ChoiceList>
        <noscript>
          <p className={noScript}>Une réponse est gardée quand vous passez à la suite.</p>
        </noscript>
        <ExamButtons number={number} forward={forward} isBlocked={exam.isBlocked}>
          <SaveState
            state={failure && !answers.isOpen ? 'idle' : toSaveState(answers.state, letter)}
            letter={letter ? PLACE_LETTERS[letters.indexOf(letter)]! : ''}
            signIn={signInHere}
          />
        </ExamButtons>
        <QuestionStrip questions={exam.strip} current={number} />
      </form>
      {exam.dialog && (
        <EndDialog
          {...exam.dialog}
          time={time}
          last={number}
          hrefOf={(q) => paths.quiz({ type, attempt: attemptId, q })}
          form={FORM}
        />
      )}
      {time === 'none' && !isResumedHere && <DaysLeft seconds={props.remainingSeconds} />}
      {!isResumedHere && abandon}
      <Announcement secondsLeft={seconds} />
    </>
  )
})

const FORM = 'reponse'

const CHOOSE_FIRST = 'Choisissez une réponse, ou marquez la question pour y revenir.'

function toSaveState(outbox: Outbox['state'], letter: Letter | null): SaveStateName {
  if (outbox === 'settled') return letter ? 'saved' : 'idle'
  return outbox === 'sending' ? 'saving' : outbox
}

function signInHere(): string {
  return paths.auth({ redirectTo: location.pathname + location.search })
}
