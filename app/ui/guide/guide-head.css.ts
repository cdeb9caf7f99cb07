import { style } from '@vanilla-extract/css'
import { from, onPaper } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space, text } = vars

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s32,
  paddingBottom: space.s24,
  '@media': {
    [from(900)]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      columnGap: space.s24,
      alignItems: 'center',
      paddingBlock: `${space.s24} ${space.s48}`,
    },
  },
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
  '@media': { [from(900)]: { gap: space.s24, paddingRight: space.s48 } },
})
export const title = style({ fontSize: text.t48, lineHeight: 1.1 })
export const lead = style({ maxWidth: '52ch', fontSize: text.t18 })

/* A double rule, concentric like the rings. */
export const aside = style({
  padding: space.s24,
  border: `1px solid ${color.line}`,
  outline: `1px solid ${color.line}`,
  outlineOffset: -5,
  background: color.surface,
})
export const asideTitle = style({ marginBottom: space.s12, fontSize: text.t18 })

export const contents = style({
  paddingBlock: space.s8,
  borderTop: `1px solid ${color.ink}`,
  '@media': { [onPaper]: { display: 'none' } },
})
export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s24 })
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.tap })
