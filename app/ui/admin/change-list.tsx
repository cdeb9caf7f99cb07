import { count, excerpt } from '#app/text/words'
import { french } from '../text/text'
import * as css from './change-list.css'

export type Change = { field: string; before: string | null; after: string | null }

/** The values before and after; only one of them where something was created or deleted. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const hasBefore = changes.some(({ before }) => before !== null)
  const hasAfter = changes.some(({ after }) => after !== null)
  return (
    <dl className={css.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field} className={css.change}>
          <dt className={css.field}>{french(field)}</dt>
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
      <span className={css.word}>{french(`${word} : `)}</span>
      {text === null || text === '' ? <em className={css.word}>vide</em> : <Value text={text} />}
    </dd>
  )
}

/** A long text is cut, and unfolds. */
function Value({ text }: { text: string }) {
  if (text.length <= LONGEST) return french(text)
  return (
    <details className={css.long}>
      <summary className={css.more} role="button">
        {french(excerpt(text, LONGEST))}
      </summary>
      {french(text)}
    </details>
  )
}

const LONGEST = 200

/** More would hide the rows below. */
const MOST = 3

/** The changes of one act in a list, folded if there are many. */
export function FoldedChanges({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null
  if (changes.length <= MOST) return <Changes changes={changes} />
  return (
    <details>
      <summary className={css.more} role="button">
        {french(count(changes.length, 'champ'))}
      </summary>
      <Changes changes={changes} />
    </details>
  )
}
