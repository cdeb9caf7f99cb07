import { AnswerOption, type AnsweredOption } from '../exam/answer-option'
import { Explanation, type Reason } from '../exam/explanation'
import { Fr } from '../text/fr'
import { Heading } from '../text/heading'
import { Text } from '../text/text'
import { Badge } from './badge'
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
          <Text as="span" tone="muted" size="small">
            <Fr>{label}</Fr>
          </Text>
          {unanswered && <Badge>Sans réponse</Badge>}
        </div>
        <Heading level={level} className={css.title}>
          <Fr>{question}</Fr>
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
