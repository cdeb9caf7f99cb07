import type { ReactNode } from 'react'
import type { BankQuestion } from '#modules/exams'
import { LETTERS } from '#modules/exams/schemas'
import { paths } from '#app/paths'
import { ActionLink } from '../content/blocks'
import { Explanation } from '../content/explanation'
import { QuestionPicture } from '../content/picture'
import { Progress } from '../exam/exam-bar'
import { Letter } from '../exam/option'
import { Button, ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import { french } from '../text/text'
import { QuestionGrid } from './question-grid'
import * as css from './study.css'

type StudyProps = {
  number: number
  total: number
  question: BankQuestion
  revealed: boolean
  /** The slug of the lesson on its theme. */
  lesson: string | null
}

export function Study({ total, ...asked }: StudyProps) {
  const { number } = asked
  return (
    <div className={css.columns}>
      <div>
        <div className={css.bar}>
          <h1>Théorie</h1>
          <p>
            {`Question ${number} `}
            <span className={css.total}>{`sur ${total}`}</span>
          </p>
        </div>
        <Progress value={number} max={total} label={`Progression : question ${number} sur ${total}`} />
        <StudyQuestion {...asked}>
          <div className={css.ways}>
            <ButtonLink {...(number > 1 ? { href: paths.theory({ q: number - 1 }), rel: 'prev' } : NOWHERE)}>
              <Icon name="chevronLeft" />
              <span>Question précédente</span>
            </ButtonLink>
            <ButtonLink
              {...(number < total ? { href: paths.theory({ q: number + 1 }), rel: 'next' } : NOWHERE)}
              variant="primary"
            >
              <span>Question suivante</span>
              <Icon name="chevronRight" />
            </ButtonLink>
          </div>
        </StudyQuestion>
      </div>
      <QuestionGrid total={total} current={number} />
    </div>
  )
}

const NOWHERE = { href: null }

type StudyQuestionProps = Omit<StudyProps, 'total'> & { children: ReactNode }

const ID = 'question'
const SHOW = 'Afficher la réponse'
const HIDE = 'Masquer la réponse'

/**
 * A question with its answer behind a button. `app/behaviours/reveal-answer.ts` shows in place what
 * is marked `data-answer`; without a script the form loads the page again, at the question.
 */
function StudyQuestion({ number, question: asked, revealed, lesson, children }: StudyQuestionProps) {
  const { question, theme, correctAnswer } = asked
  const answer = `${correctAnswer}. ${asked[`option${correctAnswer}`]}`
  return (
    <article
      id={ID}
      className={css.question}
      aria-labelledby="enonce"
      data-revealed={revealed ? '' : undefined}
    >
      {theme && (
        <p className={css.theme}>
          <span className={css.themeName}>{french(theme)}</span>
          {lesson && <ActionLink href={paths.lesson(lesson)}>Lire la leçon</ActionLink>}
        </p>
      )}
      <h2 id="enonce" className={css.title}>
        {french(question)}
      </h2>
      <QuestionPicture of={asked} />
      <ul className={css.options}>
        {LETTERS.map((letter) => (
          <StudyOption
            key={letter}
            letter={letter}
            text={asked[`option${letter}`]}
            right={letter === correctAnswer}
            revealed={revealed}
          />
        ))}
      </ul>
      <form className={css.reveal} action={`${paths.theory()}#${ID}`} data-reveal="">
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
        <Explanation question={asked} lead={asSentence(answer)} />
      </div>
      {children}
    </article>
  )
}

type StudyOptionProps = {
  letter: BankQuestion['correctAnswer']
  text: string
  right: boolean
  revealed: boolean
}

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
