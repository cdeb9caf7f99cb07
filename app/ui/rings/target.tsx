import * as css from './rings.css'

export function Target({ label }: { label?: string }) {
  return (
    <svg
      className={css.target}
      viewBox="0 0 400 400"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {outer.map((ring) => (
        <circle key={ring} className={css.ring} cx={centre} cy={centre} r={radius(ring)} />
      ))}
      <circle className={css.disc} cx={centre} cy={centre} r={radius(6)} />
      {inner.map((ring) => (
        <circle key={ring} className={css.discRing} cx={centre} cy={centre} r={radius(ring)} />
      ))}
      <circle className={css.targetShot} cx={centre} cy={centre} r="11" />
      <Figures rings={[1, 2, 3, 4, 5]} className={css.targetFigure} />
      <Figures rings={[6, 7, 8]} className={css.discFigure} />
    </svg>
  )
}

const centre = 200
const step = 19.5
const outer = [1, 2, 3, 4, 5]
const inner = [7, 8, 9]

const radius = (ring: number) => (11 - ring) * step

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
