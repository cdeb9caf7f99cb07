import { atoms } from '../atoms'
import { paths } from '#app/paths'
import { formatOfficialChance } from '#app/text/chance'
import { formatDuration, LOCKED, TIME_NAMES, UNLOCKED, WITHOUT_LIMIT } from '#app/text/exams'
import type { Chances, TimeAllowance, ExamType, Progress, RunningExam } from '#modules/exams'
import {
  ALLOWANCES,
  EXAM_DAY_MINIMUM,
  EXAMS,
  PASS_MARK,
  PASSES_TO_UNLOCK,
  secondsAllowed,
} from '#modules/exams/rules'
import { Badge, Facts } from '../content/blocks'
import { Fold } from '../content/fold'
import { content as foldContent } from '../content/fold.css'
import { ActionLink } from '../content/links'
import { Actions, Button, ButtonLink } from '../forms/button'
import { Segments } from '../forms/choice-fields'
import { Icon } from '../icons/icon'
import { UnlockRings } from '../rings/rings'
import { french, Text } from '../text/text'
import { Stack } from '../layout/layout'
import { shortDuration } from './duration'
import * as css from './exam-card.css'

type ExamCardProps = {
  type: ExamType
  progress: Progress
  chances: Chances | null
  running: RunningExam | undefined
  /** Whether this card has the page's one primary button. */
  isMain: boolean
}

export function ExamCard({ type, progress, chances, running, isMain }: ExamCardProps) {
  const isLocked = type === 'official' && !progress.isOfficialUnlocked && !running
  const variant = isMain ? 'primary' : 'default'
  return (
    <article className={isLocked ? css.locked : css.card}>
      <div className={css.head}>
        <h2>{french(type === 'practice' ? "Test d'entraînement" : 'Examen officiel')}</h2>
        {running && <Badge tone="accent">Examen en cours</Badge>}
      </div>
      {type === 'official' ? (
        <>
          <Text tone="muted">Simulation complète de ce site. Elle n'a rien d'officiel.</Text>
          <Unlock progress={progress} chances={chances} isLocked={isLocked} />
        </>
      ) : (
        <Text tone="muted" figures>
          {`Tests réussis : ${progress.passed}/${PASSES_TO_UNLOCK}`}
        </Text>
      )}
      {running ? (
        <>
          <ButtonLink href={paths.startQuiz(type)} variant={variant} wide>
            Reprendre
          </ButtonLink>
          <ButtonLink href={paths.abandonQuiz(running.id)} variant="quiet" wide>
            Abandonner
          </ButtonLink>
        </>
      ) : (
        !isLocked && <StartForm type={type} variant={variant} />
      )}
      <div className={css.foot}>
        <Facts
          facts={[
            { term: 'Questions', value: `${EXAMS[type].questions}, tirées au hasard` },
            { term: 'Durée', value: durationIn(type, running?.time ?? 'normal') },
            ...MINIMUM[type],
          ]}
        />
      </div>
    </article>
  )
}

function durationIn(type: ExamType, time: TimeAllowance): string {
  if (time === 'none') return TIME_NAMES.none
  const duration = formatDuration(secondsAllowed(type, time))
  return time === 'normal' ? duration : `${TIME_NAMES[time]} (${duration})`
}

const MINIMUM = {
  practice: [{ term: 'Score minimum', value: `${PASS_MARK} %` }],
  official: [
    { term: "Minimum à l'épreuve, d'après un guide", value: `${EXAM_DAY_MINIMUM} %` },
    { term: 'Score minimum sur ce site', value: `${PASS_MARK} %` },
  ],
}

/** Starts with the normal time in one tap. A GET form puts the chosen time into the exam's URL. */
function StartForm({ type, variant }: { type: ExamType; variant: 'primary' | 'default' }) {
  const options = ALLOWANCES[type].map((value) => ({
    value,
    label: value === 'normal' ? TIME_NAMES.normal : durationIn(type, value),
  }))
  return (
    <form action={paths.startQuiz()} className={atoms({ display: 'grid', gap: 's16' })}>
      <input type="hidden" name="type" value={type} />
      <Fold label={french('Besoin de plus de temps ?')}>
        <div className={foldContent}>
          <Stack gap={8}>
            <Segments
              id={`time-${type}`}
              name="time"
              label="Temps"
              options={options}
              defaultValue="normal"
              apart
            />
            {ALLOWANCES[type].includes('none') && <Text note>{WITHOUT_LIMIT}</Text>}
          </Stack>
        </div>
      </Fold>
      <Button variant={variant} wide>
        Démarrer l'examen
      </Button>
    </form>
  )
}

type UnlockProps = Pick<ExamCardProps, 'progress' | 'chances'> & { isLocked: boolean }

function Unlock({ progress, chances, isLocked }: UnlockProps) {
  const chance = formatOfficialChance(chances)
  return (
    <div className={css.unlock}>
      <UnlockRings passed={progress.passed} />
      {isLocked ? (
        <div>
          <p className={css.unlockTitle}>
            <Icon name="lock" />
            <span>Examen verrouillé</span>
          </p>
          <Text note>{LOCKED}</Text>
        </div>
      ) : progress.isOfficialPassed ? (
        <div>
          <p className={css.unlockTitle}>
            <span>Examen officiel réussi</span>
          </p>
          <ActionLink href={paths.revise({ source: 'due' })}>Réviser maintenant</ActionLink>
        </div>
      ) : (
        <div>
          <p className={css.unlockTitle}>
            <span>{french(UNLOCKED)}</span>
          </p>
          {chance && <Text note>{chance}</Text>}
        </div>
      )}
    </div>
  )
}

type OtherRunningProps = { running: RunningExam; begin: { type: ExamType; time: TimeAllowance } }

export function OtherRunning({ running, begin }: OtherRunningProps) {
  const left =
    running.time === 'none'
      ? 'Il vous attend, sans limite de temps.'
      : `Il reste ${shortDuration(running.remainingSeconds)}, et son chronomètre continue.`
  return (
    <section className={css.other} aria-labelledby="en-cours">
      <h2 id="en-cours">{french(`${NAMES[running.type]} est déjà en cours`)}</h2>
      <p>{french(`${left} ${NAMES[begin.type]} n'a pas commencé.`)}</p>
      <Actions>
        <ButtonLink href={paths.startQuiz(running.type)} variant="primary">
          {`Reprendre ${WHICH[running.type]}`}
        </ButtonLink>
        <ButtonLink href={paths.finishQuiz(running.id)}>{`Terminer ${WHICH[running.type]}`}</ButtonLink>
        <ButtonLink href={paths.startQuiz(begin.type, { time: begin.time, beside: 'yes' })}>
          Commencer quand même
        </ButtonLink>
      </Actions>
    </section>
  )
}

const NAMES: Record<ExamType, string> = {
  practice: "Le test d'entraînement",
  official: "L'examen officiel",
}
const WHICH: Record<ExamType, string> = { practice: 'le test', official: "l'examen officiel" }
