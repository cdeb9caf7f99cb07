import { chevron } from '../content/chevron.css'
import { Fr } from '../text/fr'
import { Text } from '../text/text'
import * as css from './faq.css'

export type FaqEntry = { question: string; answer: string }

/** The first answer stands open, so that one sees what the others hold. */
export function Faq({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <div className={css.list}>
      {entries.map(({ question, answer }, index) => (
        <details key={question} className={css.item} open={index === 0}>
          <summary className={css.summary} role="button">
            <span>
              <Fr>{question}</Fr>
            </span>
            <span className={chevron} />
          </summary>
          <div className={css.answer}>
            <Text tone="muted">
              <Fr>{answer}</Fr>
            </Text>
          </div>
        </details>
      ))}
    </div>
  )
}
