import { style } from '@vanilla-extract/css'
import { forcedColors } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s24,
  marginBottom: space.s12,
  borderBottom: `1px solid ${color.line}`,
})

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  minHeight: 48,
  marginBottom: -1,
  borderBottom: '3px solid transparent',
  color: color.muted,
  textDecoration: 'none',
  ':hover': { color: color.ink },
  selectors: {
    '&[aria-current]': { borderBottomColor: color.accent, color: color.ink, fontWeight: 600 },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-current]': { borderBottomColor: 'Highlight' } } },
  },
})

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 22,
  height: 22,
  paddingInline: 6,
  borderRadius: 11,
  background: color.danger,
  color: color.surface,
  fontSize: vars.text.t14,
  fontWeight: 600,
  lineHeight: 1,
})
