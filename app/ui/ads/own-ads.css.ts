import { style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { vars } from '../tokens/vars.css'
import { alone, columns } from './ads-layout.css'

const { color, space } = vars

export const panel = style({
  padding: space.s16,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  selectors: { [`:is(${columns}, ${alone}) + &`]: { marginTop: space.s48 } },
  '@media': { [from(720)]: { padding: `${space.s16} ${space.s24}` } },
})
export const title = style({ fontSize: vars.text.t18 })

/* On a phone the state stands under the title, and what can be done beside both. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.s4} ${space.s16}`,
  paddingBlock: space.s12,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': { [from(720)]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
})
export const link = style({ display: 'flex', alignItems: 'center', minHeight: vars.tap })
export const state = style({ gridArea: '2 / 1', '@media': { [from(720)]: { gridArea: 'auto' } } })
export const notice = style({
  gridArea: '3 / 1 / auto / -1',
  fontSize: vars.text.t14,
  '@media': { [from(720)]: { gridArea: '2 / 1 / auto / -1' } },
})
export const actions = style({
  display: 'grid',
  gridArea: '1 / 2 / span 2',
  gap: space.s8,
  '@media': { [from(720)]: { display: 'flex', gridArea: 'auto' } },
})
