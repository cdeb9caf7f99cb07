import type { ExamType, Knowledge, StudyOverview } from '#modules/exams'
import { paths } from '#app/paths'
import {
  aboutInWords,
  chanceWord,
  CHANCE_STEPS,
  missingAnswers,
  roundChance,
  TOO_EARLY,
} from '#app/text/chance'
import { capitalised, thousands } from '#app/text/words'
import { ActionLink } from '../content/links'
import { bigFigure, hair } from '../rings/rings.css'
import { french, Hidden, Text } from '../text/text'
import * as css from './known.css'

type KnownCardProps = { study: StudyOverview; next: ExamType }

export function KnownCard({ study, next }: KnownCardProps) {
  return (
    <section className={css.card} aria-labelledby="maitrise">
      <div>
        <h2 id="maitrise">Questions maîtrisées</h2>
        <div className={css.now}>
          <KnowledgeDial {...study} />
          <div>
            <ul>
              <Line
                kind="mastered"
                questions={study.mastered}
                isInDial
                words={`${study.mastered > 1 ? 'maîtrisées' : 'maîtrisée'}, sur ${thousands(study.total)}`}
              />
              <Line kind="inProgress" questions={study.inProgress} words="en cours" />
              <Line kind="toRetake" questions={study.toRetake} words="vues, à reprendre" />
              <Line kind="unseen" questions={study.unseen} words="à découvrir" />
            </ul>
            <Text note>{study.examDate === null ? MASTERED : MASTERED_AT_EXAM}</Text>
            <ActionLink href="#themes">Voir par thème</ActionLink>
          </div>
        </div>
      </div>
      <Chance {...study} next={next} />
    </section>
  )
}

const MASTERED = 'Maîtrisée : vous la saurez encore dans deux semaines.'
const MASTERED_AT_EXAM = "Maîtrisée : vous la saurez encore à l'examen."

type LineProps = {
  kind: keyof typeof css.samples
  questions: number
  words: string
  /** Shows the number to screen readers only. */
  isInDial?: boolean
}

function Line({ kind, questions, words, isInDial }: LineProps) {
  const number = thousands(questions)
  return (
    <li className={css.line}>
      <i className={css.samples[kind]} />
      <span>
        {isInDial ? <Hidden>{number}</Hidden> : <strong>{number}</strong>} {french(words)}
      </span>
    </li>
  )
}

/** Draws three arcs: mastered, in progress, and to be taken again. Screen readers read the list instead. */
function KnowledgeDial({ mastered, inProgress, toRetake, total }: Knowledge) {
  const percentOf = (questions: number) => (total === 0 ? 0 : (questions * 100) / total)
  const [first, second, third] = [mastered, inProgress, toRetake].map(percentOf) as [number, number, number]
  return (
    <svg className={css.dial} viewBox="0 0 200 200" aria-hidden="true">
      <circle className={hair} cx="100" cy="100" r="99" />
      <circle className={hair} cx="100" cy="100" r="91" />
      <Part className={css.toRetake} r="95" from={first + second} percent={third} />
      <Part className={css.inProgress} r="92" from={first} percent={second} />
      <Part className={css.mastered} r="89" from={0} percent={first} />
      <text className={bigFigure} x="100" y="119">
        {thousands(mastered)}
      </text>
    </svg>
  )
}

type PartProps = { className: string; r: string; from: number; percent: number }

function Part({ className, r, from, percent }: PartProps) {
  if (percent === 0) return null
  const dash = { pathLength: 100, strokeDasharray: `${percent.toFixed(1)} 100` }
  const turn = `rotate(${(from * 3.6 - 90).toFixed(1)} 100 100)`
  return <circle className={className} cx="100" cy="100" r={r} {...dash} transform={turn} />
}

type ChanceProps = Pick<StudyOverview, 'chance' | 'answered'> & { next: ExamType }

function Chance({ chance, answered, next }: ChanceProps) {
  return (
    <section className={css.chance} aria-labelledby="chance">
      <h3 id="chance">Chance de réussite</h3>
      {chance === null ? (
        <>
          <p className={css.word}>{TOO_EARLY}</p>
          <Text note>{missingAnswers(answered)}</Text>
          <ActionLink href={paths.revise({ source: 'new' })}>Répondre à des questions jamais vues</ActionLink>
        </>
      ) : (
        <>
          <p className={css.word}>{chanceWord(chance)}</p>
          <Scale chance={chance} />
          <Text
            note
          >{`${capitalised(aboutInWords(chance))} ${WHERE[next]}, si vous le passiez maintenant`}</Text>
        </>
      )}
      <ActionLink href={paths.chance()}>D'où vient ce chiffre ?</ActionLink>
    </section>
  )
}

const WHERE = { practice: "au test d'entraînement", official: "à l'examen officiel" }

function Scale({ chance }: { chance: number }) {
  const x = (share: number) => (4 + share * 192).toFixed(1)
  return (
    <svg className={css.scale} viewBox="0 0 200 20" aria-hidden="true">
      <path className={css.whole} d="M4 10H196" />
      <path className={css.reached} d={`M4 10H${x(roundChance(chance))}`} />
      <path className={css.step} d={CHANCE_STEPS.map((share) => `M${x(share)} 4V16`).join('')} />
      <circle className={css.dot} cx={x(roundChance(chance))} cy="10" r="5" />
    </svg>
  )
}
