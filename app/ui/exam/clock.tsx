import { classes } from '../classes'
import { Icon } from '../icons/icon'
import { clockFigures, durationInWords } from './duration'
import * as css from './clock.css'

export function Clock({ seconds }: { seconds: number }) {
  const late = seconds < lateBelow
  const label = `Temps restant : ${durationInWords(seconds)}`
  return (
    <p className={classes(css.clock, late && css.late)} role="timer" aria-label={label}>
      <span className={late ? css.lateSign : css.sign} aria-hidden="true">
        <Icon name="clock" size={22} />
      </span>
      <span aria-hidden="true">{clockFigures(seconds)}</span>
    </p>
  )
}

const lateBelow = 60
