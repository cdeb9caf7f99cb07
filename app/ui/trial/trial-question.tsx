import type { ReactNode } from 'react'
import type { ShownQuestion, Letter, TrialItem } from '#modules/exams'
import { letterOfPlace, lettersIn } from '#modules/exams/schemas'
import { paths } from '#app/paths'
import { capitalised } from '#app/text/words'
import { classes } from '../classes'
import { Explanation } from '../content/explanation'
import { QuestionPicture } from '../content/picture'
import { AnsweredOptions } from '../exam/answered-options'
import { Choice, ChoiceList } from '../exam/option'
import { Actions, Button, ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import * as css from '../series/series-question.css'
import { french, Hidden, Text } from '../text/text'
import { toneText } from '../tokens/tone.css'

type Asked = Pick<
  ShownQuestion,
  'question' | 'optionA' | 'optionB' | 'optionC' | 'theme' | 'picture' | 'pictureAlt'
>

type OpenTrialQuestionProps = {
  question: Asked & Pick<TrialItem, 'optionOrder'>
  number: number
  /** What was chosen in a form that was refused. */
  chosen?: Letter
  error?: string
}

export function OpenTrialQuestion({ question, number, chosen, error }: OpenTrialQuestionProps) {
  const { optionOrder, theme } = question
  return (
    <form method="post" action={paths.trial({ q: number })} className={css.columns}>
      <div className={css.main}>
        <Theme theme={theme} />
        <ChoiceList question={question} error={error}>
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
      <TrialActions>
        <Button variant="primary">Répondre</Button>
      </TrialActions>
    </form>
  )
}

type AnsweredTrialQuestionProps = {
  question: ShownQuestion & TrialItem
  /** The button to what comes next. */
  children: ReactNode
}

export function AnsweredTrialQuestion({ question, children }: AnsweredTrialQuestionProps) {
  const isRight = question.userAnswer === question.correctAnswer
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <p role="status" className={classes(css.verdict, toneText[isRight ? 'success' : 'danger'])}>
          <Icon name={isRight ? 'check' : 'cross'} size={22} />
          <span>{isRight ? 'Bonne réponse' : 'Mauvaise réponse'}</span>
        </p>
        <article aria-labelledby="enonce" className={css.asked}>
          <Theme theme={question.theme} />
          <h2 id="enonce" className={css.title}>
            {french(question.question)}
          </h2>
          <QuestionPicture of={question} />
          <AnsweredOptions question={question} className={css.options} />
        </article>
      </div>
      <section aria-labelledby="explication" className={css.side}>
        <Hidden as="div">
          <h2 id="explication">Explication</h2>
        </Hidden>
        <Explanation question={question} report={{ id: question.id, from: paths.trial() }} />
      </section>
      <TrialActions>{children}</TrialActions>
    </div>
  )
}

/** A question that was retired, or has another answer or other options by now. */
export function GoneTrialQuestion({ children }: { children: ReactNode }) {
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <Text>Cette question vient de changer sur le site : elle ne compte pas dans votre essai.</Text>
      </div>
      <TrialActions>{children}</TrialActions>
    </div>
  )
}

/** `to` is null after the last question. */
export function NextInTrial({ to }: { to: number | null }) {
  if (to === null) {
    return (
      <Actions>
        <ButtonLink href={paths.trial()} variant="primary">
          Voir mon résultat
        </ButtonLink>
        <ButtonLink href={paths.auth({ mode: 'register' })}>Créer mon compte</ButtonLink>
      </Actions>
    )
  }
  return (
    <ButtonLink href={paths.trial({ q: to })} variant="primary" rel="next">
      <span>Question suivante</span>
      <Icon name="chevronRight" />
    </ButtonLink>
  )
}

function Theme({ theme }: { theme: string | null }) {
  return theme && <p className={css.theme}>{french(capitalised(theme))}</p>
}

function TrialActions({ children }: { children: ReactNode }) {
  return (
    <div className={css.actions}>
      {children}
      <p className={css.kept}>{french('Sans compte : vos réponses ne quittent pas ce navigateur.')}</p>
    </div>
  )
}
