import { globalStyle, style } from '@vanilla-extract/css'
import { forcedColors, from } from '../tokens/media'
import { coversParent, hairline, highlighted, ring, smallMuted, vars } from '../tokens/vars.css'

const { color, space, text } = vars

export const talk = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space.s12}`,
  paddingBlock: space.s16,
  borderTop: hairline,
})

export const avatar = style({
  ...ring,
  gridRow: '1 / span 3',
  alignSelf: 'start',
  width: 40,
  height: 40,
})

export const name = style({ fontSize: text.t16, fontWeight: 400, overflowWrap: 'anywhere' })
export const unreadName = style([name, { fontWeight: 600 }])

export const link = style({ color: color.ink, textDecoration: 'none', ...coversParent })
globalStyle(`${talk}:hover ${link}`, { color: color.brand, textDecoration: 'underline' })

export const line = style({
  gridColumn: '2 / -1',
  overflow: 'hidden',
  ...smallMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const unreadLine = style([line, { gridColumn: 2, color: color.ink, fontWeight: 600 }])

export const dot = style({
  justifySelf: 'end',
  width: 10,
  height: 10,
  borderRadius: '50%',
  background: color.accent,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
})

export const beside = style({ display: 'none', '@media': { [from(900)]: { display: 'block' } } })
globalStyle(`${beside} h2`, { marginBottom: space.s16 })
globalStyle(`${beside} ${talk}`, { paddingInline: space.s12 })
export const current = style([
  talk,
  {
    background: color.surface,
    boxShadow: `inset 3px 0 0 ${color.accent}`,
    '@media': { [forcedColors]: highlighted },
  },
])
globalStyle(`${current} ${name}`, { fontWeight: 600 })
