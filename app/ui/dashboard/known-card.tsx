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
import { KNOWLEDGE_PARTS, knowledgeName, type KnowledgePart } from '#app/text/theory'
import { capitalised, thousands } from '#app/text/words'
import { KnowledgeSample, toSegments } from '../content/knowledge'
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
            <ul className={css.lines}>
              {KNOWLEDGE_PARTS.map((part) => (
                <Line key={part} part={part} study={study} />
              ))}
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

/** The ring shows the number of mastered questions, so its line has it for screen readers only. */
function Line({ part, study }: { part: KnowledgePart; study: StudyOverview }) {
  const number = thousands(study[part])
  const isInDial = part === 'mastered'
  const words = `${knowledgeName(part, study[part])}${isInDial ? `, sur ${thousands(study.total)}` : ''}`
  return (
    <li className={css.line}>
      <KnowledgeSample part={part} />
      <span>
        {isInDial ? <Hidden>{number}</Hidden> : <strong>{number}</strong>} {french(words)}
      </span>
    </li>
  )
}

/** Draws an arc for each part but the unseen one. Screen readers read the list instead. */
function KnowledgeDial(study: Knowledge) {
  return (
    <svg className={css.dial} viewBox="0 0 200 200" aria-hidden="true">
      <circle className={hair} cx="100" cy="100" r="99" />
      <circle className={hair} cx="100" cy="100" r="91" />
      {toSegments(study).map(
        ({ part, from, questions }) =>
          part !== 'unseen' && (
            <Arc key={part} part={part} from={from / study.total} share={questions / study.total} />
          ),
      )}
      <text className={bigFigure} x="100" y="119">
        {thousands(study.mastered)}
      </text>
    </svg>
  )
}

type ArcProps = { part: keyof typeof css.arcs; from: number; share: number }

function Arc({ part, from, share }: ArcProps) {
  const dash = { pathLength: 100, strokeDasharray: `${(share * 100).toFixed(1)} 100` }
  const turn = `rotate(${(from * 360 - 90).toFixed(1)} 100 100)`
  const { r, className } = css.arcs[part]
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
          >{`${capitalised(aboutInWords(chance))}, si vous passiez aujourd'hui ${WHICH[next]}`}</Text>
        </>
      )}
      <ActionLink href={paths.chance()}>D'où vient ce chiffre ?</ActionLink>
    </section>
  )
}

/** This site's own exams, and not the federation's. */
const WHICH = { practice: "notre test d'entraînement", official: 'notre simulation de 30 questions' }

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
