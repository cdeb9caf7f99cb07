import type { StudyOverview } from '#modules/exams'
import { PASSES_TO_UNLOCK } from '#modules/exams/schemas'
import { paths } from '#app/paths'
import { count } from '#app/text/words'
import { ButtonLink } from '../forms/button'
import { MasteryDial } from '../rings/dial'
import { UnlockRings } from '../rings/rings'
import { french, Text } from '../text/text'
import * as css from './next-step.css'
import { examStep, nextStep, type State } from './step'

type NextStepsProps = State & { study: Pick<StudyOverview, 'mastered' | 'total'> }

/** The one thing to do now with what it is counted by, and beside it the other: an exam, or the theory. */
export function NextSteps(state: NextStepsProps) {
  const step = nextStep(state)
  const isExam = step.kind === 'exam'
  return (
    <div className={css.pair}>
      <section className={css.main} aria-labelledby="suite">
        {isExam ? <Passes passed={state.progress.passed} /> : <Mastered {...state.study} />}
        <div className={css.words}>
          <Text note>{step.note}</Text>
          <h2 id="suite">{french(step.title)}</h2>
          <Text tone="muted">{step.text}</Text>
          <div className={css.action}>
            <ButtonLink href={step.href} variant="primary" wide>
              {step.button}
            </ButtonLink>
          </div>
        </div>
      </section>
      {isExam ? <Theory /> : <Exam {...state} />}
    </div>
  )
}

function Passes({ passed }: { passed: number }) {
  return (
    <div className={css.unlock}>
      <UnlockRings passed={passed} size="large" />
      <p className={css.passed} aria-hidden="true">
        {`${passed}/${PASSES_TO_UNLOCK}`}
        <span className={css.passedWord}>{passed > 1 ? 'tests réussis' : 'test réussi'}</span>
      </p>
    </div>
  )
}

function Mastered({ mastered, total }: NextStepsProps['study']) {
  return (
    <div className={css.unlock}>
      <MasteryDial mastered={mastered} total={total} />
      <p className={css.mastered} aria-hidden="true">
        {french(`sur ${count(total, 'question maîtrisée', 'questions maîtrisées')}`)}
      </p>
    </div>
  )
}

function Exam(state: NextStepsProps) {
  const { title, text, href, button } = examStep(state)
  return (
    <section className={css.side} aria-labelledby="examen">
      <div className={css.words}>
        <h2 id="examen" className={css.sideHead}>
          <UnlockRings passed={state.progress.passed} size="inline" />
          <span>{french(title)}</span>
        </h2>
        <Text tone="muted">{text}</Text>
        <div className={css.action}>
          <ButtonLink href={href} wide>
            {button}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

function Theory() {
  return (
    <section className={css.side} aria-labelledby="reviser">
      <div className={css.words}>
        <h2 id="reviser" className={css.sideTitle}>
          Réviser la théorie
        </h2>
        <Text tone="muted">Parcourez les questions à votre rythme, avec leur réponse expliquée.</Text>
        <div className={css.action}>
          <ButtonLink href={paths.theory()} wide>
            Étudier la théorie
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
