import { style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { centred, hairline, oneColumn, smallMuted, vars, wrapping } from '../tokens/vars.css'
import { alone, columns } from './ads-layout.css'

const { space } = vars

export const panel = style({
  padding: space.s16,
  border: hairline,
  borderRadius: vars.radius.card,
  selectors: { [`:is(${columns}, ${alone}) + &`]: { marginTop: space.s48 } },
  '@media': { [from(720)]: { padding: `${space.s16} ${space.s24}` } },
})

export const row = style({
  ...oneColumn,
  gap: `${space.s4} ${space.s16}`,
  paddingBlock: space.s12,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: hairline } },
  '@media': { [from(720)]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
})
export const link = style({ ...centred, gap: space.s12, minHeight: vars.tap })
export const state = style({
  ...wrapping,
  alignItems: 'center',
  gap: space.s12,
  maxWidth: 'none',
  fontVariantNumeric: 'tabular-nums',
})
export const draftName = style({ fontSize: vars.text.t18 })
export const draftStatus = style({ ...smallMuted, ':empty': { display: 'none' } })
export const notice = style({ gridColumn: '1 / -1', ...smallMuted })
export const actions = style({ gridColumn: '1 / -1', marginTop: space.s4 })
