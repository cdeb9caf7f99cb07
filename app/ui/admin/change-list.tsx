import { excerpt } from '#app/text/excerpt'
import { Fr } from '../text/fr'
import * as css from './change-list.css'

export type Change = { field: string; before: string | null; after: string | null }

/** What was, and what is. Where there was nothing at all, or is nothing any more, only the other side. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const hasBefore = changes.some(({ before }) => before !== null)
  const hasAfter = changes.some(({ after }) => after !== null)
  return (
    <dl className={css.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field} className={css.change}>
          <dt className={css.field}>
            <Fr>{field}</Fr>
          </dt>
          {hasBefore && <Side word="avant" text={before} className={css.before} />}
          {hasAfter && <Side word="après" text={after} className={css.after} />}
        </div>
      ))}
    </dl>
  )
}

function Side({ word, text, className }: { word: string; text: string | null; className: string }) {
  return (
    <dd className={className}>
      <span className={css.word}>
        <Fr>{`${word} : `}</Fr>
      </span>
      {text === null || text === '' ? <em className={css.word}>vide</em> : <Value text={text} />}
    </dd>
  )
}

/** Of a long text the beginning, and the whole on demand. */
function Value({ text }: { text: string }) {
  if (text.length <= LONGEST) return <Fr>{text}</Fr>
  return (
    <details className={css.long}>
      <summary className={css.more} role="button">
        <Fr>{excerpt(text, LONGEST)}</Fr>
      </summary>
      <Fr>{text}</Fr>
    </details>
  )
}

const LONGEST = 200
