import type { ComponentProps, ReactNode } from 'react'
import type { Letter, OptionOrder, QuestionFields } from '#modules/exams'
import { CHOOSE_FIRST, findShownLetter, lettersIn } from '#modules/exams/schemas'
import { capitalised } from '#app/text/words'
import { Badge } from '../content/blocks'
import { QuestionPicture } from '../content/picture'
import { AnsweredOptions } from '../exam/answered-options'
import { Choice, ChoiceList } from '../exam/option'
import { about } from '../exam/option.css'
import { offline as offlineText } from '../exam/save-state.css'
import { Button } from '../forms/button'
import { KeysInUse, LettersSwitch } from '../forms/keys-hint'
import { Icon } from '../icons/icon'
import { french } from '../text/text'
import { AnswerSheet, SheetFoot } from './answer-sheet'
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
}

export function QuestionForm({ question, action, chosen, error, fields, kept }: QuestionFormProps) {
  const { optionOrder, theme, isChanged } = question
  return (
    <form method="post" action={action} className={css.columns} data-letters="">
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
      <QuestionActions
        kept={kept}
        className={css.actions}
        offline="Hors ligne : votre réponse est gardée et sera envoyée"
      >
        <Button variant="primary">Répondre</Button>
      </QuestionActions>
      <p className={css.hint}>
        <KeysInUse>A, B ou C pour choisir.</KeysInUse>
        <LettersSwitch />
      </p>
    </form>
  )
}

type AnswerViewProps = Omit<ComponentProps<typeof AnswerSheet>, 'question'> & {
  question: ComponentProps<typeof AnswerSheet>['question'] & QuestionFields
  kept: ReactNode
  children: ReactNode
}

export const ASKED = 'enonce'

/** The sheet follows the question in the source, so that eyes, Tab and a screen reader meet them in one order. */
export function AnswerView({ kept, children, ...answer }: AnswerViewProps) {
  const { question } = answer
  return (
    <div className={css.answered}>
      <article aria-labelledby={ASKED} className={css.asked}>
        <QuestionHead theme={question.theme} />
        <h2 id={ASKED} className={css.askedTitle}>
          {french(question.question)}
        </h2>
        <QuestionPicture of={question} />
        <AnsweredOptions question={question} className={css.askedOptions} />
      </article>
      <SheetFoot>
        <AnswerSheet {...answer} />
        <OnwardActions kept={kept}>{children}</OnwardActions>
      </SheetFoot>
    </div>
  )
}

type ActionsProps = { kept: ReactNode; children: ReactNode }

export function OnwardActions(props: ActionsProps) {
  return (
    <QuestionActions
      {...props}
      className={css.onward}
      offline="Hors ligne : la suite s'affichera au retour du réseau"
    />
  )
}

/** behaviours/turn-pages.ts shows `offline` while there is no network. */
function QuestionActions({
  kept,
  offline,
  className,
  children,
}: ActionsProps & { offline: string; className: string }) {
  return (
    <div className={className}>
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
