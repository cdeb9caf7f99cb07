import { classes } from '../classes'
import { type Tone, toneText } from '../tokens/tone.css'
import { arc } from './dial'
import * as css from './dial.css'

/** The dial for rows of a list. */
export function DialMini({ percent, tone }: { percent: number; tone: Tone }) {
  return (
    <svg
      className={classes(css.mini, toneText[tone])}
      width="56"
      height="56"
      viewBox="0 0 56 56"
      role="img"
      aria-label={`${percent} %`}
    >
      <circle className={css.miniTrack} cx="28" cy="28" r="25.5" />
      <circle
        className={css.miniArc}
        cx="28"
        cy="28"
        r="25.5"
        {...arc(percent)}
        transform="rotate(-90 28 28)"
      />
      <text className={css.miniFigure} x="28" y="33">
        {`${percent}\u00a0%`}
      </text>
    </svg>
  )
}
