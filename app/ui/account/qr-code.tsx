import { encode } from 'uqr'
import { qrCode } from './account.css'

/** With the four light modules around it that ISO/IEC 18004 asks for. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => darkRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
  return (
    <svg
      className={qrCode}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={dark.join('')} />
    </svg>
  )
}

/** Merges adjacent dark modules, which takes a third of the markup. */
function darkRuns(row: readonly boolean[]): [x: number, width: number][] {
  const modules = row.map((isDark) => (isDark ? '#' : ' ')).join('')
  return [...modules.matchAll(/#+/g)].map(({ 0: run, index }) => [index, run.length])
}
