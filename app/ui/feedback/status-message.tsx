import { classes } from '../classes'
import { Icon } from '../icons/icon'
import { Fr } from '../text/fr'
import { toneText } from '../tokens/tone.css'
import * as css from './status-message.css'

export type Message = { kind: 'success' | 'failure'; title: string; text?: string }

/** What the last action has to say, at the top of the page. */
export function StatusMessage({ kind, title, text }: Message) {
  const failed = kind === 'failure'
  return (
    <div
      className={classes(css.message, failed && css.failure)}
      role={failed ? 'alert' : 'status'}
      data-message={kind}
    >
      <span className={classes(css.sign, toneText[failed ? 'danger' : 'success'])}>
        <Icon name={failed ? 'alert' : 'check'} />
      </span>
      <div>
        <p className={css.title}>
          <Fr>{title}</Fr>
        </p>
        {text && (
          <p className={css.text}>
            <Fr>{text}</Fr>
          </p>
        )}
      </div>
    </div>
  )
}
