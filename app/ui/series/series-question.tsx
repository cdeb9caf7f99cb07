import type { ReactNode } from 'react'
import type { Letter, SeriesQuestion as AnyQuestion } from '#modules/exams'
import { paths } from '#app/paths'
import { type AnsweredPlace, returnInWords, seriesName } from '#app/text/series'
import { ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import { french } from '../text/text'
import { AnswerView, ASKED, QuestionForm } from './question-views'
import * as css from './series-question.css'

type OpenQuestionProps = {
  question: Extract<AnyQuestion, { userAnswer: null }>
  action: string
  /** The option chosen in a form that could not be saved. */
  chosen: Letter | null
  error?: string
}

export function OpenQuestion({ question, ...form }: OpenQuestionProps) {
  return (
    <QuestionForm
      question={question}
      {...form}
      fields={<input type="hidden" name="edition" value={question.edition} />}
      kept={KEPT}
    />
  )
}

type AnsweredQuestionProps = {
  question: Exclude<AnyQuestion, { userAnswer: null }>
  place: AnsweredPlace
  here: string
  /** Null on the last question. */
  nextHref: string | null
  endHref: string
  isLast: boolean
}

export function AnsweredQuestion({
  question,
  place,
  here,
  nextHref,
  endHref,
  isLast,
}: AnsweredQuestionProps) {
  return (
    <AnswerView
      question={question}
      report={{ ...question, from: `${here}#${ASKED}` }}
      returns={returnInWords(place)}
      kept={KEPT}
    >
      {nextHref === null ? (
        <ButtonLink href={endHref} variant="primary" data-turn="">
          {isLast ? 'Terminer la série' : 'Retour au bilan'}
        </ButtonLink>
      ) : (
        <ButtonLink href={nextHref} variant="primary" rel="next" data-turn="">
          <span>Question suivante</span>
          <Icon name="chevronRight" />
        </ButtonLink>
      )}
    </AnswerView>
  )
}

type SeriesPlaceProps = { series: Parameters<typeof seriesName>[0]; children: ReactNode }

/** The end of the first line of a series: its name, where there is room, and the way out. */
export function SeriesPlace({ series, children }: SeriesPlaceProps) {
  return (
    <div className={css.place}>
      <p className={css.name}>{seriesName(series)}</p>
      {children}
      <a href={paths.revise()} className={css.stop}>
        Arrêter
      </a>
    </div>
  )
}

const KEPT = french('Vous pouvez arrêter quand vous voulez, tout est gardé.')
