import type { ExamType, Overview } from '#modules/exams'
import { EXAMS, PASSES_TO_UNLOCK, scoreToPass } from '#modules/exams/schemas'
import { paths } from '#app/paths'
import { minutesOf } from '#app/text/exams'
import { count, enumerate } from '#app/text/words'
import { ButtonLink } from '../forms/button'
import { UnlockRings } from '../rings/rings'
import { french, Text } from '../text/text'
import * as css from './next-step.css'

type NextStepsProps = Pick<Overview, 'running' | 'progress' | 'toStudy'> & { hasResults: boolean }

/** What to do now: go on with the exam in progress, pass more practice exams, or take the official one. */
export function NextSteps({ running, progress, toStudy, hasResults }: NextStepsProps) {
  const { passed } = progress
  return (
    <div className={css.pair}>
      <section className={css.main} aria-labelledby="suite">
        <div className={css.unlock}>
          <UnlockRings passed={passed} size="large" />
          <p className={css.passed} aria-hidden="true">
            {`${passed}/${PASSES_TO_UNLOCK}`}
            <span className={css.passedWord}>{passed > 1 ? 'tests réussis' : 'test réussi'}</span>
          </p>
        </div>
        <div className={css.words}>
          <Text note>{running.length > 0 ? 'Examen en cours' : 'Passer un examen'}</Text>
          {running[0] ? (
            <Resume type={running[0].type} />
          ) : (
            <Start progress={progress} hasResults={hasResults} />
          )}
        </div>
      </section>
      <section className={css.side} aria-labelledby="reviser">
        <div className={css.words}>
          <h2 id="reviser" className={css.sideTitle}>
            Réviser la théorie
          </h2>
          <Text tone="muted">{studyText(toStudy, hasResults)}</Text>
          <div className={css.action}>
            <ButtonLink href={paths.theory()} wide>
              Étudier la théorie
            </ButtonLink>
          </div>
        </div>
      </section>
    </div>
  )
}

function Resume({ type }: { type: ExamType }) {
  return (
    <ExamStep
      title={type === 'official' ? "L'examen officiel vous attend" : "Votre test d'entraînement vous attend"}
      text="Vos réponses sont enregistrées et le chronomètre continue."
      href={paths.startQuiz(type)}
      button="Reprendre"
    />
  )
}

function Start({ progress, hasResults }: Pick<NextStepsProps, 'progress' | 'hasResults'>) {
  const type = progress.isOfficialUnlocked ? 'official' : 'practice'
  const { questions } = EXAMS[type]
  return (
    <ExamStep
      title={examTitle(progress, hasResults)}
      text={`${questions} questions, ${minutesOf(type)} minutes. Un test est réussi à partir de ${scoreToPass(questions)} bonnes réponses.`}
      href={paths.examSelection()}
      button="Démarrer l'examen"
    />
  )
}

type ExamStepProps = { title: string; text: string; href: string; button: string }

function ExamStep({ title, text, href, button }: ExamStepProps) {
  return (
    <>
      <h2 id="suite">{french(title)}</h2>
      <Text tone="muted">{text}</Text>
      <div className={css.action}>
        <ButtonLink href={href} variant="primary" wide>
          {button}
        </ButtonLink>
      </div>
    </>
  )
}

function examTitle({ passed, isOfficialUnlocked }: Overview['progress'], hasResults: boolean): string {
  if (isOfficialUnlocked) return "Vous êtes prêt pour l'examen officiel !"
  if (!hasResults) return 'Passez votre premier test'
  return `Encore ${count(PASSES_TO_UNLOCK - passed, 'test réussi', 'tests réussis')} et l'examen officiel s'ouvre`
}

function studyText({ questions, themes }: Overview['toStudy'], hasResults: boolean): string {
  if (!hasResults) return 'Parcourez les questions à votre rythme, avec leur réponse expliquée.'
  if (questions === 0) return 'Votre dernier test est sans faute. Gardez le rythme.'
  const left = questions > 1 ? 'questions de votre dernier test sont' : 'question de votre dernier test est'
  const about = themes.length > 0 ? ` : ${enumerate(themes)}` : ''
  return `${questions} ${left} à revoir${about}.`
}
