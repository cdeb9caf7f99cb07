import { atoms } from '../atoms'
import type { ReactNode } from 'react'
import type { PaperQuestion } from '#modules/exams'
import { findShownLetter, lettersIn } from '#modules/exams/schemas'
import { QuestionPicture } from '../content/picture'
import { PrintButton } from '../forms/button'
import { PageHead, PaperHead, Row } from '../layout/layout'
import { french, Text } from '../text/text'
import { notOnPaper } from '../text/text.css'
import * as css from './paper.css'

type PaperProps = { title: string; rules: string; questions: readonly PaperQuestion[] }

export function Paper({ title, rules, questions }: PaperProps) {
  return (
    <div className={css.paper}>
      <PaperHead title={`Prépa LTS, ${title}`}>
        <p>{french(rules)}</p>
        <p className={atoms({ display: 'flex', gap: 's8', marginTop: 's8', marginBottom: 's8' })}>
          <span className={css.name}>{french('Nom : ')}</span>
          <span className={css.score}>{french('Score : ')}</span>
          <span>{french(`sur ${questions.length}`)}</span>
        </p>
      </PaperHead>
      <ol className={css.list}>
        {questions.map((question, index) => (
          <li key={question.id} className={css.item}>
            <h2 className={css.question}>{french(`${index + 1}. ${question.question}`)}</h2>
            <div className={css.body}>
              <ul className={css.options}>
                {lettersIn(question.optionOrder).map((letter) => (
                  <li key={letter} className={css.option}>
                    <span className={css.box} aria-hidden="true" />
                    <span>
                      {french(
                        `${findShownLetter(question.optionOrder, letter)}. ${question[`option${letter}`]}`,
                      )}
                    </span>
                  </li>
                ))}
              </ul>
              <QuestionPicture of={question} />
            </div>
          </li>
        ))}
      </ol>
      <Key title={title} questions={questions} />
    </div>
  )
}

function Key({ title, questions }: Omit<PaperProps, 'rules'>) {
  return (
    <section className={css.key} aria-labelledby="corrige">
      <PaperHead title={`Prépa LTS, ${title}`} />
      <h2 id="corrige">Corrigé</h2>
      <ol className={atoms({ display: 'grid', gap: 's12', marginTop: 's16' })}>
        {questions.map((question, index) => (
          <KeyItem key={question.id} number={index + 1} question={question} />
        ))}
      </ol>
    </section>
  )
}

function KeyItem({ number, question }: { number: number; question: PaperQuestion }) {
  const { optionOrder, correctAnswer, remember, explanation, article, source } = question
  const letter = findShownLetter(optionOrder, correctAnswer)
  const why = remember ?? explanation
  return (
    <li className={css.answer}>
      <p>
        <strong>{french(`${number}. ${letter}. ${question[`option${correctAnswer}`]}`)}</strong>
      </p>
      {why && <p>{french(why)}</p>}
      <Text note>{article ?? source ?? ''}</Text>
    </li>
  )
}

type PaperPageHeadProps = { title: string; intro: string; children: ReactNode }

export function PaperPageHead({ title, intro, children }: PaperPageHeadProps) {
  return (
    <div className={notOnPaper}>
      <PageHead
        title={title}
        intro={`${intro} Cette page s'imprime depuis le menu de votre navigateur.`}
        actions={
          <Row>
            <PrintButton variant="primary" />
            {children}
          </Row>
        }
      />
    </div>
  )
}
