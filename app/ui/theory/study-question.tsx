import type { ReactNode } from 'react'
import type { FoundQuestion, Letter as OptionLetter, ShownQuestion, TheoryQuery } from '#modules/exams'
import { LETTERS } from '#modules/exams/schemas'
import { dayInBelgium } from '#modules/kernel/day'
import { paths } from '#app/paths'
import { returnInWords } from '#app/text/series'
import { KNOWLEDGE_NAMES } from '#app/text/theory'
import { capitalised } from '#app/text/words'
import { Note } from '../content/blocks'
import { whenClosed, whenOpen } from '../content/fold.css'
import { ActionLink } from '../content/links'
import { ListenButton } from '../content/listen'
import { QuestionPicture } from '../content/picture'
import { AnsweredOptions } from '../exam/answered-options'
import { Letter } from '../exam/option'
import { about } from '../exam/option.css'
import { KeysInUse, LettersSwitch } from '../forms/keys-hint'
import { hint } from '../forms/keys-hint.css'
import { Icon } from '../icons/icon'
import { AnswerSheet, SheetBody, SheetFoot } from '../series/answer-sheet'
import { askedOptions, askedTitle } from '../series/series-question.css'
import { french } from '../text/text'
import { activeFields } from './theory-filters'
import * as css from './study.css'

export type StudiedProps = {
  query: TheoryQuery
  /** The number of questions in the whole bank. */
  total: number
  question: ShownQuestion
  studied: FoundQuestion
  /** The answer that was just given. */
  userAnswer: OptionLetter | null
  /** The slug of the theme's lesson; null if there is none. */
  lesson: string | null
}

const ID = 'question'

/** `children` are the ways to the other questions. */
export function StudyQuestion(props: StudiedProps & { children: ReactNode }) {
  const { query, question: asked, studied, userAnswer, children } = props
  const question = { ...asked, optionOrder: 'ABC' as const, userAnswer }
  const report = {
    id: asked.id,
    version: asked.version,
    from: `${paths.theory({ ...query, q: studied.number })}#${ID}`,
  }
  return (
    <div className={css.study}>
      <article id={ID} aria-labelledby="enonce" className={css.asked}>
        <About {...props}>
          {userAnswer ? (
            <ListenButton label="Écouter la réponse" parts="[aria-labelledby=verdict]" />
          ) : (
            <ListenButton label="Écouter la question" parts="#enonce, #enonce ~ form ul" />
          )}
        </About>
        <h2 id="enonce" className={userAnswer ? askedTitle : css.title}>
          {french(asked.question)}
        </h2>
        <QuestionPicture of={asked} />
        {userAnswer ? (
          <AnsweredOptions question={question} className={askedOptions} />
        ) : (
          <OptionButtons {...props} />
        )}
      </article>
      <SheetFoot>
        {userAnswer ? (
          <AnswerSheet question={question} report={report} returns={toReturn(studied)} />
        ) : (
          <details className={css.reveal}>
            <summary className={css.revealButton} role="button">
              <span className={whenClosed}>Afficher la réponse</span>
              <span className={whenOpen}>Masquer la réponse</span>
            </summary>
            <div id="reponse">
              <ListenButton label="Écouter la réponse" parts="#reponse" />
              <SheetBody question={question} report={report} lead="La bonne réponse" />
            </div>
          </details>
        )}
        {children}
      </SheetFoot>
    </div>
  )
}

function toReturn({ dueOn }: FoundQuestion) {
  const isDue = dueOn !== null && dueOn <= dayInBelgium(new Date())
  return returnInWords({ isRetired: false, dueOn, isDue })
}

type AboutProps = StudiedProps & { children: ReactNode }

function About({ query, total, question: { theme }, studied, lesson, children }: AboutProps) {
  const number = activeFields(query).length > 0 && `numéro ${studied.number} sur ${total}`
  const known = [number, KNOWLEDGE_NAMES[studied.knowledge]].filter(Boolean).join(', ')
  return (
    <>
      <p className={about}>
        {theme && <span>{french(capitalised(theme))}</span>}
        <span>{french(capitalised(known))}</span>
        {lesson && <ActionLink href={paths.lesson(lesson)}>Lire la leçon</ActionLink>}
        {children}
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

/** Each option answers at a tap. While the answer is shown, none can be chosen. */
function OptionButtons({ query, question, studied }: StudiedProps) {
  return (
    <form method="post" action={paths.theory({ ...query, q: studied.number })} data-letters="" data-tap="">
      <input type="hidden" name="question" value={studied.id} />
      <input type="hidden" name="edition" value={studied.edition} />
      <ul className={askedOptions}>
        {LETTERS.map((letter) => {
          const isRight = letter === question.correctAnswer
          return (
            <li key={letter} className={isRight ? css.rightOption : css.option}>
              <button
                type="submit"
                name="userAnswer"
                value={letter}
                aria-labelledby={`option-${letter}`}
                className={css.choose}
              />
              <span id={`option-${letter}`} className={css.words}>
                <Letter letter={letter} className={isRight ? css.rightLetter : undefined} />
                <span>{french(question[`option${letter}`])}</span>
              </span>
              {isRight && (
                <span className={css.correct}>
                  <Icon name="check" />
                  <span>Correct</span>
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <p className={hint}>
        <KeysInUse>A, B ou C pour répondre.</KeysInUse>
        <LettersSwitch />
      </p>
    </form>
  )
}
