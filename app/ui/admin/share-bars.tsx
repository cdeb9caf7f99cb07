import { atoms } from '../atoms'
import { classes } from '../classes'
import { Icon } from '../icons/icon'
import { french } from '../text/text'
import { percent } from '#app/text/words'
import * as css from './share-bars.css'

export type AnswerShare = {
  label: string
  percent: number
  isRight?: boolean
}

export function ShareBars({ shares }: { shares: readonly AnswerShare[] }) {
  return (
    <ul className={atoms({ display: 'grid', gap: 's12' })}>
      {shares.map(({ label, percent: share, isRight }) => (
        <li key={label} className={css.share}>
          <span className={css.label}>
            {french(label)}
            {isRight && (
              <span className={css.right}>
                <Icon name="check" size={16} />
                Bonne réponse
              </span>
            )}
          </span>
          <span className={atoms({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' })}>
            {french(percent(share))}
          </span>
          <svg className={classes(css.bar, isRight && css.rightBar)} aria-hidden="true">
            <rect width={`${share}%`} height="100%" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
