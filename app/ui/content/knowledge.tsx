import type { Knowledge } from '#modules/exams'
import { KNOWLEDGE_PARTS, knowledgeName, type KnowledgePart } from '#app/text/theory'
import { capitalised } from '#app/text/words'
import { french } from '../text/text'
import * as css from './knowledge.css'

/** Draws a part for each kind of knowledge, as wide as its share. Always show the numbers in words beside it. */
export function KnowledgeBar(knowledge: Knowledge) {
  return (
    <svg
      className={css.bar}
      viewBox={`0 0 ${knowledge.total} ${css.HEIGHTS.mastered}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {toSegments(knowledge).map(({ part, from, questions }) => {
        const height = css.HEIGHTS[part]
        const y = (css.HEIGHTS.mastered - height) / 2
        return <rect key={part} className={css.part[part]} x={from} y={y} width={questions} height={height} />
      })}
    </svg>
  )
}

/** Lists the parts that are not empty, each with the number of questions before it. */
export function toSegments(knowledge: Knowledge) {
  let from = 0
  return KNOWLEDGE_PARTS.flatMap((part) => {
    const questions = knowledge[part]
    const segment = { part, from, questions }
    from += questions
    return questions > 0 ? [segment] : []
  })
}

/** Hidden from screen readers, which read the words beside each drawing. */
export function KnowledgeLegend() {
  return (
    <ul className={css.legend} aria-hidden="true">
      {KNOWLEDGE_PARTS.map((part) => (
        <li key={part} className={css.legendItem}>
          <KnowledgeSample part={part} />
          {french(capitalised(knowledgeName(part, MANY)))}
        </li>
      ))}
    </ul>
  )
}

export const KnowledgeSample = ({ part }: { part: KnowledgePart }) => <i className={css.samples[part]} />

/** Any number that takes the plural. */
export const MANY = 2
