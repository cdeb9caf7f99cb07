import type { ComponentProps, ReactNode } from 'react'
import { paths } from '#app/paths'
import { ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import { AnswerView, QuestionActions, QuestionForm, Verdict } from '../series/question-views'
import { columns, main } from '../series/series-question.css'
import { french, Text } from '../text/text'

type OpenTrialQuestionProps = Pick<
  ComponentProps<typeof QuestionForm>,
  'question' | 'action' | 'chosen' | 'error'
>

export function OpenTrialQuestion(form: OpenTrialQuestionProps) {
  return <QuestionForm {...form} kept={KEPT} />
}

type AnsweredTrialQuestionProps = Pick<ComponentProps<typeof AnswerView>, 'question' | 'children'>

export function AnsweredTrialQuestion({ question, ...rest }: AnsweredTrialQuestionProps) {
  const outcome = (
    <div role="status">
      <Verdict isRight={question.userAnswer === question.correctAnswer} />
    </div>
  )
  return <AnswerView question={question} outcome={outcome} kept={KEPT} {...rest} />
}

/** A question that was retired, or has another answer or other options by now. */
export function GoneTrialQuestion({ children }: { children: ReactNode }) {
  return (
    <div className={columns}>
      <div className={main}>
        <Text>Cette question vient de changer sur le site : elle ne compte pas dans votre essai.</Text>
      </div>
      <QuestionActions kept={KEPT}>{children}</QuestionActions>
    </div>
  )
}

const KEPT = french('Sans compte : vos réponses restent dans ce navigateur.')

/** `to` is null after the last question. */
export function NextInTrial({ to }: { to: number | null }) {
  if (to === null) {
    return (
      <ButtonLink href={paths.trial()} variant="primary">
        Voir mon résultat
      </ButtonLink>
    )
  }
  return (
    <ButtonLink href={paths.trial({ q: to })} variant="primary" rel="next">
      <span>Question suivante</span>
      <Icon name="chevronRight" />
    </ButtonLink>
  )
}
