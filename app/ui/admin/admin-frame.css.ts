import { globalStyle, style } from '@vanilla-extract/css'
import { tab } from '../content/links.css'
import { from } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space, text } = vars

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
  marginBottom: space.s16,
  '@media': { [from(900)]: { gridTemplateColumns: '1fr auto', alignItems: 'end' } },
})

export const title = style({ fontSize: text.t28 })

export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: space.s16,
  '@media': { [from(900)]: { gridTemplateColumns: 'repeat(3, auto)', gap: space.s32 } },
})
export const stat = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const term = style({ color: color.muted, fontSize: text.t14, lineHeight: 1.3 })
export const value = style({
  marginTop: 'auto',
  fontSize: text.t22,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.02em',
  lineHeight: 1.25,
})

export const waiting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s16,
  marginBottom: space.s8,
  fontSize: text.t14,
})

/* On a desk the journal ends the line of the tabs, below them on a phone. */
export const rail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBottom: space.s24,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [from(900)]: { gridTemplateColumns: '1fr auto', columnGap: space.s24 } },
})

export const journal = style([tab, { justifySelf: 'start' }])

globalStyle(`${waiting} > p`, { color: color.muted })
globalStyle(`${waiting} > ul`, { display: 'flex', flexWrap: 'wrap', columnGap: space.s16 })

/* The line is the rail's. */
globalStyle(`${rail} > nav > ul`, { marginBottom: 0, borderBottom: 0 })
