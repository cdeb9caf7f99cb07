import { encode } from 'uqr'
import { qrCode } from './account.css'

/** Draws a QR code with the margin of four light modules that ISO/IEC 18004 requires. */
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

function darkRuns(row: readonly boolean[]): [x: number, width: number][] {
  const modules = row.map((isDark) => (isDark ? '#' : ' ')).join('')
  return [...modules.matchAll(/#+/g)].map(({ 0: run, index }) => [index, run.length])
}
