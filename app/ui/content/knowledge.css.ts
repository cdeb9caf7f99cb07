import { style, styleVariants } from '@vanilla-extract/css'
import { forcedColors } from '../tokens/media'
import { smallMuted, vars, wrapping } from '../tokens/vars.css'

const { color, space } = vars

/** What is known has these colours in every drawing: the ring, the bars and the grid of the theory. */
export const tints = {
  mastered: color.brand,
  inProgress: color.inProgress,
  toRetake: color.toRetake,
  unseen: color.line,
}

/** In px. The height tells the parts apart on paper and in forced colours too. */
export const HEIGHTS = { mastered: 12, inProgress: 8, toRetake: 5, unseen: 2 }

export const tint = styleVariants(tints, (own) => ({
  color: own,
  '@media': { [forcedColors]: { color: own === tints.unseen ? 'GrayText' : 'CanvasText' } },
}))

/* Its colour is a border's, because paper and forced colours have no backgrounds. */
const sample = style({ flex: 'none', width: 14, borderTop: '1px solid', borderRadius: 2 })
export const samples = styleVariants(HEIGHTS, (borderTopWidth, part) => [
  sample,
  tint[part],
  { borderTopWidth },
])

export const bar = style({ width: '100%', height: HEIGHTS.mastered })
export const part = styleVariants(tint, (own) => [own, { fill: 'currentColor' }])

export const legend = style({ ...wrapping, gap: `${space.s4} ${space.s16}`, ...smallMuted })
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: space.s8 })
