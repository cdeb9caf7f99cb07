import { atoms } from '../atoms'
import type { ReactNode } from 'react'
import type { StudyOverview } from '#modules/exams'
import { PASSES_TO_UNLOCK } from '#modules/exams/rules'
import { paths } from '#app/paths'
import { count } from '#app/text/words'
import { ButtonLink } from '../forms/button'
import { cardColumns } from '../layout/layout.css'
import { MasteryDial } from '../rings/dial'
import { UnlockRings } from '../rings/rings'
import { french, Text } from '../text/text'
import * as css from './next-step.css'
import { examStep, nextStep, type State } from './step'

type NextStepsProps = State & { study: Pick<StudyOverview, 'mastered' | 'total'> }

export function NextSteps(state: NextStepsProps) {
  const step = nextStep(state)
  const isExam = step.kind === 'exam'
  const { passed } = state.progress
  return (
    <div className={cardColumns[3]}>
      <section className={css.main} aria-labelledby="suite">
        {isExam ? <Passes passed={passed} /> : <Mastered {...state.study} />}
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
      {isExam ? (
        <Side id="reviser" {...THEORY} />
      ) : (
        <Side id="examen" {...examStep(state)} rings={<UnlockRings passed={passed} size="inline" />} />
      )}
    </div>
  )
}

function Passes({ passed }: { passed: number }) {
  return (
    <div className={css.unlock}>
      <UnlockRings passed={passed} size="large" />
      <p className={css.passed} aria-hidden="true">
        {`${passed}/${PASSES_TO_UNLOCK}`}
        <span className={atoms({ display: 'block', color: 'muted', fontSize: 't14', fontWeight: 400 })}>
          {french("tests réussis pour ouvrir l'examen officiel")}
        </span>
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

type SideProps = { id: string; rings?: ReactNode; title: string; text: string; href: string; button: string }

function Side({ id, rings, title, text, href, button }: SideProps) {
  return (
    <section className={css.side} aria-labelledby={id}>
      <div className={css.words}>
        <h2 id={id} className={rings ? css.sideHead : css.sideTitle}>
          {rings}
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

const THEORY = {
  title: 'Réviser la théorie',
  text: 'Parcourez les questions à votre rythme, avec leur réponse expliquée.',
  href: paths.theory(),
  button: 'Étudier la théorie',
}
