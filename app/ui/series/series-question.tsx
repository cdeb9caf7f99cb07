import type { ReactNode } from 'react'
import type { Letter, SeriesQuestion as AnyQuestion } from '#modules/exams'
import { letterOfPlace, lettersIn } from '#modules/exams/schemas'
import { paths } from '#app/paths'
import { type AnsweredPlace, dueInWords } from '#app/text/series'
import { capitalised } from '#app/text/words'
import { Badge } from '../content/blocks'
import { Explanation } from '../content/explanation'
import { QuestionPicture } from '../content/picture'
import { AnsweredOptions } from '../exam/answered-options'
import { Choice, ChoiceList } from '../exam/option'
import { Button, ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import { french, Hidden } from '../text/text'
import { toneText } from '../tokens/tone.css'
import { classes } from '../classes'
import { BoxRings, boxName } from './boxes'
import * as css from './series-question.css'

type OpenQuestionProps = {
  question: Extract<AnyQuestion, { userAnswer: null }>
  action: string
  /** What was chosen in a form that could not be saved. */
  chosen: Letter | null
  /** The form came without an answer. */
  error?: string
}

export function OpenQuestion({ question, action, chosen, error }: OpenQuestionProps) {
  const { optionOrder, edition, isChanged } = question
  return (
    <form method="post" action={action} className={css.columns}>
      <input type="hidden" name="edition" value={edition} />
      <div className={css.main}>
        <QuestionHead theme={question.theme} isChanged={isChanged} />
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
      <SeriesActions>
        <Button variant="primary">Répondre</Button>
      </SeriesActions>
      <p className={css.hint}>{french('Au clavier : A, B ou C pour choisir.')}</p>
    </form>
  )
}

type AnsweredQuestionProps = {
  question: Exclude<AnyQuestion, { userAnswer: null }>
  place: AnsweredPlace
  /** The page itself. */
  here: string
  /** Null after the last one. */
  nextHref: string | null
  endHref: string
}

export function AnsweredQuestion({ question, place, here, nextHref, endHref }: AnsweredQuestionProps) {
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <Outcome place={place} />
        <article aria-labelledby="enonce" className={css.asked}>
          <QuestionHead theme={question.theme} />
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
        <Explanation question={question} report={{ id: question.id, from: here }} />
      </section>
      <SeriesActions>
        {nextHref === null ? (
          <ButtonLink href={endHref} variant="primary" data-turn="">
            Terminer la série
          </ButtonLink>
        ) : (
          <ButtonLink href={nextHref} variant="primary" rel="next" data-turn="">
            <span>Question suivante</span>
            <Icon name="chevronRight" />
          </ButtonLink>
        )}
      </SeriesActions>
    </div>
  )
}

/** Takes the focus where it appears without a page load. */
function Outcome({ place }: { place: AnsweredPlace }) {
  const { isRight, boxBefore, boxAfter, dueOn } = place
  return (
    <div role="status" tabIndex={-1} data-arrive="" className={css.outcome}>
      <p className={classes(css.verdict, toneText[isRight ? 'success' : 'danger'])}>
        <Icon name={isRight ? 'check' : 'cross'} size={22} />
        <span>{isRight ? 'Bonne réponse' : 'Mauvaise réponse'}</span>
      </p>
      <p className={css.move}>
        <BoxRings box={boxBefore} />
        <Hidden>{boxBefore === 0 ? 'Jamais vue, ' : `${boxName(boxBefore)}, `}</Hidden>
        <span className={css.arrow}>
          <Icon name="arrowRight" size={16} />
        </span>
        <BoxRings box={boxAfter} />
        <span className={css.where}>
          <strong>{`${boxName(boxAfter)}.`}</strong>{' '}
          <span className={css.muted}>
            {french(
              dueOn === null
                ? 'Cette question a été retirée depuis.'
                : `Revient ${dueInWords({ boxAfter, dueOn })}.`,
            )}
          </span>
        </span>
      </p>
    </div>
  )
}

function QuestionHead({ theme, isChanged = false }: { theme: string | null; isChanged?: boolean }) {
  if (theme === null && !isChanged) return null
  return (
    <p className={css.theme}>
      {theme !== null && <span>{french(capitalised(theme))}</span>}
      {isChanged && <Badge tone="warning">Question modifiée</Badge>}
    </p>
  )
}

function SeriesActions({ children }: { children: ReactNode }) {
  return (
    <div className={css.actions}>
      {children}
      <p className={css.kept}>
        {french('Série gardée : vous pouvez vous arrêter ici. ')}
        <a href={paths.revise()} className={css.stop}>
          Arrêter
        </a>
      </p>
    </div>
  )
}
