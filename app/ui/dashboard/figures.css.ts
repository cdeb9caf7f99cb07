import { globalStyle, style } from '@vanilla-extract/css'
import { from, onPaper } from '../tokens/media'
import { bigFigure, hairline, smallMuted, tapLine, underlined, vars, wrapping } from '../tokens/vars.css'

const { color, space, text } = vars

export const wide = style({ '@media': { [from(900)]: { gridColumn: 'span 2', order: -1 } } })

export const figures = style({
  ...wrapping,
  gap: 1,
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius.card,
  background: color.line,
})

export const beside = style({ '@media': { [from(900)]: { flexDirection: 'column' } } })

export const figure = style({
  display: 'flex',
  flex: '1 1 5.5rem',
  flexDirection: 'column',
  padding: space.s12,
  background: color.surface,
  '@media': { [from(720)]: { padding: `${space.s16} ${space.s24}` } },
})

export const besideFigure = style({
  '@media': { [from(900)]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' } },
})

export const term = style({
  ...smallMuted,
  lineHeight: 1.3,
  '@media': { [from(900)]: { fontSize: text.t16 } },
})

export const value = style({
  marginTop: 'auto',
  fontSize: text.t28,
  ...bigFigure,
  letterSpacing: '-.02em',
  '@media': { [from(720)]: { fontSize: text.t36 } },
})

export const more = style({
  flexBasis: '100%',
  padding: `${space.s8} ${space.s12}`,
  background: color.surface,
  ...smallMuted,
  textAlign: 'right',
  '@media': { [from(720)]: { paddingInline: space.s24 }, [from(900)]: { flexBasis: 'auto' } },
})
globalStyle(`${more} > *`, { display: 'inline' })

export const besideValue = style({ '@media': { [from(900)]: { margin: 0, textAlign: 'right' } } })

export const note = style({ display: 'block', ...smallMuted, fontWeight: 400, letterSpacing: 0 })

/* Unfolds the table of a drawing. */
export const tableSummary = style({
  ...tapLine,
  ...underlined,
  color: color.brand,
  '@media': { [onPaper]: { display: 'none' } },
})
globalStyle(`${tableSummary} + *`, { marginBottom: space.s16 })
