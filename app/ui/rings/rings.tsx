import { scoreTone } from '#app/text/exams'
import { count } from '#app/text/words'
import { PASS_MARK, PASSES_TO_UNLOCK, percentage } from '#modules/exams/schemas'
import { classes } from '../classes'
import { toneText } from '../tokens/tone.css'
import * as css from './rings.css'
import * as dialCss from './dial.css'
import * as targetCss from './target.css'

type Shot = 'centre' | 'off' | 'outside' | 'none'

type RingsProps = {
  /** The centre when the aim is met, off it on an error, outside on a page not found. */
  shot?: Shot
  fine?: boolean
  size?: 'small' | 'large'
}

export function Rings({ shot = 'none', fine = false, size = 'small' }: RingsProps) {
  const width = shot === 'off' || shot === 'outside' ? 140 : 120
  return (
    <svg
      className={classes(css.rings, fine && css.fine, css.ringsSize[size])}
      viewBox={`0 0 ${width} 120`}
      aria-hidden="true"
    >
      {RADII.map((r) => (
        <circle key={r} cx="60" cy="60" r={r} />
      ))}
      {shot !== 'none' && <circle className={css.shot} {...places[shot]} r="6" />}
    </svg>
  )
}

const places = {
  centre: { cx: 60, cy: 60 },
  off: { cx: 85, cy: 78 },
  outside: { cx: 129, cy: 22 },
} satisfies Record<Exclude<Shot, 'none'>, { cx: number; cy: number }>

const RADII = [58, 46, 34, 22, 10]

/** One ring for each practice exam to pass, filled from the outside in; the shot comes with the last. */
export function UnlockRings({
  passed,
  size = 'small',
}: {
  passed: number
  size?: keyof typeof css.unlockSize
}) {
  const step = 45 / PASSES_TO_UNLOCK
  return (
    <svg
      className={classes(css.rings, css.unlockSize[size])}
      viewBox="0 0 120 120"
      strokeWidth="5"
      role="img"
      aria-label={`${count(passed, 'test réussi', 'tests réussis')} sur ${PASSES_TO_UNLOCK}`}
    >
      {Array.from({ length: PASSES_TO_UNLOCK }, (_, ring) => (
        <circle
          key={ring}
          className={ring < passed ? css.filled : undefined}
          cx="60"
          cy="60"
          r={54 - ring * step}
        />
      ))}
      <circle className={passed >= PASSES_TO_UNLOCK ? css.shot : css.open} cx="60" cy="60" r="7" />
    </svg>
  )
}

/** The part of the bank that is mastered, as an arc round its number. */
export function MasteryDial({ mastered, total }: { mastered: number; total: number }) {
  const percent = total === 0 ? 0 : Math.round((mastered * 100) / total)
  const words = `${mastered} sur ${count(total, 'question maîtrisée', 'questions maîtrisées')}, ${percent} %`
  return (
    <svg
      className={classes(dialCss.mastery, css.unlockSize.large)}
      viewBox="0 0 200 200"
      role="img"
      aria-label={words}
    >
      <circle className={dialCss.track} cx="100" cy="100" r="92" />
      <Arc className={dialCss.arc} percent={percent} centre={100} r="92" />
      <circle className={dialCss.hair} cx="100" cy="100" r="78" />
      <circle className={dialCss.hair} cx="100" cy="100" r="71" />
      <text className={dialCss.bigFigure} x="100" y="119">
        {mastered}
      </text>
    </svg>
  )
}

export type GlyphName = 'rings' | 'progress' | 'clock'

export function Glyph({ name }: { name: GlyphName }) {
  const { outer, inner, path } = glyphs[name]
  return (
    <svg
      className={css.rings}
      width="48"
      height="48"
      viewBox="0 0 48 48"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle className={outer} cx="24" cy="24" r="22" />
      <circle className={inner} cx="24" cy="24" r="13" />
      {path && <path className={css.filled} d={path} />}
      <circle className={css.shot} cx="24" cy="24" r="5" />
    </svg>
  )
}

const glyphs: Record<GlyphName, { outer?: string; inner?: string; path?: string }> = {
  rings: { outer: css.filled, inner: css.filled },
  progress: { path: 'M24 2a22 22 0 1 1-21 15M24 11a13 13 0 0 1 9 22' },
  clock: { outer: css.filled, path: 'M24 6v18l10 6' },
}

