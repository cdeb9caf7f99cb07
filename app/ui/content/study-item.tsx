import type { ReactNode } from 'react'
import { type AnsweredOption, AnswerOption } from '../exam/option'
import { french, Heading, Text } from '../text/text'
import { Badge } from './blocks'
import * as css from './study-item.css'

type StudyItemProps = Reason & {
  /** 'Question 4, stockage' */
  label: string
  question: string
  /** The wrong choice and the right option, or all three. */
  options: readonly AnsweredOption[]
  unanswered?: boolean
  level?: 2 | 3
}

/** One item of a StudyList: the question with its answers, and why, at the side. */
export function StudyItem({
  label,
  question,
  options,
  unanswered = false,
  level = 3,
  ...reason
}: StudyItemProps) {
  return (
    <li className={css.item}>
      <div className={css.question}>
        <div className={css.label}>
          <Text as="span" note>
            {label}
          </Text>
          {unanswered && <Badge>Sans réponse</Badge>}
        </div>
        <Heading level={level} className={css.title}>
          {french(question)}
        </Heading>
        <ul className={css.options}>
          {options.map((option) => (
            <li key={option.letter}>
              <AnswerOption {...option} />
            </li>
          ))}
        </ul>
      </div>
      <Explanation {...reason} />
    </li>
  )
}

export function StudyList({ children }: { children: ReactNode }) {
  return <ol className={css.list}>{children}</ol>
}

type Reason = {
  /** 'B. 30 balles.', in bold before the reason. */
  lead?: string
  why?: string | null
  source?: string | null
}

/** Why the right option is right, and the text that settles it. */
export function Explanation({ lead, why, source }: Reason) {
  if (!lead && !why && !source) return null
  return (
    <div className={css.explanation}>
      {(lead || why) && (
        <p>
          {lead && <strong>{french(lead)}</strong>}
          {lead && why && ' '}
          {why && french(why)}
        </p>
      )}
      {source && <p className={css.source}>{french(`Source : ${source}`)}</p>}
    </div>
  )
}
