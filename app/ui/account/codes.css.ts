import { style } from '@vanilla-extract/css'
import { from } from '../tokens/media'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

const code = {
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontVariantNumeric: 'tabular-nums',
} as const

export const secret = style([code, { overflowWrap: 'anywhere' }])

export const list = style({
  display: 'grid',
  gap: `${space.s8} ${space.s24}`,
  padding: space.s16,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  '@media': { [from(560)]: { gridTemplateColumns: '1fr 1fr' } },
})

/* It may break at its hyphens, where letters are doubled on a phone. */
export const item = style(code)

/* In a button whose longest word is wider than a phone where letters are doubled. */
export const breaking = style({ minWidth: 0, overflowWrap: 'anywhere' })