/** The brand mark: two rings and the shot. public/favicon.svg draws the same. */
export function Mark() {
  return (
    <svg className={css.mark} width="28" height="28" viewBox="0 0 28 28" strokeWidth="2" aria-hidden="true">
      <circle cx="14" cy="14" r="12.5" />
      <circle cx="14" cy="14" r="7.5" />
      <circle className={css.shot} cx="14" cy="14" r="3" />
    </svg>
  )
}

/** `unmarked` where nothing is to be passed. */
type DialProps = { score: number; totalQuestions: number; unmarked?: boolean }

/** The score in a ring, with a tick across it at the pass mark. */
export function Dial({ score, totalQuestions, unmarked = false }: DialProps) {
  const percent = percentage({ score, totalQuestions })
  const right = count(score, 'bonne réponse', 'bonnes réponses')
  return (
    <svg
      className={classes(dialCss.dial, toneText[scoreTone(percent)])}
      viewBox="0 0 200 200"
      role="img"
      aria-label={`Score : ${percent} %, ${right} sur ${totalQuestions}.${unmarked ? '' : MINIMUM}`}
    >
      <circle className={dialCss.track} cx="100" cy="100" r="88" />
      <Arc className={dialCss.arc} percent={percent} centre={100} r="88" />
      <circle className={dialCss.hair} cx="100" cy="100" r="76" />
      <circle className={dialCss.hair} cx="100" cy="100" r="70" />
      {!unmarked && <path className={dialCss.tick} d={tick(PASS_MARK)} />}
      <text className={dialCss.figure} x="100" y="108">
        {`${percent}\u00a0%`}
      </text>
      <text className={dialCss.unit} x="100" y="132">
        {`${score} sur ${totalQuestions}`}
      </text>
    </svg>
  )
}

const MINIMUM = ` Le minimum est de ${PASS_MARK} %.`

/** The same tick as on the dial, to stand beside the figure in the facts. */
export function PassMark() {
  return (
    <svg
      className={dialCss.inlineTick}
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

/** A part of a circle, from its top and clockwise. */
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
      className={classes(dialCss.mini, toneText[scoreTone(percent)])}
      width="56"
      height="56"
      viewBox="0 0 56 56"
      role="img"
      aria-label={`${percent} %`}
    >
      <circle className={dialCss.miniTrack} cx="28" cy="28" r="25.5" />
      <Arc className={dialCss.miniArc} percent={percent} centre={28} r="25.5" />
      <text className={dialCss.miniFigure} x="28" y="33">
        {`${percent}\u00a0%`}
      </text>
    </svg>
  )
}

/** The target card: nine rings, the inner four on the disc, and the shot in the centre. */
export function Target({ label }: { label?: string }) {
  return (
    <svg
      className={targetCss.target}
      viewBox="0 0 400 400"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {outer.map((ring) => (
        <circle key={ring} className={targetCss.ring} cx={centre} cy={centre} r={radius(ring)} />
      ))}
      <circle className={targetCss.disc} cx={centre} cy={centre} r={radius(6)} />
      {inner.map((ring) => (
        <circle key={ring} className={targetCss.discRing} cx={centre} cy={centre} r={radius(ring)} />
      ))}
      <circle className={targetCss.shot} cx={centre} cy={centre} r="11" />
      <Figures rings={[1, 2, 3, 4, 5]} className={targetCss.figure} />
      <Figures rings={[6, 7, 8]} className={targetCss.discFigure} />
    </svg>
  )
}

const centre = 200
const step = 19.5
const outer = [1, 2, 3, 4, 5]
const inner = [7, 8, 9]

const radius = (ring: number) => (11 - ring) * step

/** Across and down: a list of coordinates places each figure of one text. */
function Figures({ rings, className }: { rings: number[]; className: string }) {
  const offsets = rings.map((ring) => radius(ring) - step / 2)
  const along = [...offsets.map((d) => centre - d), ...offsets.map((d) => centre + d).reverse()].join(' ')
  const still = Array.from({ length: rings.length * 2 }, () => centre).join(' ')
  const figures = rings.join('') + [...rings].reverse().join('')
  return (
    <g className={className}>
      <text x={along} y={still}>
        {figures}
      </text>
      <text x={still} y={along}>
        {figures}
      </text>
    </g>
  )
}
