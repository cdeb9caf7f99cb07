import { atoms } from '../atoms'
import type { ShownQuestion } from '#modules/exams'
import { LETTERS } from '#modules/exams/schemas'
import { Explanation } from '../content/explanation'
import { FoldList } from '../content/fold'
import { whenClosed, whenOpen } from '../content/fold.css'
import { QuestionPicture } from '../content/picture'
import { Letter } from '../exam/option'
import { Icon } from '../icons/icon'
import { french, Hidden } from '../text/text'
import * as css from './examples.css'
import { section } from './lesson.css'

type ExamplesProps = {
  id: string
  title: string
  questions: readonly ShownQuestion[]
  from: string
}

export function Examples({ id, title, questions, from }: ExamplesProps) {
  return (
    <section className={section} aria-labelledby={id}>
      <h2 id={id}>{french(title)}</h2>
      <FoldList
        folds={questions.map((question, index) => ({
          title: `${index + 1}. ${question.question}`,
          content: <Example question={question} number={index + 1} from={from} />,
        }))}
      />
    </section>
  )
}

type ExampleProps = { question: ShownQuestion; number: number; from: string }

function Example({ question, number, from }: ExampleProps) {
  const { correctAnswer } = question
  const here = `exemple-${number}`
  return (
    <div id={here} className={css.example}>
      <Hidden as="div">
        <h3>{french(`Exemple ${number}`)}</h3>
      </Hidden>
      <QuestionPicture of={question} isLazy />
      <ul className={atoms({ display: 'grid', gap: 's8' })}>
        {LETTERS.map((letter) => {
          const isRight = letter === correctAnswer
          return (
            <li key={letter} className={isRight ? css.rightOption : css.option}>
              <Letter letter={letter} className={isRight ? css.rightLetter : undefined} />
              <span>{french(question[`option${letter}`])}</span>
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
      <details className={css.reveal}>
        <summary className={css.revealButton} role="button">
          <span className={whenClosed}>Afficher la réponse</span>
          <span className={whenOpen}>Masquer la réponse</span>
        </summary>
        <div className={css.answer}>
          <Explanation
            question={question}
            name={`exemple ${number}`}
            lead={`${correctAnswer}.`}
            report={{ ...question, from: `${from}#${here}` }}
          />
        </div>
      </details>
    </div>
  )
}
