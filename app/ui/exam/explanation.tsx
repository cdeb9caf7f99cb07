import { Fr } from '../text/fr'
import * as css from './explanation.css'

export type Reason = {
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
          {lead && (
            <strong>
              <Fr>{lead}</Fr>
            </strong>
          )}
          {lead && why && ' '}
          {why && <Fr>{why}</Fr>}
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
