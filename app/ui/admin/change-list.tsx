import { count, excerpt } from '#app/text/words'
import { Fr } from '../text/text'
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
          <Fr as="dt" className={css.field}>
            {field}
          </Fr>
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
      <Fr as="span" className={css.word}>{`${word} : `}</Fr>
      {text === null || text === '' ? <em className={css.word}>vide</em> : <Value text={text} />}
    </dd>
  )
}

/** A long text is cut, and unfolds. */
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

/** More would hide the rows below. */
const MOST = 3

/** The changes of one act in a list, folded if there are many. */
export function FoldedChanges({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null
  if (changes.length <= MOST) return <Changes changes={changes} />
  return (
    <details>
      <summary className={css.more} role="button">
        <Fr>{count(changes.length, 'champ')}</Fr>
      </summary>
      <Changes changes={changes} />
    </details>
  )
}
