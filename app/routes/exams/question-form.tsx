import type { ComponentProps } from 'react'
import ExamRunner from '../../islands/exam-runner'
import { paths } from '../../paths'
import { ResumeNotice } from '../../ui/exam/resume-notice'
import { ButtonLink } from '../../ui/forms/button'
import { ExamBreadcrumbs } from './exam-breadcrumbs'

type QuestionFormProps = ComponentProps<typeof ExamRunner> & { resumed: boolean }

/** One question as one form: all of the exam works by it, without a script. */
export function QuestionForm({ resumed, ...exam }: QuestionFormProps) {
  return (
    <>
      <ExamBreadcrumbs />
      {resumed && (
        <ResumeNotice
          seconds={exam.remainingSeconds}
          action={
            <ButtonLink href={paths.abandonQuiz(exam.attemptId)} variant="quiet" size="small">
              Abandonner
            </ButtonLink>
          }
        />
      )}
      <ExamRunner {...exam} />
    </>
  )
}
