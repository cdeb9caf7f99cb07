import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css'

const { color, space } = vars

export const findings = style({ border: `1px solid ${color.line}`, borderRadius: vars.radius.card })

export const finding = style({
  padding: `${space.s12} ${space.s16}`,
  background: color.surface,
  overflowWrap: 'anywhere',
  selectors: {
    '& + &': { borderTop: `1px solid ${color.line}` },
    '&:first-child': { borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0` },
    '&:last-child': { borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}` },
    '&:only-child': { borderRadius: vars.radius.card },
  },
})

export const title = style({ fontSize: vars.text.t16 })

/* Long links keep apart where they fill several lines. */
export const links = style({ display: 'grid', gap: space.s8, marginTop: space.s4 })
