import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space, text } = vars

/** The figures, and on a desk the trend before them. */
export const numbers = style({
  display: 'grid',
  gap: space.s16,
  '@media': { [from(900)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.s24 } },
})

export const wide = style({ '@media': { [from(900)]: { gridColumn: 'span 2', order: -1 } } })

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
})

/* Beside the trend one above the other. */
export const beside = style({ '@media': { [from(900)]: { gridTemplateColumns: '1fr' } } })

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: space.s12,
  '@media': { [from(720)]: { padding: `${space.s16} ${space.s24}` } },
  selectors: { '& + &': { borderLeft: `1px solid ${color.line}` } },
})

export const besideFigure = style({
  '@media': {
    [from(900)]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      selectors: { '& + &': { borderTop: `1px solid ${color.line}`, borderLeft: 0 } },
    },
  },
})

export const term = style({
  color: color.muted,
  fontSize: text.t14,
  lineHeight: 1.3,
  '@media': { [from(900)]: { fontSize: text.t16 } },
})

export const value = style({
  marginTop: 'auto',
  fontSize: text.t28,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.02em',
  lineHeight: 1.25,
  '@media': { [from(720)]: { fontSize: text.t36 } },
})

export const more = style({
  gridColumn: '1 / -1',
  padding: `${space.s8} ${space.s12}`,
  borderTop: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: text.t14,
  textAlign: 'right',
  '@media': { [from(720)]: { paddingInline: space.s24 } },
})
globalStyle(`${more} > *`, { display: 'inline' })

export const besideValue = style({ '@media': { [from(900)]: { margin: 0, textAlign: 'right' } } })

export const note = style({
  display: 'block',
  color: color.muted,
  fontSize: text.t14,
  fontWeight: 400,
  letterSpacing: 0,
})
