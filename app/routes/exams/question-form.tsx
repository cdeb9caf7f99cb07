import { Form } from '@remix-run/react'
import type { AskedQuestion } from '../../../modules/exams'
import ExamClock from '../../islands/exam-clock'
import { paths } from '../../paths'
import { Choice, ChoiceList } from '../../ui/exam/choice-list'
import { ExamActions } from '../../ui/exam/exam-actions'
import { ExamBar } from '../../ui/exam/exam-bar'
import { QuestionStrip, type StripQuestion } from '../../ui/exam/question-strip'
import { ResumeNotice } from '../../ui/exam/resume-notice'
import { SaveState } from '../../ui/exam/save-state'
import { Button, ButtonLink } from '../../ui/forms/button'
import { Icon } from '../../ui/icons/icon'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs'

type QuestionFormProps = {
  attemptId: number
  action: string
  number: number
  remainingSeconds: number
  question: AskedQuestion
  questions: StripQuestion[]
  resumed: boolean
  error: string | undefined
}

const FORM = 'reponse'
const TIME_UP = 'temps-ecoule'

/** One question as one form: all of the exam works by it, without a script. */
export function QuestionForm(props: QuestionFormProps) {
  const { attemptId, action, number, remainingSeconds, question, questions, resumed, error } = props
  const isLast = number === questions.length
  const forward = isLast ? 'finish' : 'next'
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: 'Accueil', href: paths.home() },
          { label: "Choix de l'examen", href: paths.examSelection() },
        ]}
      />
      {resumed && (
        <ResumeNotice
          seconds={remainingSeconds}
          action={
            <ButtonLink href={paths.abandonQuiz(attemptId)} variant="quiet" size="small">
              Abandonner
            </ButtonLink>
          }
        />
      )}
      <ExamBar number={number} total={questions.length}>
        <ExamClock seconds={remainingSeconds} timeUpButton={TIME_UP} />
      </ExamBar>
      <Form method="post" action={action} id={FORM}>
        <ChoiceList question={question.question} error={error}>
          {(['A', 'B', 'C'] as const).map((letter) => (
            <Choice
              key={letter}
              letter={letter}
              text={question[`option${letter}`]}
              defaultChecked={question.userAnswer === letter}
            />
          ))}
        </ChoiceList>
        <ExamActions
          enter={{ name: 'intent', value: forward }}
          previous={
            <Button name="intent" value="previous" disabled={number === 1}>
              <Icon name="chevronLeft" />
              Précédent
            </Button>
          }
          saveState={<SaveState state={question.userAnswer ? 'saved' : 'idle'} />}
          next={
            <Button name="intent" value={forward} variant="primary">
              {isLast ? 'Terminer' : 'Suivant'}
              {!isLast && <Icon name="chevronRight" />}
            </Button>
          }
        />
        <button id={TIME_UP} name="intent" value="time-up" hidden />
      </Form>
      <QuestionStrip questions={questions} current={number} form={FORM} />
    </>
  )
}
