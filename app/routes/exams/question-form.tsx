import type { ComponentProps } from 'react'
import ExamRunner from '#app/islands/exam-runner'
import { ExamBreadcrumbs } from './exam-breadcrumbs'

/** One question as one form: all of the exam works by it, without a script. */
export function QuestionForm(exam: ComponentProps<typeof ExamRunner>) {
  return (
    <>
      <ExamBreadcrumbs />
      <ExamRunner {...exam} />
    </>
  )
}
