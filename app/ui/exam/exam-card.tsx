import type { ExamType, Progress } from '#modules/exams'
import { EXAM_DAY_MINIMUM, EXAMS, PASS_MARK, PASSES_TO_UNLOCK } from '#modules/exams/schemas'
import { paths } from '#app/paths'
import { LOCKED, minutesOf } from '#app/text/exams'
import { Badge, Facts } from '../content/blocks'
import { ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import { UnlockRings } from '../rings/rings'
import { french, Text } from '../text/text'
import * as css from './exam-card.css'

type ExamCardProps = { type: ExamType; progress: Progress; running: { id: number } | undefined }

export function ExamCard({ type, progress, running }: ExamCardProps) {
  const isLocked = type === 'official' && !progress.isOfficialUnlocked && !running
  return (
    <article className={isLocked ? css.locked : css.card}>
      <div className={css.head}>
        <h2>{french(type === 'practice' ? "Examen d'entraînement" : 'Examen officiel')}</h2>
        {running && <Badge tone="accent">Examen en cours</Badge>}
      </div>
      <Facts
        facts={[
          { term: 'Questions', value: `${EXAMS[type].questions}, tirées au hasard` },
          { term: 'Durée', value: `${minutesOf(type)} minutes` },
          ...MINIMUM[type],
        ]}
      />
      <div className={css.foot}>
        {type === 'practice' ? (
          <Text tone="muted" figures>
            {`Tests réussis : ${progress.passed}/${PASSES_TO_UNLOCK}`}
          </Text>
        ) : (
          <Unlock passed={progress.passed} isLocked={isLocked} />
        )}
        {!isLocked && (
          <ButtonLink href={paths.startQuiz(type)} variant="primary" wide>
            {running ? 'Reprendre' : "Démarrer l'examen"}
          </ButtonLink>
        )}
        {running && (
          <ButtonLink href={paths.abandonQuiz(running.id)} variant="quiet" wide>
            Abandonner
          </ButtonLink>
        )}
      </div>
    </article>
  )
}

const MINIMUM = {
  practice: [{ term: 'Score minimum', value: `${PASS_MARK} %` }],
  official: [
    { term: "Minimum le jour de l'examen", value: `${EXAM_DAY_MINIMUM} %` },
    { term: 'Score minimum sur ce site', value: `${PASS_MARK} %` },
  ],
}

function Unlock({ passed, isLocked }: { passed: number; isLocked: boolean }) {
  return (
    <div className={css.unlock}>
      <UnlockRings passed={passed} />
      {isLocked ? (
        <div>
          <p className={css.unlockTitle}>
            <Icon name="lock" />
            <span>Examen verrouillé</span>
          </p>
          <Text note>{LOCKED}</Text>
        </div>
      ) : (
        <p className={css.unlockTitle}>
          <span>{french("Vous êtes prêt pour l'examen officiel !")}</span>
        </p>
      )}
    </div>
  )
}
