import { assignVars, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { equalColumns, from } from '../tokens/media'
import { schemes } from '../tokens/schemes'
import { controlBorder, framed, hairline, oneColumn, vars, wrapping } from '../tokens/vars.css'

const { color, space } = vars

export const scheme = styleVariants(schemes, (colours, name) => ({
  colorScheme: name,
  vars: assignVars(color, colours),
  color: color.ink,
}))

export const row = style({
  display: 'grid',
  gridTemplateColumns: equalColumns(2),
  gap: `${space.s8} ${space.s16}`,
  paddingBlock: space.s8,
  borderTop: hairline,
  '@media': {
    [from(900)]: { gridTemplateColumns: equalColumns(3), columnGap: space.s24, alignItems: 'center' },
  },
})

globalStyle(`${row} img`, { marginBottom: 0 })

export const words = style({ gridColumn: '1 / -1', '@media': { [from(900)]: { gridColumn: 'auto' } } })

export const sample = style({
  width: '100%',
  height: 44,
  marginBottom: space.s4,
  border: controlBorder,
  borderRadius: vars.radius.control,
  // This background is visible if the drawing ends a fraction of a pixel before the border.
  background: color.control,
})

export const drawings = style({
  ...oneColumn,
  gap: space.s16,
  '@media': { [from(900)]: { gridTemplateColumns: equalColumns(2), columnGap: space.s24 } },
})

export const panel = style({
  ...wrapping,
  alignItems: 'center',
  gap: space.s16,
  padding: space.s16,
  ...framed,
})

export const drawing = style({
  display: 'grid',
  gap: space.s8,
  justifyItems: 'center',
  maxWidth: '100%',
  fontSize: vars.text.t14,
})
export const wideDrawing = style([drawing, { width: 320 }])
