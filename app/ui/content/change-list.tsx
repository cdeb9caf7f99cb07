import { atoms } from '../atoms'
import { compareLines } from '#app/text/difference'
import { count } from '#app/text/words'
import { french } from '../text/text'
import { muted } from '../text/text.css'
import * as css from './change-list.css'

export type TextChange = { field: string; before: string | null; after: string | null }

type Words = { before: string; after: string }

type ChangesProps = {
  changes: readonly TextChange[]
  words?: Words
  whole?: boolean
}

/** Lists changes. `before` is null for something new, `after` is null for something deleted. */
export function ChangeList({ changes, words = BEFORE_AND_AFTER, whole = false }: ChangesProps) {
  const hasBefore = changes.some(({ before }) => before !== null)
  const hasAfter = changes.some(({ after }) => after !== null)
  return (
    <dl className={atoms({ display: 'grid', gap: 's8', fontSize: 't14', overflowWrap: 'anywhere' })}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt className={atoms({ fontWeight: 600 })}>{french(field)}</dt>
          {hasLines(before) && hasLines(after) ? (
            <Difference before={before} after={after} words={words} />
          ) : (
            <>
              {hasBefore && <Side word={words.before} text={before} className={css.before} whole={whole} />}
              {hasAfter && <Side word={words.after} text={after} className={css.after} whole={whole} />}
            </>
          )}
        </div>
      ))}
    </dl>
  )
}

const BEFORE_AND_AFTER: Words = { before: 'avant', after: 'après' }

type SideProps = { word: string; text: string | null; className: string; whole: boolean }

function Side({ word, text, className, whole }: SideProps) {
  return (
    <dd className={className}>
      {word && <span className={muted}>{french(`${word} : `)}</span>}
      {text === null || text === '' ? <em className={muted}>vide</em> : <Value text={text} whole={whole} />}
    </dd>
  )
}

function Value({ text, whole }: { text: string; whole: boolean }) {
  if (whole || text.length <= LONGEST) return <span className={css.long}>{french(text)}</span>
  const [beginning] = BEGINNING.exec(text)!
  return (
    <details className={css.long}>
      <summary className={css.more} role="button">
        {french(`${beginning}…`)}
      </summary>
      {french(`…${text.slice(beginning.length)}`)}
    </details>
  )
}

const LONGEST = 200
/** Matches the whole words that fit in `LONGEST` characters, or a part of the first word if it is longer. */
const BEGINNING = new RegExp(`^.{1,${LONGEST}}(?=\\s)|^.{1,${LONGEST}}`, 'su')

const hasLines = (text: string | null): text is string => text?.includes('\n') ?? false

type DifferenceProps = { before: string; after: string; words: Words }

function Difference({ before, after, words }: DifferenceProps) {
  const sides = { removed: words.before, added: words.after }
  return (
    <dd className={css.difference}>
      {compareLines(before, after).map((line, index, all) => {
        if (line.kind === 'skipped')
          return (
            <p key={index} className={css.skipped}>
              {count(line.lines, 'ligne inchangée', 'lignes inchangées')}
            </p>
          )
        if (line.kind === 'same')
          return (
            <p key={index} className={css.line.same}>
              {french(line.text)}
            </p>
          )
        return (
          <p key={index} className={css.line[line.kind]}>
            {all[index - 1]?.kind !== line.kind && (
              <span className={muted}>{french(`${sides[line.kind]} : `)}</span>
            )}
            {line.parts.map(({ text, isChanged }, at) =>
              isChanged ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
            )}
          </p>
        )
      })}
    </dd>
  )
}

const MOST = 3

export function FoldedChanges({ label, ...shown }: ChangesProps & { label?: string }) {
  const { length } = shown.changes
  if (length === 0) return null
  if (!label && length <= MOST) return <ChangeList {...shown} />
  return (
    <details>
      <summary className={css.more} role="button">
        {french(label ?? count(length, 'champ'))}
      </summary>
      <ChangeList {...shown} />
    </details>
  )
}
