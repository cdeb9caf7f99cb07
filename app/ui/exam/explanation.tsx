import { Fr } from '../text/fr'
import * as css from './explanation.css'

export type Reason = { why?: string | null; source?: string | null }

/** Why the right option is right, and the text that settles it. */
export function Explanation({ why, source }: Reason) {
  if (!why && !source) return null
  return (
    <div className={css.explanation}>
      {why && (
        <p>
          <Fr>{why}</Fr>
        </p>
      )}
      {source && (
        <p className={css.source}>
          <Fr>{`Source : ${source}`}</Fr>
        </p>
      )}
    </div>
  )
}
