import type { ComponentProps, ReactNode } from 'react'
import { paths } from '#app/paths'
import { ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import { SheetFoot } from '../series/answer-sheet'
import { AnswerView, OnwardActions, QuestionForm } from '../series/question-views'
import { answered, asked } from '../series/series-question.css'
import { french, Text } from '../text/text'

type OpenTrialQuestionProps = Pick<
  ComponentProps<typeof QuestionForm>,
  'question' | 'action' | 'chosen' | 'error'
>

export function OpenTrialQuestion(form: OpenTrialQuestionProps) {
  return <QuestionForm {...form} kept={KEPT} />
}

type AnsweredTrialQuestionProps = Pick<ComponentProps<typeof AnswerView>, 'question' | 'children'>

export function AnsweredTrialQuestion(answer: AnsweredTrialQuestionProps) {
  return <AnswerView {...answer} kept={KEPT} />
}

export function GoneTrialQuestion({ children }: { children: ReactNode }) {
  return (
    <div className={answered}>
      <div className={asked}>
        <Text>Cette question vient de changer sur le site : elle ne compte pas dans votre essai.</Text>
      </div>
      <SheetFoot>
        <OnwardActions kept={KEPT}>{children}</OnwardActions>
      </SheetFoot>
    </div>
  )
}

const KEPT = french('Sans compte : vos réponses restent dans ce navigateur.')

export function NextInTrial({ to }: { to: number | null }) {
  if (to === null) {
    return (
      <ButtonLink href={paths.trial()} variant="primary" data-turn="">
        Voir mon résultat
      </ButtonLink>
    )
  }
  return (
    <ButtonLink href={paths.trial({ q: to })} variant="primary" rel="next" data-turn="">
      <span>Question suivante</span>
      <Icon name="chevronRight" />
    </ButtonLink>
  )
}
