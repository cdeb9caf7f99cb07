import type { ReactNode } from 'react'
import type { OptionLetter } from '../exam/choice-list'
import { Explanation } from '../exam/explanation'
import { Letter } from '../exam/letter'
import { Button } from '../forms/button'
import { Icon } from '../icons/icon'
import { Fr } from '../text/fr'
import * as css from './study.css'

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
 * is marked `data-answer`; without a script the form loads the page anew, at the question.
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
      {theme && (
        <p className={css.theme}>
          <Fr>{theme}</Fr>
        </p>
      )}
      <h2 id="enonce" className={css.title}>
        <Fr>{question}</Fr>
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
      <span>
        <Fr>{text}</Fr>
      </span>
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
