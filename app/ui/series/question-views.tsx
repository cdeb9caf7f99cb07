import { atoms } from '../atoms'
import type { ComponentProps, ReactNode } from 'react'
import type { Letter, OptionOrder, QuestionFields } from '#modules/exams'
import { CHOOSE_FIRST, letterOfPlace, lettersIn } from '#modules/exams/schemas'
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
  /** The option that was chosen when the form was refused. */
  chosen: Letter | null
  /** The error message of a refused form. */
  error?: string
  /** Hidden fields that the form sends. */
  fields?: ReactNode
  /** The note that says where the answers are stored. */
  kept: ReactNode
  hint?: ReactNode
}

/** Shows a question of a series or a trial as a form. Neither has a clock. */
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
              letter={letterOfPlace(optionOrder, letter)}
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
  /** The verdict, shown above the question. */
  outcome: ReactNode
  kept: ReactNode
  /** The link to the next step. */
  children: ReactNode
}

export const ASKED = 'enonce'

/** Shows a question of a series or a trial with its answer. */
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

/** Shows the actions of a page that has no form, only a link to the next step. */
export function OnwardActions(props: ActionsProps) {
  return <QuestionActions {...props} offline="Hors ligne : la suite s'affichera au retour du réseau" />
}

/**
 * Shows the actions below a question. `offline` is the text that behaviours/turn-pages.ts shows while it waits for the
 * network.
 */
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
