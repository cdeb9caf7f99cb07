import { style } from '@vanilla-extract/css'
import { thirds } from '../layout/layout.css'
import { equalColumns, from } from '../tokens/media'
import { coversParent, inkLine, oneColumn, quietLink, smallMuted, vars, wrapping } from '../tokens/vars.css'

const { color, space, text } = vars

export const list = style({
  ...oneColumn,
  gap: space.s32,
  '@media': { [from(720)]: { gridTemplateColumns: equalColumns(2), columnGap: space.s24 } },
})

export const card = style({
  position: 'relative',
  ...oneColumn,
  alignContent: 'start',
  gap: space.s8,
  overflowWrap: 'anywhere',
})

export const meta = style({
  ...wrapping,
  alignItems: 'center',
  gap: `${space.s4} ${space.s12}`,
  ...smallMuted,
})

export const link = style({ display: 'inline-block', paddingBlock: 2, ...quietLink, ...coversParent })

export const article = style({
  ...oneColumn,
  gap: space.s16,
  paddingBottom: space.s48,
  overflowWrap: 'anywhere',
  '@media': {
    [from(900)]: { gridTemplateColumns: thirds, gap: `${space.s32} ${space.s24}`, paddingBottom: space.s64 },
  },
})

export const title = style({ maxWidth: '28ch', '@media': { [from(900)]: { gridColumn: '1 / -1' } } })

export const about = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s8,
  '@media': { [from(900)]: { paddingTop: space.s16, borderTop: inkLine } },
})

export const body = style({ ...oneColumn, gap: space.s24, paddingTop: space.s16, borderTop: inkLine })

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: 560,
  objectFit: 'contain',
  borderRadius: vars.radius.card,
  background: color.sunken,
})

export const summary = style({ fontSize: text.t18, fontWeight: 600, lineHeight: 1.45 })
