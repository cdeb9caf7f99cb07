import { style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { hairline, framed, vars, wrapping } from '../tokens/vars.css'

const { space } = vars

export const devices = style({ marginBottom: `-${space.s12}` })

export const device = style({
  display: 'grid',
  gap: space.s8,
  paddingBlock: space.s12,
  selectors: { '& + &': { borderTop: hairline }, '&:first-child': { paddingTop: 0 } },
  '@media': {
    [from(560)]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: space.s24 },
  },
})

export const about = style({ display: 'grid', gap: 2 })

export const name = style({
  marginBottom: 2,
  ...wrapping,
  alignItems: 'center',
  gap: `${space.s4} ${space.s12}`,
  fontWeight: 600,
})

const typed = {
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontVariantNumeric: 'tabular-nums',
} as const

export const secret = style([typed, { overflowWrap: 'anywhere' }])

/* Stays black on white in both colour schemes, because many scanners need it. */
export const qrCode = style({
  display: 'block',
  width: 224,
  maxWidth: '100%',
  height: 'auto',
  background: '#fff',
  fill: '#000',
  forcedColorAdjust: 'none',
})

export const codes = style({
  display: 'grid',
  gap: `${space.s8} ${space.s24}`,
  padding: space.s16,
  ...framed,
  '@media': { [from(560)]: { gridTemplateColumns: '1fr 1fr' } },
})

export const code = style(typed)
