import { style } from '@vanilla-extract/css'
import { forcedColors } from '../tokens/media'
import { controlBorder, vars, wrapping } from '../tokens/vars.css'

const { color, space } = vars

export const share = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: `${space.s4} ${space.s16}`,
})

export const label = style({ ...wrapping, columnGap: space.s12, minWidth: 0, overflowWrap: 'anywhere' })

export const right = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s4,
  color: color.success,
  fontSize: vars.text.t14,
  fontWeight: 600,
})

export const bar = style({
  gridColumn: '1 / -1',
  width: '100%',
  height: 8,
  border: controlBorder,
  borderRadius: vars.radius.small,
  background: color.sunken,
  fill: color.control,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
})

export const rightBar = style({ fill: color.success, borderColor: color.success })
