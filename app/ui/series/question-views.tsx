import { atoms } from '../atoms'
import type { ComponentProps, ReactNode } from 'react'
import type { Letter, OptionOrder, QuestionFields } from '#modules/exams'
import { CHOOSE_FIRST, findShownLetter, lettersIn } from '#modules/exams/schemas'
import { capitalised } from '#app/text/words'
import { classes } from '../classes'
import { Badge } from '../content/blocks'
import { Explanation } from '../content/explanation'
import { QuestionPicture } from '../content/picture'
import { verdict } from '../content/result-head.css'
import { AnsweredOptions } from '../exam/answered-options'
import { Choice, ChoiceList } from '../exam/option'
import { about, title } from '../exam/option.css'
import { offline as offlineText } from '../exam/save-state.css'
import { Button } from '../forms/button'
import { Icon } from '../icons/icon'
import { french, Hidden } from '../text/text'
import { toneText } from '../text/text.css'
import * as css from './series-question.css'

type AskedField = 'question' | `option${Letter}` | 'picture' | 'pictureAlt' | 'theme'

type QuestionFormProps = {
  question: Pick<QuestionFields, AskedField> & { optionOrder: OptionOrder; isChanged?: boolean }
  action: string
  /** The option chosen in a refused form. */
  chosen: Letter | null
  error?: string
  fields?: ReactNode
  kept: ReactNode
  hint?: ReactNode
}

export function QuestionForm({ question, action, chosen, error, fields, kept, hint }: QuestionFormProps) {
  const { optionOrder, theme, isChanged } = question
  return (
    <form method="post" action={action} className={css.columns}>
      {fields}
      <div className={css.main}>
        <QuestionHead theme={theme} isChanged={isChanged} />
        <ChoiceList question={question} error={error} missing={CHOOSE_FIRST}>
          {lettersIn(optionOrder).map((letter) => (
            <Choice
              key={letter}
              value={letter}
              letter={findShownLetter(optionOrder, letter)}
              text={question[`option${letter}`]}
              defaultChecked={letter === chosen}
            />
          ))}
        </ChoiceList>
      </div>
      <QuestionActions kept={kept} offline="Hors ligne : votre réponse est gardée et sera envoyée">
        <Button variant="primary">Répondre</Button>
      </QuestionActions>
      {hint}
    </form>
  )
}

type AnswerViewProps = Pick<ComponentProps<typeof Explanation>, 'report'> & {
  question: ComponentProps<typeof Explanation>['question'] &
    QuestionFields & { optionOrder: OptionOrder; userAnswer: Letter | null }
  outcome: ReactNode
  kept: ReactNode
  children: ReactNode
}

export const ASKED = 'enonce'

export function AnswerView({ question, report, outcome, kept, children }: AnswerViewProps) {
  return (
    <div className={css.columns}>
      <div className={css.main}>
        {outcome}
        <article aria-labelledby={ASKED} className={atoms({ marginTop: 's24' })}>
          <QuestionHead theme={question.theme} />
          <h2 id={ASKED} className={title}>
            {french(question.question)}
          </h2>
          <QuestionPicture of={question} />
          <AnsweredOptions
            question={question}
            className={atoms({ display: 'grid', gap: 's12', fontSize: 't18' })}
          />
        </article>
      </div>
      <section aria-labelledby="explication" className={css.side}>
        <Hidden as="div">
          <h2 id="explication">Explication</h2>
        </Hidden>
        <Explanation question={question} report={report} />
      </section>
      <OnwardActions kept={kept}>{children}</OnwardActions>
    </div>
  )
}

export function Verdict({ isRight }: { isRight: boolean }) {
  return (
    <p className={classes(verdict, toneText[isRight ? 'success' : 'danger'])}>
      <Icon name={isRight ? 'check' : 'cross'} size={22} />
      <span>{isRight ? 'Bonne réponse' : 'Mauvaise réponse'}</span>
    </p>
  )
}

type ActionsProps = { kept: ReactNode; children: ReactNode }

export function OnwardActions(props: ActionsProps) {
  return <QuestionActions {...props} offline="Hors ligne : la suite s'affichera au retour du réseau" />
}

/** behaviours/turn-pages.ts shows `offline` while there is no network. */
function QuestionActions({ kept, offline, children }: ActionsProps & { offline: string }) {
  return (
    <div className={css.actions}>
      <div role="status" className={css.waiting}>
        <p className={offlineText} data-offline="" hidden>
          <Icon name="cloudOff" size={16} />
          <span>{french(offline)}</span>
        </p>
      </div>
      {children}
      <p className={css.kept}>{kept}</p>
    </div>
  )
}

type QuestionHeadProps = { theme: string | null; isChanged?: boolean }

function QuestionHead({ theme, isChanged = false }: QuestionHeadProps) {
  if (theme === null && !isChanged) return null
  return (
    <p className={about}>
      {theme !== null && <span>{french(capitalised(theme))}</span>}
      {isChanged && <Badge tone="warning">Question modifiée</Badge>}
    </p>
  )
}
