/** Of a line, null is a gap. */
export type Panel = { title: string; lines: { name: string; values: (number | null)[] }[] }

const [WIDTH, HEIGHT, COLUMNS, HEAD] = [400, 210, 2, 44]
const PLOT = { left: 52, right: 16, top: 50, bottom: 34 }
const LINES = ['one', 'two', 'three']
const STYLE = `svg { color-scheme: light dark; font: 13px system-ui, sans-serif; background: #fff }
  text { fill: #1c2733 } .faint { fill: #566472; font-size: 11px } .grid { stroke: #d5dbe1 }
  polyline { fill: none; stroke-width: 2; stroke-linejoin: round } .title { font-weight: 600 }
  .one { stroke: #0b63b5 } .two { stroke: #b3470f; stroke-dasharray: 7 3 } .three { stroke: #2c7a3f; stroke-dasharray: 2 3 }
  @media (prefers-color-scheme: dark) {
    svg { background: #14191f } text { fill: #e8edf2 } .faint { fill: #a3b0bd } .grid { stroke: #36414c }
    .one { stroke: #6fb3f2 } .two { stroke: #f0985f } .three { stroke: #7fce92 }
  }`

/** Draws all panels over the same time. The values of a line are `step` minutes apart. */
export function drawCurves(title: string, step: number, panels: Panel[]): string {
  const [width, height] = [COLUMNS * WIDTH, HEAD + Math.ceil(panels.length / COLUMNS) * HEIGHT]
  const drawn = panels.map((panel, nth) => {
    const [x, y] = [(nth % COLUMNS) * WIDTH, HEAD + Math.floor(nth / COLUMNS) * HEIGHT]
    return `<g transform="translate(${x} ${y})">${drawPanel(panel, step)}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title text">
<title id="title">${title}</title>
<desc id="text">${panels.flatMap(describe).join('; ')}</desc>
<style>${STYLE}</style>
<text x="16" y="28" class="title">${title}</text>
${drawn.join('\n')}
</svg>
`
}

function drawPanel({ title, lines }: Panel, step: number): string {
  const top = niceTop(Math.max(...lines.flatMap(({ values }) => values.filter(isKnown))))
  const minutes = lines[0]!.values.length * step
  const x = (minute: number) => round(PLOT.left + (minute / minutes) * (WIDTH - PLOT.left - PLOT.right))
  const y = (value: number) => round(HEIGHT - PLOT.bottom - (value / top) * (HEIGHT - PLOT.top - PLOT.bottom))
  const rules = [0, top / 2, top].map(
    (value) => `<line x1="${x(0)}" x2="${x(minutes)}" y1="${y(value)}" y2="${y(value)}" class="grid"/>
<text x="${x(0) - 6}" y="${y(value) + 4}" text-anchor="end" class="faint">${round(value)}</text>`,
  )
  const times = [0, 0.5, 1].map((part) => {
    const label = `${Math.round(minutes * part)}${part === 1 ? ' min' : ''}`
    return `<text x="${x(minutes * part)}" y="${HEIGHT - 14}" text-anchor="${part === 1 ? 'end' : 'middle'}" class="faint">${label}</text>`
  })
  const curves = lines.map(({ values }, nth) => {
    const points = values
      .flatMap((value, at) => (isKnown(value) ? `${x((at + 1) * step)},${y(value)}` : []))
      .join(' ')
    return `<polyline points="${points}" class="${LINES[nth]}"/>`
  })
  return [`<text x="16" y="18">${title}</text>`, ...rules, ...times, ...curves, ...drawKey(lines)].join('\n')
}

/** Between the title and the plot, what each line is. */
function drawKey(lines: Panel['lines']): string[] {
  if (lines.length === 1) return []
  const widths = lines.map(({ name }) => 44 + 6 * name.length)
  return lines.map(({ name }, nth) => {
    const x = widths.slice(0, nth).reduce((sum, width) => sum + width, 16)
    return `<polyline points="${x},33 ${x + 20},33" class="${LINES[nth]}"/><text x="${x + 26}" y="37" class="faint">${name}</text>`
  })
}

function describe({ title, lines }: Panel): string[] {
  return lines.map(({ name, values }) => {
    const what = name ? `${title}, ${name}` : title
    const known = values.filter(isKnown)
    return `${what}: ${known[0]} at first, ${known.at(-1)} at last, ${Math.max(...known)} at most`
  })
}

/** The next number above that reads well and halves well. */
function niceTop(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  return [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((times) => times * unit).find((top) => top >= value)!
}

const isKnown = (value: number | null) => value !== null
const round = (value: number) => Math.round(value * 100) / 100
