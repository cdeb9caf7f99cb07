import type { ReactNode } from 'react'
import { Explanation } from '../content/study-item'
import { Progress } from '../exam/exam-bar'
import { Letter, type OptionLetter } from '../exam/option'
import { Button, ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import { french } from '../text/text'
import * as css from './study.css'

/** The question, and the way to any other beside it or below. */
export function StudyLayout({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={css.columns}>
      <div>{main}</div>
      {aside}
    </div>
  )
}

type StudyBarProps = { title: string; number: number; total: number }

export function StudyBar({ title, number, total }: StudyBarProps) {
  return (
    <>
      <div className={css.bar}>
        <h1>{title}</h1>
        <p>
          {`Question ${number} `}
          <span className={css.total}>{`sur ${total}`}</span>
        </p>
      </div>
      <Progress value={number} max={total} label={`Progression : question ${number} sur ${total}`} />
    </>
  )
}

type StudyQuestionProps = {
  number: number
  theme?: string | null
  question: string
  options: readonly { letter: OptionLetter; text: string }[]
  correct: OptionLetter
  why?: string | null
  source?: string | null
  revealed: boolean
  /** The page's own address, which the button asks for the answer where no script runs. */
  action: string
  /** To the questions before and after. */
  ways: ReactNode
}

const ID = 'question'
const SHOW = 'Afficher la réponse'
const HIDE = 'Masquer la réponse'

/**
 * A question with its answer behind a button. `app/behaviours/reveal-answer.ts` shows in place what
 * is marked `data-answer`; without a script the form loads the page again, at the question.
 */
export function StudyQuestion(props: StudyQuestionProps) {
  const { number, theme, question, options, correct, why, source, revealed, action, ways } = props
  const right = options.find((option) => option.letter === correct)
  return (
    <article
      id={ID}
      className={css.question}
      aria-labelledby="enonce"
      data-revealed={revealed ? '' : undefined}
    >
      {theme && <p className={css.theme}>{french(theme)}</p>}
      <h2 id="enonce" className={css.title}>
        {french(question)}
      </h2>
      <ul className={css.options}>
        {options.map(({ letter, text }) => (
          <StudyOption
            key={letter}
            letter={letter}
            text={text}
            right={letter === correct}
            revealed={revealed}
          />
        ))}
      </ul>
      <form className={css.reveal} action={`${action}#${ID}`} data-reveal="">
        <input type="hidden" name="q" value={number} />
        <Button
          aria-controls="reponse"
          data-other={revealed ? SHOW : HIDE}
          {...(!revealed && { name: 'reponse', value: '1' })}
        >
          {revealed ? HIDE : SHOW}
        </Button>
      </form>
      <div id="reponse" className={css.answer} data-answer="" hidden={!revealed}>
        <Explanation lead={right && asSentence(`${right.letter}. ${right.text}`)} why={why} source={source} />
      </div>
      {ways}
    </article>
  )
}

type StudyOptionProps = { letter: OptionLetter; text: string; right: boolean; revealed: boolean }

function StudyOption({ letter, text, right, revealed }: StudyOptionProps) {
  return (
    <li className={right ? css.rightOption : css.option}>
      <Letter letter={letter} className={right ? css.rightLetter : undefined} />
      <span>{french(text)}</span>
      {right && (
        <span className={css.correct} data-answer="" hidden={!revealed}>
          <Icon name="check" />
          <span>Correct</span>
        </span>
      )}
    </li>
  )
}

function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

/** Null at either end. */
type StudyWaysProps = { previous: string | null; next: string | null }

export function StudyWays({ previous, next }: StudyWaysProps) {
  return (
    <div className={css.ways}>
      <ButtonLink href={previous} rel={previous === null ? undefined : 'prev'}>
        <Icon name="chevronLeft" />
        <span>Question précédente</span>
      </ButtonLink>
      <ButtonLink href={next} rel={next === null ? undefined : 'next'} variant="primary">
        <span>Question suivante</span>
        <Icon name="chevronRight" />
      </ButtonLink>
    </div>
  )
}
