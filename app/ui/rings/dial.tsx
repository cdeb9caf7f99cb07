import { count } from '#app/text/words'
import { classes } from '../classes'
import { type Tone, toneText } from '../tokens/tone.css'
import * as css from './dial.css'

type DialProps = {
  score: number
  total: number
  percent: number
  /** Per cent; drawn as a tick across the ring. */
  passMark: number
  tone: Tone
}

export function Dial({ score, total, percent, passMark, tone }: DialProps) {
  const right = count(score, 'bonne réponse', 'bonnes réponses')
  return (
    <svg
      className={classes(css.dial, toneText[tone])}
      viewBox="0 0 200 200"
      role="img"
      aria-label={`Score : ${percent} %, ${right} sur ${total}. Le minimum est de ${passMark} %.`}
    >
      <circle className={css.track} cx="100" cy="100" r="88" />
      <circle
        className={css.arc}
        cx="100"
        cy="100"
        r="88"
        {...arc(percent)}
        transform="rotate(-90 100 100)"
      />
      <circle className={css.hair} cx="100" cy="100" r="76" />
      <circle className={css.hair} cx="100" cy="100" r="70" />
      <path className={css.tick} d={tick(passMark)} />
      <text className={css.figure} x="100" y="108">
        {`${percent}\u00a0%`}
      </text>
      <text className={css.unit} x="100" y="132">
        {`${score} sur ${total}`}
      </text>
    </svg>
  )
}

/** The same tick as on the dial, to stand beside the figure in the facts. */
export function PassMark() {
  return (
    <svg
      className={css.inlineTick}
      width="16"
      height="16"
      viewBox="0 0 16 16"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M1 10L15 6" />
    </svg>
  )
}

export function arc(percent: number) {
  return { pathLength: 100, strokeDasharray: `${percent} 100` }
}

function tick(percent: number): string {
  const angle = (percent / 50) * Math.PI - Math.PI / 2
  const at = (r: number) =>
    [Math.cos(angle), Math.sin(angle)].map((part) => (100 + r * part).toFixed(1)).join(' ')
  return `M${at(77)}L${at(99)}`
}

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
