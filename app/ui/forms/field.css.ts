import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { controlBorder, hairline, oneColumn, vars } from '../tokens/vars.css'

const { color, space } = vars

/* Keeps a date field within a phone's width if the text is large. */
const column = style(oneColumn)

export const fields = style([column, { gap: space.s24 }])

export const pair = style({
  display: 'grid',
  gap: `${space.s24} ${space.s16}`,
  '@media': { [from(560)]: { gridTemplateColumns: '1fr 1fr' } },
})

export const field = style([column, { alignContent: 'start', gap: space.s6 }])
export const label = style({ fontWeight: 600, lineHeight: 1.35 })

/* Keeps the label of a focused field below the sticky header. */
export const inSight = style({ scrollMarginTop: '7rem' })

export const input = style([
  inSight,
  {
    width: '100%',
    minHeight: vars.tall,
    padding: `10px ${space.s12}`,
    border: controlBorder,
    borderRadius: vars.radius.control,
    background: color.surface,
    color: color.ink,
    ':focus-visible': { outlineOffset: 1 },
    '::placeholder': { color: color.muted, opacity: 1 },
    selectors: { '&[aria-invalid]': { border: `2px solid ${color.danger}`, padding: '9px 11px' } },
  },
])

export const error = style({
  display: 'flex',
  gap: space.s6,
  color: color.danger,
  fontSize: vars.text.t14,
  fontWeight: 600,
})

export const footer = style({
  maxWidth: 'none',
  marginTop: space.s12,
  paddingTop: space.s16,
  borderTop: hairline,
  color: color.muted,
})

globalStyle(`${error} > svg`, { height: '1lh' })

export const area = style([input, { display: 'block', resize: 'vertical' }])

export const file = style([
  input,
  {
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    selectors: {
      '&, &[aria-invalid]': { paddingBlock: 5, paddingLeft: 5 },
      '&::file-selector-button': {
        minHeight: 36,
        marginRight: space.s12,
        padding: `${space.s4} ${space.s12}`,
        border: controlBorder,
        borderRadius: vars.radius.small,
        background: color.paper,
        color: color.ink,
        font: 'inherit',
        fontWeight: 600,
        cursor: 'pointer',
      },
    },
  },
])
