import { atoms } from '../atoms'
import type { ReactNode } from 'react'
import type { ShownQuestion, FoundQuestion, TheoryQuery } from '#modules/exams'
import { LETTERS } from '#modules/exams/schemas'
import { paths } from '#app/paths'
import { KNOWLEDGE_NAMES } from '#app/text/theory'
import { capitalised } from '#app/text/words'
import { Note } from '../content/blocks'
import { ActionLink } from '../content/links'
import { Explanation } from '../content/explanation'
import { ListenToAnswer, ListenToQuestion } from '../content/listen'
import { QuestionPicture } from '../content/picture'
import { Letter } from '../exam/option'
import { about, title } from '../exam/option.css'
import { Button } from '../forms/button'
import { Icon } from '../icons/icon'
import { french } from '../text/text'
import { activeFields } from './theory-filters'
import * as css from './study.css'

export type StudiedProps = {
  query: TheoryQuery
  /** The number of questions in the whole bank. */
  total: number
  question: ShownQuestion
  studied: FoundQuestion
  revealed: boolean
  /** The slug of the theme's lesson; null if there is none. */
  lesson: string | null
}

const ID = 'question'
const SHOW = 'Afficher la réponse'
const HIDE = 'Masquer la réponse'

/** behaviours/reveal-answer.ts shows `data-answer` elements. Without a script, the form reloads the page. */
export function StudyQuestion(props: StudiedProps & { children: ReactNode }) {
  const { query, question: asked, studied, revealed, children } = props
  const { question, correctAnswer } = asked
  const answer = `${correctAnswer}. ${asked[`option${correctAnswer}`]}`
  return (
    <article
      id={ID}
      className={atoms({ marginTop: 's24' })}
      aria-labelledby="enonce"
      data-revealed={revealed ? '' : undefined}
    >
      <About {...props} />
      <h2 id="enonce" className={title}>
        {french(question)}
      </h2>
      <QuestionPicture of={asked} />
      <ul className={atoms({ display: 'grid', gap: 's12' })}>
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
      <form className={atoms({ marginTop: 's24' })} action={`${paths.theory()}#${ID}`} data-reveal="">
        {activeFields(query).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="q" value={studied.number} />
        <Button
          aria-controls="reponse"
          aria-expanded={revealed}
          data-other={revealed ? SHOW : HIDE}
          {...(!revealed && { name: 'reponse', value: '1' })}
        >
          {revealed ? HIDE : SHOW}
        </Button>
      </form>
      <div id="reponse" className={atoms({ marginTop: 's16' })} data-answer="" hidden={!revealed}>
        <ListenToAnswer question={asked} />
        <Explanation
          question={asked}
          lead={asSentence(answer)}
          report={{ ...asked, from: `${paths.theory({ ...query, q: studied.number })}#${ID}` }}
        />
      </div>
      {children}
    </article>
  )
}

function About({ query, total, question, studied, lesson }: StudiedProps) {
  const { theme } = question
  const number = activeFields(query).length > 0 && `numéro ${studied.number} sur ${total}`
  const known = [number, KNOWLEDGE_NAMES[studied.knowledge]].filter(Boolean).join(', ')
  return (
    <>
      <p className={about}>
        {theme && <span>{french(capitalised(theme))}</span>}
        <span>{french(capitalised(known))}</span>
        {lesson && <ActionLink href={paths.lesson(lesson)}>Lire la leçon</ActionLink>}
        <ListenToQuestion question={question} />
      </p>
      {studied.changed && (
        <div className={css.changed}>
          <Note title="Question modifiée">
            Sa réponse ou ses options ont changé depuis que vous y avez répondu.
          </Note>
        </div>
      )}
    </>
  )
}

type StudyOptionProps = {
  letter: ShownQuestion['correctAnswer']
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
