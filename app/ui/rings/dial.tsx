import { scoreTone } from '#app/text/exams'
import { count } from '#app/text/words'
import { PASS_MARK, percentage } from '#modules/exams/rules'
import { classes } from '../classes'
import { toneText } from '../text/text.css'
import * as css from './rings.css'

type DialProps = {
  score: number
  totalQuestions: number
  /** Leaves out the pass mark and the colour of a verdict. */
  unmarked?: boolean
}

export function Dial({ score, totalQuestions, unmarked = false }: DialProps) {
  const percent = percentage({ score, totalQuestions })
  const right = count(score, 'bonne réponse', 'bonnes réponses')
  return (
    <svg
      className={classes(css.dial, !unmarked && toneText[scoreTone(percent)])}
      viewBox="0 0 200 200"
      role="img"
      aria-label={`Score : ${percent} %, ${right} sur ${totalQuestions}.${unmarked ? '' : MINIMUM}`}
    >
      <g strokeWidth="12">
        <circle className={css.hair} cx="100" cy="100" r="88" />
        <Arc className={css.arc} percent={percent} centre={100} r="88" />
      </g>
      <circle className={css.hair} cx="100" cy="100" r="76" />
      <circle className={css.hair} cx="100" cy="100" r="70" />
      {!unmarked && <path className={css.tick} d={tick(PASS_MARK)} />}
      <text className={css.figure} x="100" y="108">
        {`${percent}\u00a0%`}
      </text>
      <text className={css.unit} x="100" y="132">
        {`${score} sur ${totalQuestions}`}
      </text>
    </svg>
  )
}

const MINIMUM = ` Le minimum est de ${PASS_MARK} %.`

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

type ArcProps = { className: string; percent: number; centre: number; r: string }

export function Arc({ className, percent, centre, r }: ArcProps) {
  const dash = { pathLength: 100, strokeDasharray: `${percent} 100` }
  const turn = `rotate(-90 ${centre} ${centre})`
  return <circle className={className} cx={centre} cy={centre} r={r} {...dash} transform={turn} />
}

function tick(percent: number): string {
  const angle = (percent / 50) * Math.PI - Math.PI / 2
  const at = (r: number) =>
    [Math.cos(angle), Math.sin(angle)].map((part) => (100 + r * part).toFixed(1)).join(' ')
  return `M${at(77)}L${at(99)}`
}

export function DialMini({ percent }: { percent: number }) {
  return (
    <svg
      className={classes(css.mini, toneText[scoreTone(percent)])}
      width="56"
      height="56"
      viewBox="0 0 56 56"
      strokeWidth="3.5"
      role="img"
      aria-label={`${percent} %`}
    >
      <circle className={css.hair} cx="28" cy="28" r="25.5" />
      <Arc className={css.arc} percent={percent} centre={28} r="25.5" />
      <text className={css.miniFigure} x="28" y="33">
        {`${percent}\u00a0%`}
      </text>
    </svg>
  )
}
