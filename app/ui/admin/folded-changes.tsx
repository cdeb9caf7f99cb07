import { count } from '#app/text/count'
import { Fr } from '../text/fr'
import { type Change, Changes } from './change-list'
import * as css from './change-list.css'

/** More would hide the rows below. */
const MOST = 3

/** In a list: what changed in one go, folded where that is a lot. */
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
