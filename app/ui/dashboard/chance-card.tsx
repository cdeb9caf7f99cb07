import { atoms } from '../atoms'
import type { Chances, StudyOverview } from '#modules/exams'
import { QUESTIONS_TO_KNOW, READY } from '#modules/exams/rules'
import { paths } from '#app/paths'
import { chanceInWords, DRAW_NAMES, markInWords, notKnownYet } from '#app/text/chance'
import { capitalised, count } from '#app/text/words'
import { Card, Facts } from '../content/blocks'
import { ActionLink } from '../content/links'
import { ExamProgress } from '../exam/exam-bar'
import { french, Text } from '../text/text'
import * as css from './outlook.css'

type ChanceCardProps = Pick<StudyOverview, 'chances' | 'answered'> & { isOfficialUnlocked: boolean }

export function ChanceCard({ chances, answered, isOfficialUnlocked }: ChanceCardProps) {
  const exam = isOfficialUnlocked && typeof chances?.official === 'number' ? 'official' : 'practice'
  const chance = chances?.[exam] ?? null
  return (
    <Card as="section" labelledBy="chance">
      <div className={chances ? css.chance : undefined}>
        <div>
          <h2 id="chance" className={atoms({ marginBottom: 's8', fontSize: 't18' })}>
            Chance de réussite
          </h2>
          {chance !== null ? (
            <>
              <p className={css.percent}>{french(capitalised(chanceInWords(chance)))}</p>
              <Text note>{`${WHERE[exam]}, ${markInWords(exam)}`}</Text>
              <Scale chance={chance} />
              <Ready chance={chance} />
            </>
          ) : (
            <>
              <Text tone="muted">{notKnownYet(answered)}</Text>
              {chances === null && <Answered questions={answered} />}
            </>
          )}
        </div>
        <div>
          {chances && <Facts facts={othersThan(exam, chances)} />}
          <ActionLink href={paths.chance()}>Comment ce chiffre est calculé</ActionLink>
        </div>
      </div>
    </Card>
  )
}

/** Says that the member is ready, or that the chance reaches the threshold only after rounding. */
function Ready({ chance }: { chance: number }) {
  if (chance >= READY) return <Text>Vous êtes prêt.</Text>
  return chanceInWords(chance) === chanceInWords(READY) ? (
    <Text>{`Encore un peu : avant l'arrondi, c'est moins de ${READY * 100} %.`}</Text>
  ) : null
}

function Answered({ questions }: { questions: number }) {
  const words = `${count(questions, 'question')} sur ${QUESTIONS_TO_KNOW}`
  return (
    <div className={atoms({ display: 'grid', gap: 's8', marginTop: 's16', marginBottom: 's16' })}>
      <ExamProgress value={questions} max={QUESTIONS_TO_KNOW} label={words} />
      <Text note figures>
        {words}
      </Text>
    </div>
  )
}

const WHERE = { practice: "à l'entraînement", official: "à l'examen officiel" }

function othersThan(exam: keyof Chances, chances: Chances) {
  return (['practice', 'official', 'examDay'] as const).flatMap((other) => {
    const chance = chances[other]
    return other === exam || chance === null
      ? []
      : [{ term: DRAW_NAMES[other], value: chanceInWords(chance) }]
  })
}

function Scale({ chance }: { chance: number }) {
  const x = (share: number) => Math.round((START + share * LENGTH) * 10) / 10
  const words = `${chanceInWords(chance)} sur une échelle de 0 à 100 %. Le site dit « prêt » à partir de ${READY * 100} %.`
  return (
    <svg className={css.scale} viewBox="0 0 200 34" role="img" aria-label={words}>
      <path className={css.line} d={`M${START} 12H${START + LENGTH}`} />
      <path className={css.reached} d={`M${START} 12H${x(chance)}`} />
      <path className={css.mark} d={`M${x(READY)} 4V20`} />
      <circle className={css.dot} cx={x(chance)} cy="12" r="4" />
      <text className={css.markName} x={x(READY)} y="32">
        {french(`prêt : ${READY * 100} %`)}
      </text>
    </svg>
  )
}

const START = 4
const LENGTH = 192
